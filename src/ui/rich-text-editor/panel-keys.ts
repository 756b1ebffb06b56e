import type { KeyboardEvent } from 'react';

/**
 * Keys of a panel that stands inside a form but is none itself: Enter does what it is for, Escape leaves it. Neither
 * submits the form nor closes the dialog around the editor.
 */
export const panelKeys = (submit: () => void, leave: () => void) => (event: KeyboardEvent) => {
  if (event.key === 'Enter') submit();
  else if (event.key === 'Escape') leave();
  else return;
  event.preventDefault();
  event.stopPropagation();
};
