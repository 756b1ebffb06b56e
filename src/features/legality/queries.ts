import { useQuery } from '@tanstack/react-query';
import { unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';
import { siteReads } from '@/site/site-reads';
import { mediaPath } from './legality';

/** Returns the body's legal documents, in display order. */
export const useLegalDocuments = () => useQuery(siteReads.legalitas);

export type LegalDocument = NonNullable<ReturnType<typeof useLegalDocuments>['data']>[number];

/** Returns the path of a document's file if it is in our storage. */
const pathOf = ({ file_url }: LegalDocument) => (file_url ? mediaPath(file_url) : undefined);

/** Returns file sizes in bytes. Best effort: if the query fails, documents are shown without them. */
export function useFileSizes(documents: readonly LegalDocument[]) {
  const paths = documents.flatMap((document) => pathOf(document) ?? []);
  const { data, isLoading } = useQuery({
    queryKey: ['media', 'sizes', paths],
    queryFn: async ({ signal }) => {
      const found = database().from('media').select('path, bytes').in('path', paths);
      return unwrapRows(await found.abortSignal(signal));
    },
    enabled: paths.length > 0,
    retry: false,
    meta: { table: 'media', silent: true },
  });
  const sizeOf = (document: LegalDocument) => data?.find(({ path }) => path === pathOf(document))?.bytes;
  return { sizeOf, isLoading };
}
