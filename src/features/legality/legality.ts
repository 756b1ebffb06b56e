import { dayAfter } from '@/lib/today';

/** Days before its last day from which a document is said to expire soon. */
const SOON_DAYS = 90;

export type Validity = 'valid' | 'soon' | 'expired';

/** The validity of a document on a day; both days as 2026-11-30. It is valid through its last day. */
export function validity(validUntil: string, today: string): Validity {
  if (validUntil < today) return 'expired';
  return validUntil <= dayAfter(today, SOON_DAYS) ? 'soon' : 'valid';
}

/** Path in the bucket `media` of a file URL, of the site or of the storage; undefined for one elsewhere. */
export function mediaPath(fileUrl: string): string | undefined {
  const path = fileUrl.match(/(?:^|\/storage\/v1\/object\/public)\/media\/([^?#]+)/)?.[1];
  return path && decodeURIComponent(path);
}

/** 'PDF' for a file whose address ends so; empty when the address does not tell. */
export function fileKind(fileUrl: string): string {
  return (fileUrl.match(/\.([a-z0-9]{2,5})(?:[?#].*)?$/i)?.[1] ?? '').toUpperCase();
}
