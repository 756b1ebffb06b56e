/** Signs that somebody may open a link: pointed at, touched, or reached by keyboard. */
export const POINTED = ['pointerover', 'focusin'];

/** The link to a page of this site, in this tab; undefined for any other place. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && !link.target && link.origin === window.location.origin ? link : undefined;
}

/** Calls back with the address of a link at each of these signs, until the signal ends it. */
export function onLink(
  signs: readonly string[],
  note: (address: { pathname: string; search: string }) => void,
  options?: { signal: AbortSignal },
): void {
  // Whoever saves data pays for what is opened, and for nothing else.
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const seen = ({ target }: Event) => {
    const link = linkAt(target);
    if (link) note(link);
  };
  for (const sign of signs) document.addEventListener(sign, seen, options);
}
