import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { toAppError, unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';
import type { Scope, ScopeFilter } from './scopes';

/** Row of the search result. `is_close`: only similar to the search. */
type FoundScope = Scope & {
  description: string | null;
  description_en: string | null;
  nature: string;
  is_close: boolean;
};
export type FoundScopes = { words: string; scopes: FoundScope[] };

/** Searches codes by code, KBLI or text, best first; the database corrects typing errors. */
export const scopeSearchQuery = ({ words, category, nature }: ScopeFilter) =>
  queryOptions({
    queryKey: ['rl_subclass', 'search', words, category, nature] as const,
    queryFn: async ({ signal }): Promise<FoundScopes> => {
      const narrowed = { ...(category && { category }), ...(nature && { nature }) };
      const found = database().rpc('search_scopes', { query: words, ...narrowed });
      return { words, scopes: unwrapRows(await found.abortSignal(signal)) };
    },
    placeholderData: keepPreviousData,
    meta: { table: 'rl_subclass', silent: true },
  });

/** Records a search without results: its text only, nothing about the visitor. */
export async function reportFailedScopeSearch(query: string): Promise<void> {
  await database().rpc('note_lost_scope', { query });
}

/** Columns of a subclassification and its classification. */
const DETAIL =
  'id, category_id, code, name, name_en, kbli_code, kbli_version, kbli_other_code, kbli_other_version, description, description_en, scheme_number, scheme_edition, scheme_url, legal_basis, qualifications, category:rl_categories!inner (code, name, name_en, nature, is_published, deleted_at)';

/** Queries a subclassification by code, with its classification; null if it does not exist. */
export const scopeQuery = (code: string) =>
  queryOptions({
    queryKey: ['rl_subclass', 'public', code] as const,
    queryFn: async ({ signal }) => {
      const { data, error, status } = await database()
        .from('rl_subclass')
        .select(DETAIL)
        .eq('code', code)
        .eq('is_published', true)
        .is('deleted_at', null)
        .eq('category.is_published', true)
        .is('category.deleted_at', null)
        .abortSignal(signal)
        .maybeSingle();
      if (error) throw toAppError(error, status);
      return data;
    },
    meta: { table: 'rl_subclass', silent: true },
  });

export type ScopeDetail = NonNullable<
  Awaited<ReturnType<NonNullable<ReturnType<typeof scopeQuery>['queryFn']>>>
>;

/** Queries the published subclassifications with the given codes, in their order. */
export const scopesByCodeQuery = (codes: readonly string[]) =>
  queryOptions({
    queryKey: ['rl_subclass', 'public', 'several', ...codes] as const,
    queryFn: async ({ signal }) => {
      const found = database()
        .from('rl_subclass')
        .select(DETAIL)
        .in('code', codes)
        .eq('is_published', true)
        .is('deleted_at', null)
        .eq('category.is_published', true)
        .is('category.deleted_at', null);
      const rows = unwrapRows(await found.abortSignal(signal));
      return rows.sort((one, other) => codes.indexOf(one.code) - codes.indexOf(other.code));
    },
    placeholderData: keepPreviousData,
    meta: { table: 'rl_subclass', silent: true },
  });
