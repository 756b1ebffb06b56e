/** True while the person fills something in, or answers a dialog. */
export function isTyping(active: Element | null = document.activeElement): boolean {
  return (
    active !== null &&
    active.matches('input, textarea, select, [contenteditable="true"], [role="dialog"] *, [role="menu"] *')
  );
}
