/** Kinds of laws and decrees, highest rank first, with the short form used in references. */
export const LEGAL_KINDS = {
  uu: 'UU',
  pp: 'PP',
  perpres: 'Perpres',
  permen: 'Permen',
  kepmen: 'Kepmen',
  kepdirjen: 'Kepdirjen',
  se: 'SE',
  standar: '',
  internal: '',
  lainnya: '',
} as const;
export type LegalKind = keyof typeof LEGAL_KINDS;
export const legalKinds = Object.keys(LEGAL_KINDS) as LegalKind[];
export const isLegalKind = (value: string): value is LegalKind => Object.hasOwn(LEGAL_KINDS, value);

export const LEGAL_STATUSES = ['berlaku', 'diubah', 'dicabut'] as const;
export type LegalStatus = (typeof LEGAL_STATUSES)[number];
export const isLegalStatus = (value: string): value is LegalStatus =>
  LEGAL_STATUSES.some((each) => each === value);

/** Number of laws loaded at start-up. If that many arrive, the legal products page loads the rest. */
export const START_UP_LAWS = 50;

/** Columns that the public pages read. */
export const LEGAL_COLUMNS =
  'id, kind, number, year, title, title_en, issued_on, status, replaced_by, file_url';
