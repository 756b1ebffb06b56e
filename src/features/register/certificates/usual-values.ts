/** Forms of business that are certified. */
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

/** Associations whose certification bodies LPJK has licensed, by the short names that registers print. Others are taken too. */
export const ASSOCIATIONS = ['ASKONAS', 'ASPEKNAS', 'GAPEKNAS', 'GAPENSI', 'INKINDO'] as const;

/** Takes the spelling of the list for what differs from it in capitals only. */
const spelledAs = (list: readonly string[]) => (typed: string) =>
  list.find((value) => value.toLowerCase() === typed.trim().toLowerCase()) ?? typed;

export const legalFormSpelling = spelledAs(LEGAL_FORMS);
export const associationSpelling = spelledAs(ASSOCIATIONS);
