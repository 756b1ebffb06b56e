import { prefetchPage } from './public-routes';

/** The page of this site that a link leads to, in this tab; undefined for any other place. */
function pageAt(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && !link.target && link.origin === window.location.origin ? link.pathname : undefined;
}

/** Loads the page that a link leads to as soon as somebody points at it, touches it or reaches it by keyboard. */
export function prefetchLinks(): void {
  // Whoever saves data pays for what is opened, and for nothing else.
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const prefetch = ({ target }: Event) => {
    const page = pageAt(target);
    if (page) prefetchPage(page);
  };
  for (const sign of ['pointerover', 'focusin']) document.addEventListener(sign, prefetch, { passive: true });
}
