/** Whether the person is in the middle of filling something in, or of answering a dialog. */
export function isTyping(active: Element | null = document.activeElement): boolean {
  return (
    active !== null &&
    active.matches('input, textarea, select, [contenteditable="true"], [role="dialog"] *, [role="menu"] *')
  );
}
