import { queryOptions } from '@tanstack/react-query';
import { unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';
import type { AuditLine } from './page-queries';

/** Maximum number of imports loaded per page of the log; entries of further ones show no file name. */
const MAX_IMPORTS = 100;

/** Time spans of an import and of its undo. */
export interface ImportSpan {
  kind: string;
  file_name: string;
  actor_name: string | null;
  undone_by_name: string | null;
  created_at: string;
  updated_at: string;
  finished_at: string | null;
  undone_at: string | null;
}

/**
 * Queries the imports that overlap with the given entries, which are sorted newest first. For admins and
 * editors.
 */
export const importsAroundQuery = (lines: readonly Pick<AuditLine, 'created_at'>[]) => {
  const [newest, oldest] = [lines[0]?.created_at ?? '', lines.at(-1)?.created_at ?? ''];
  return queryOptions({
    queryKey: ['imports', 'around', oldest, newest] as const,
    queryFn: async ({ signal }): Promise<ImportSpan[]> =>
      unwrapRows(
        await database()
          .from('imports')
          .select(
            'kind, file_name, actor_name, undone_by_name, created_at, updated_at, finished_at, undone_at',
          )
          .lte('created_at', newest)
          .gte('updated_at', oldest)
          .order('created_at', { ascending: false })
          .limit(MAX_IMPORTS)
          .abortSignal(signal),
      ),
    enabled: newest !== '',
    meta: { silent: true },
  });
};
