/** Legal forms of certified companies. */
export const LEGAL_FORMS = [
  'PT',
  'CV',
  'Firma',
  'Koperasi',
  'Persero',
  'Perum',
  'Perumda',
  'Perseroda',
  'BUJKA',
] as const;

/**
 * Associations with certification bodies licensed by LPJK, by their usual abbreviations. Other values are
 * accepted.
 */
export const ASSOCIATIONS = ['ASKONAS', 'ASPEKNAS', 'GAPEKNAS', 'GAPENSI', 'INKINDO'] as const;

/** Returns a function that replaces text differing only in case by the list's spelling. */
const spellingFrom = (list: readonly string[]) => (typed: string) =>
  list.find((value) => value.toLowerCase() === typed.trim().toLowerCase()) ?? typed;

export const legalFormSpelling = spellingFrom(LEGAL_FORMS);
export const associationSpelling = spellingFrom(ASSOCIATIONS);
