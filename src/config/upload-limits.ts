/** Bucket limits, sizes in bytes. The database repeats them; tests/access/buckets.test.ts compares both. */
export const EVIDENCE_LIMITS = { files: 5, bytes: 10_485_760 } as const;
export const MEDIA_LIMITS = { picture: 5_242_880, document: 20_971_520 } as const;

export const EVIDENCE_KINDS = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export const PICTURE_KINDS = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;
