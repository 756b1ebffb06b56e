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

/** Icons of the tables with their own search columns; all other lists share one. */
export const icons: Readonly<Record<string, LucideIcon>> = {
  complaints: MessageSquareWarning,
  appeals: Scale,
  clients: Building2,
  certificates: Award,
  articles: Newspaper,
  cms_pages: FileText,
};

export interface FoundRecord {
  /** Table of the record. */
  kind: string;
  id: string;
  title: string;
  detail: string | null;
  state: string | null;
}

/** Returns true if a word has at least two letters, the minimum for the database search. */
export const isSearchableQuery = (words: readonly string[]) => words.some((word) => word.length > 1);
/**
 * Returns true if all words are shorter than three letters: the database then matches only the start of
 * words.
 */
export const areTooShort = (words: readonly string[]) => words.every((word) => word.length < 3);

/** Queries the records whose name, number or title contains all words, as far as the user may see them. */
export const recordsQuery = (words: readonly string[]) =>
  queryOptions({
    queryKey: ['find_records', words.join(' ')] as const,
    queryFn: async ({ signal }): Promise<FoundRecord[]> => {
      const asked = database().rpc('find_records', { words: words.join(' ') });
      return unwrapRows(await asked.abortSignal(signal));
    },
    enabled: isSearchableQuery(words),
    placeholderData: keepPreviousData,
    // Errors replace the results instead of showing as toasts.
    meta: { silent: true },
  });
