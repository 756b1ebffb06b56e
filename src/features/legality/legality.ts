import { dayAfter } from '@/lib/today';

/** Number of days before the expiry date in which a document is marked as expiring soon. */
const SOON_DAYS = 90;

export type Validity = 'valid' | 'soon' | 'expired';

/**
 * Returns the validity of a document on a day; both dates as 2026-11-30. The expiry date is the last valid
 * day.
 */
export function validity(validUntil: string, today: string): Validity {
  if (validUntil < today) return 'expired';
  return validUntil <= dayAfter(today, SOON_DAYS) ? 'soon' : 'valid';
}

/**
 * Returns the path in the bucket `media` for a file URL of the site or the storage; undefined for external
 * URLs.
 */
export function mediaPath(fileUrl: string): string | undefined {
  const path = fileUrl.match(/(?:^|\/storage\/v1\/object\/public)\/media\/([^?#]+)/)?.[1];
  return path && decodeURIComponent(path);
}

/** Returns 'PDF' for a URL with that extension, otherwise ''. */
export function fileKind(fileUrl: string): string {
  return (fileUrl.match(/\.([a-z0-9]{2,5})(?:[?#].*)?$/i)?.[1] ?? '').toUpperCase();
}
