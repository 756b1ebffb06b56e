/** Events that suggest that a link will be opened: hover, touch or keyboard focus. */
export const POINTED = ['pointerover', 'focusin'];

/** Returns the link at the target if it opens a page of this site in this tab. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && !link.target && link.origin === window.location.origin ? link : undefined;
}

/** Calls back with a link's address on each of these events, until the signal aborts. */
export function onLink(
  signs: readonly string[],
  note: (address: { pathname: string; search: string }) => void,
  options?: { signal: AbortSignal },
): void {
  // Do not prefetch in data-saving mode.
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const seen = ({ target }: Event) => {
    const link = linkAt(target);
    if (link) note(link);
  };
  for (const sign of signs) document.addEventListener(sign, seen, options);
}
