import { changedUrl } from '@/lib/url-state';

/** As the database knows them. */
export const STATUSES = ['baru', 'dibaca', 'dibalas', 'arsip'] as const;
export type MessageStatus = (typeof STATUSES)[number];
export const VIEWS = ['open', ...STATUSES, 'all', 'spam'] as const;

/** `open`: not answered yet. */
export type MessageFilter = { status: (typeof VIEWS)[number]; words: string; page: number };

export const isStatus = (value: string): value is MessageStatus => STATUSES.some((each) => each === value);

/** Parses the filter from the URL; unknown values are dropped. */
export function filterFrom({ get, page }: { get: (name: string) => string; page: number }): MessageFilter {
  const status = VIEWS.find((view) => view === get('status')) ?? 'open';
  return { status, words: get('q').trim(), page };
}

/** A filter as parameters of the address, by which it is saved. */
export const searchOf = ({ status, words }: MessageFilter) =>
  changedUrl('', { q: words, status: status === 'open' ? '' : status }).toString();
