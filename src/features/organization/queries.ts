import { publishedRows } from '@/page-kit/published-rows';

/** Everybody in the chart, with what the start-up read leaves out. */
export const organizationQuery = publishedRows('struktur_organisasi', [
  'id',
  'name',
  'position',
  'position_en',
  'parent_id',
  'photo_url',
  'bio',
  'bio_en',
]);

export type Person = Awaited<ReturnType<NonNullable<(typeof organizationQuery)['queryFn']>>>[number];
