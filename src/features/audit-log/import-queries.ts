import { queryOptions } from '@tanstack/react-query';
import { unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';
import type { AuditLine } from './page-queries';

/** More imports than these within one page of the log are left without their files' names. */
const MOST = 100;

/** An import, and its undoing, as stretches of time. */
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

/** The imports that ran while these lines, newest first, were written. Admins and editors. */
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
          .limit(MOST)
          .abortSignal(signal),
      ),
    enabled: newest !== '',
    meta: { silent: true },
  });
};
