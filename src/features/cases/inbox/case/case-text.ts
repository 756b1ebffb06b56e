import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { toAppError, unwrap } from '@/lib/errors';
import { database } from '@/lib/supabase';
import type { CaseInbox, CaseRow } from '@/features/cases/inbox/case-inbox';
import { caseEventsQuery } from './detail-queries';

/** Placeholder for texts in the rows of a confidential case (private.kept_apart). */
export const CONFIDENTIAL_TEXT = '(rahasia)';

interface CaseText {
  /** Texts of the case by column. */
  columns: Record<string, string>;
  /** Texts of timeline entries and involved people, by id. */
  entries: Record<string, string>;
}
const nothing: CaseText = { columns: {}, entries: {} };

/**
 * Queries the texts of a confidential case. Each call is logged, so it is repeated only when `state` changes.
 */
const caseTextQuery = ({ kind }: CaseInbox, id: string, state: string) =>
  queryOptions({
    queryKey: ['case_text', kind, id, state] as const,
    // Shape according to the comment of the SQL function: {columns, entries}.
    queryFn: async () => unwrap(await database().rpc('case_text', { kind, id })) as unknown as CaseText,
    staleTime: Infinity,
    gcTime: 0,
    placeholderData: keepPreviousData,
    retry: false,
    meta: { table: 'case_text', silent: true },
  });

/** Returns the case with its confidential texts filled in. `isClosed`: the user may not read them. */
export function useCaseText(inbox: CaseInbox, row: (CaseRow & Record<string, unknown>) | undefined) {
  const isApart = row?.is_confidential === true;
  const id = row?.id ?? '';
  const events = useQuery({ ...caseEventsQuery(inbox, id), enabled: isApart });
  const state = `${row?.updated_at ?? ''} ${events.data?.at(-1)?.id ?? ''}`;
  const text = useQuery({ ...caseTextQuery(inbox, id, state), enabled: isApart && events.isFetched });
  const isClosed = toAppError(text.error).message === 'case.confidential';
  const { columns, entries } = (isApart && text.data) || nothing;
  return {
    row: row && { ...row, ...columns },
    entries,
    isApart,
    isClosed,
    isPending: isApart && text.isPending,
    error: isClosed ? null : text.error,
    refetch: text.refetch,
  };
}
