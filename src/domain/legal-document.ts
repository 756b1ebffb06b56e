/**
 * Kinds of documents on the legal status of the body. The form preselects the first, because a document
 * without a chosen kind must not count as a required one.
 */
export const LEGAL_DOCUMENT_KINDS = [
  'lainnya',
  'akta',
  'izin',
  'lisensi',
  'akreditasi',
  'pernyataan',
] as const;
