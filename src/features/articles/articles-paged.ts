import { LISTED_TEXT_STATUSES } from '@/domain/text-status';
import { definePagedList } from '@/lists/paged/define-paged-list';

/** All articles of /admin/news, in any status. */
export const articlesList = definePagedList('list_articles', {
  table: 'articles',
  title: 'title',
  sort: '-updated_at',
  columns: [
    { column: 'title', kind: 'text', sort: true },
    {
      column: 'status',
      kind: 'choice',
      options: LISTED_TEXT_STATUSES,
      tones: { published: 'success', scheduled: 'info', draft: 'warning' },
    },
    {
      column: 'category',
      kind: 'choice',
      options: ['lembaga', 'regulasi', 'panduan', 'pengumuman', 'berita'],
      only: 'asked',
    },
    {
      column: 'indonesian',
      kind: 'choice',
      options: ['complete', 'partial'],
      tones: { partial: 'warning' },
      only: 'file',
    },
    {
      column: 'english',
      kind: 'choice',
      options: ['complete', 'partial', 'none'],
      tones: { partial: 'warning', none: 'warning' },
    },
    { column: 'author_name', kind: 'text', only: 'asked' },
    { column: 'published_at', kind: 'moment', sort: true },
    { column: 'updated_at', kind: 'moment', sort: true, only: 'wide' },
  ],
  filters: [
    { name: 'status', options: LISTED_TEXT_STATUSES },
    { name: 'category' },
    { name: 'author' },
    { name: 'english', options: ['missing'], isSingle: true },
    { name: 'appears', options: ['today'], isSingle: true },
  ],
  actions: ['publish', 'unpublish', 'archive', 'trash'],
});
