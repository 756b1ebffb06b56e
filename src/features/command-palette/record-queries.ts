import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  Award,
  Building2,
  FileText,
  MessageSquareWarning,
  Newspaper,
  Scale,
  type LucideIcon,
} from 'lucide-react';
import { unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';

/** Kinds of records the palette finds: names of tables, in the order they are shown. */
export const recordKinds = {
  complaints: MessageSquareWarning,
  appeals: Scale,
  clients: Building2,
  certificates: Award,
  articles: Newspaper,
  cms_pages: FileText,
} as const satisfies Record<string, LucideIcon>;
export type RecordKind = keyof typeof recordKinds;

export interface FoundRecord {
  kind: RecordKind;
  id: string;
  title: string;
  detail: string | null;
  state: string | null;
}

const isKnown = <R extends { kind: string }>(record: R): record is R & { kind: RecordKind } =>
  Object.hasOwn(recordKinds, record.kind);

/** The database looks for no less: one word of two letters. */
export const isSearchable = (words: readonly string[]) => words.some((word) => word.length > 1);
/** With no longer word it looks at how words of names and titles begin. */
export const areBeginnings = (words: readonly string[]) => words.every((word) => word.length < 3);

/** Records in whose name, number or title every word occurs, as far as the person may see them. */
export const recordsQuery = (words: readonly string[]) =>
  queryOptions({
    queryKey: ['find_records', words.join(' ')] as const,
    queryFn: async ({ signal }): Promise<FoundRecord[]> => {
      const asked = database().rpc('find_records', { words: words.join(' ') });
      return unwrapRows(await asked.abortSignal(signal)).filter(isKnown);
    },
    enabled: isSearchable(words),
    placeholderData: keepPreviousData,
    // A failure is shown where the results would stand.
    meta: { silent: true },
  });
