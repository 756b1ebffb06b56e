import { useQuery } from '@tanstack/react-query';
import { unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';
import { siteReads } from '@/site/site-reads';
import { mediaPath } from './legality';

/** The body's legal documents, in order. */
export const useLegalitas = () => useQuery(siteReads.legalitas);

export type LegalDocument = NonNullable<ReturnType<typeof useLegalitas>['data']>[number];

/** Path of the document's file where it is in our own storage. */
const pathOf = ({ file_url }: LegalDocument) => (file_url ? mediaPath(file_url) : undefined);

/** File sizes of documents in bytes. They are best effort: without them the documents are shown all the same. */
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
