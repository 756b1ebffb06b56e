import { queryOptions } from '@tanstack/react-query';
import { database } from '@/lib/supabase';
import { readPublished } from '@/page-kit/published-rows';
import { mediaPath } from './legality';

const COLUMNS = [
  'id',
  'title',
  'title_en',
  'number',
  'issuer',
  'issuer_en',
  'issued_on',
  'valid_until',
  'file_url',
  'description',
  'description_en',
] as const;

/** The body's legal documents in order, each with its file size where the file is in our own storage. */
export const legalityQuery = queryOptions({
  queryKey: ['legalitas', 'public'] as const,
  queryFn: async ({ signal }) => {
    const papers = await readPublished('legalitas', COLUMNS, signal);
    const paths = papers.flatMap(({ file_url }) => (file_url ? (mediaPath(file_url) ?? []) : []));
    const weights = await weightsOf(paths, signal);
    return papers.map((paper) => ({
      ...paper,
      bytes: (paper.file_url && weights.get(mediaPath(paper.file_url) ?? '')) || undefined,
    }));
  },
  meta: { table: 'legalitas', silent: true },
});

/** File sizes in bytes by path. They are best effort: without them the documents are shown all the same. */
async function weightsOf(paths: string[], signal: AbortSignal): Promise<Map<string, number>> {
  if (paths.length === 0) return new Map();
  const { data } = await database().from('media').select('path, bytes').in('path', paths).abortSignal(signal);
  return new Map(data?.map(({ path, bytes }) => [path, bytes]));
}

export type Paper = Awaited<ReturnType<NonNullable<(typeof legalityQuery)['queryFn']>>>[number];
