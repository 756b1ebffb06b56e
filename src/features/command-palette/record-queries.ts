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

/** Icons of the tables that are found by columns of their own; the rows of lists share one. */
export const icons: Readonly<Record<string, LucideIcon>> = {
  complaints: MessageSquareWarning,
  appeals: Scale,
  clients: Building2,
  certificates: Award,
  articles: Newspaper,
  cms_pages: FileText,
};

export interface FoundRecord {
  /** Its table. */
  kind: string;
  id: string;
  title: string;
  detail: string | null;
  state: string | null;
}

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
      return unwrapRows(await asked.abortSignal(signal));
    },
    enabled: isSearchable(words),
    placeholderData: keepPreviousData,
    // A failure is shown where the results would stand.
    meta: { silent: true },
  });
