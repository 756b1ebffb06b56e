import type { FormName } from './draft';

/** The id of a field's input; of a group of choices, of the first one. */
export const fieldId = (form: FormName, field: string) => `${form}-${field}`;

/** Puts the focus on a field, where it is on screen. */
export const focusField = (form: FormName, field: string) =>
  document.getElementById(fieldId(form, field))?.focus();
