/** The page of this site that a link leads to, in this tab; undefined for any other place. */
function pageAt(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && !link.target && link.origin === window.location.origin ? link.pathname : undefined;
}

/**
 * Calls back with the address of a page as soon as somebody points at a link to it, touches it or reaches it by keyboard;
 * until `end`.
 */
export function onLinkPointed(prefetch: (pathname: string) => void, end?: AbortSignal): void {
  // Whoever saves data pays for what is opened, and for nothing else.
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const note = ({ target }: Event) => {
    const page = pageAt(target);
    if (page) prefetch(page);
  };
  const options = { passive: true, ...(end && { signal: end }) };
  for (const sign of ['pointerover', 'focusin']) document.addEventListener(sign, note, options);
}
