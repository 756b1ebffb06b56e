/** Placeholders of message templates; the database has the same list (private.is_template). */
export const PLACEHOLDERS = ['nomor', 'nama', 'judul', 'diterima', 'jawaban', 'batas', 'situs'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

const FORM = /\{([^{}]*)\}/g;

/** A date that is not known: staff write it in before they send. */
export const UNKNOWN = '…';

const isKnown = (word: string): word is Placeholder => PLACEHOLDERS.some((each) => each === word);

/** A template with its placeholders filled in. */
export const fillTemplate = (template: string, values: Record<Placeholder, string>) =>
  template.replace(FORM, (form, word: string) => (isKnown(word) ? values[word] || UNKNOWN : form));

/** The unknown placeholders of a text, as they were written. */
export const unknownPlaceholders = (text: string) =>
  [...text.matchAll(FORM)].filter(([, word]) => !isKnown(word ?? '')).map(([form]) => form);

/** A message after a template was chosen: it replaces the one before, and never what somebody typed. */
export function startedFrom(chosen: string, message: string, before: string): string {
  if (!message.trim() || message === before) return chosen;
  return chosen ? `${message.trimEnd()}\n\n${chosen}` : message;
}
