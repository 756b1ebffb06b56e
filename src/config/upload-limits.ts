/**
 * Limits of the buckets in bytes; duplicated in the database and compared by tests/access/buckets.test.ts.
 */
export const EVIDENCE_LIMITS = { files: 5, bytes: 10_485_760 } as const;
export const MEDIA_LIMITS = { picture: 5_242_880, document: 20_971_520 } as const;

export const EVIDENCE_KINDS = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export const PICTURE_KINDS = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;
