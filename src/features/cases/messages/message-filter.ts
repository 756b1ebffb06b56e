import { messageStatuses } from '@/domain/case-status';
import { changedUrl } from '@/lib/url-state';

export const MESSAGE_VIEWS = ['open', ...messageStatuses, 'all', 'spam'] as const;

/** `open`: not replied to yet. */
export type MessageFilter = { status: (typeof MESSAGE_VIEWS)[number]; search: string; page: number };

/** Parses the filter from the URL; unknown values are dropped. */
export function messageFilterFrom({
  get,
  page,
}: {
  get: (name: string) => string;
  page: number;
}): MessageFilter {
  const status = MESSAGE_VIEWS.find((view) => view === get('status')) ?? 'open';
  return { status, search: get('q').trim(), page };
}

/** Returns the filter as URL parameters, as saved views store it. */
export const messageSearch = ({ status, search }: MessageFilter) =>
  changedUrl('', { q: search, status: status === 'open' ? '' : status }).toString();
