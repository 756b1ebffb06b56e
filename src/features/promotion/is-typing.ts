/** Returns true if the user is editing a field or using a dialog. */
export function isTyping(active: Element | null = document.activeElement): boolean {
  return (
    active !== null &&
    active.matches('input, textarea, select, [contenteditable="true"], [role="dialog"] *, [role="menu"] *')
  );
}
