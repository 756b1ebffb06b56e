/**
 * Kinds of documents on the legal status of the body. The form preselects the first: a document without a chosen kind
 * must not count as one of the required ones.
 */
export const LEGAL_DOCUMENT_KINDS = [
  'lainnya',
  'akta',
  'izin',
  'lisensi',
  'akreditasi',
  'pernyataan',
] as const;
