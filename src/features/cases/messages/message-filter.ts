import { messageStatuses } from '@/domain/case-status';
import { changedUrl } from '@/lib/url-state';

export const VIEWS = ['open', ...messageStatuses, 'all', 'spam'] as const;

/** `open`: not replied to yet. */
export type MessageFilter = { status: (typeof VIEWS)[number]; words: string; page: number };

/** Parses the filter from the URL; unknown values are dropped. */
export function filterFrom({ get, page }: { get: (name: string) => string; page: number }): MessageFilter {
  const status = VIEWS.find((view) => view === get('status')) ?? 'open';
  return { status, words: get('q').trim(), page };
}

/** Returns the filter as URL parameters, as saved views store it. */
export const searchOf = ({ status, words }: MessageFilter) =>
  changedUrl('', { q: words, status: status === 'open' ? '' : status }).toString();
