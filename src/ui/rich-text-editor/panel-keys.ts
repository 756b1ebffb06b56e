import type { KeyboardEvent } from 'react';

/**
 * Handles the keys of a panel inside a form: Enter submits the panel, Escape closes it. Neither reaches the
 * form or dialog around the editor.
 */
export const panelKeys = (submit: () => void, leave: () => void) => (event: KeyboardEvent) => {
  if (event.key === 'Enter') submit();
  else if (event.key === 'Escape') leave();
  else return;
  event.preventDefault();
  event.stopPropagation();
};
