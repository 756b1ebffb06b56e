import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';

export const KINDS = [
  'article',
  'page',
  'article_change',
  'page_change',
  'promotion_begins',
  'promotion_ends',
  'paper_ends',
  'fees_begin',
  'holiday',
] as const;
export type EntryKind = (typeof KINDS)[number];

/** A thing that falls on a day: content_calendar() in the database. */
export interface CalendarEntry {
  at: string;
  kind: EntryKind;
  row_id: string | null;
  row_key: string | null;
  /** In each language that it is written in. */
  titles: { title: string | null; title_en?: string | null } | null;
  is_ahead: boolean;
}

/** The things that fall on the days of these weeks. */
export const calendarQuery = (weeks: readonly (readonly string[])[]) => {
  const from_day = weeks[0]?.[0] ?? '';
  const to_day = weeks.at(-1)?.at(-1) ?? '';
  return queryOptions({
    queryKey: ['content_calendar', from_day, to_day] as const,
    queryFn: async ({ signal }) =>
      unwrapRows(await database().rpc('content_calendar', { from_day, to_day }).abortSignal(signal)).map(
        // The function's comment names the kinds, and the shape of titles.
        ({ kind, titles, ...row }): CalendarEntry => ({
          ...row,
          kind: kind as EntryKind,
          titles: titles as CalendarEntry['titles'],
        }),
      ),
    // Texts are published elsewhere.
    staleTime: 0,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
};

/** True for what has a time of the day, and not a day only. */
export const hasTime = ({ kind }: CalendarEntry) =>
  ['article', 'page', 'article_change', 'page_change'].includes(kind);
