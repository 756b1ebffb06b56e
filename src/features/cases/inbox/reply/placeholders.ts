/** Placeholders of message templates, as in the database (private.is_template). */
export const PLACEHOLDERS = ['nomor', 'nama', 'judul', 'diterima', 'jawaban', 'batas', 'situs'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

const PLACEHOLDER_PATTERN = /\{([^{}]*)\}/g;

const isKnown = (word: string): word is Placeholder => PLACEHOLDERS.some((each) => each === word);

/** Fills in the placeholders of a template. Unknown values become `gap`, for staff to fill in. */
export const fillTemplate = (template: string, values: Record<Placeholder, string>, gap: string) =>
  template.replace(PLACEHOLDER_PATTERN, (form, word: string) => (isKnown(word) ? values[word] || gap : form));

/** Returns the unknown placeholders of a text, as written. */
export const unknownPlaceholders = (text: string) =>
  [...text.matchAll(PLACEHOLDER_PATTERN)].filter(([, word]) => !isKnown(word ?? '')).map(([form]) => form);

/** Returns the message after choosing a template: replaces the previous template, but never typed text. */
export function isBasedOnTemplate(chosen: string, message: string, before: string): string {
  if (!message.trim() || message === before) return chosen;
  return chosen ? `${message.trimEnd()}\n\n${chosen}` : message;
}
