import { LISTED_TEXT_STATUSES } from '@/domain/text-status';
import { definePagedList } from '@/lists/paged/define-paged-list';

/** All pages of /admin/cms, in any status. */
export const cmsList = definePagedList('list_pages', {
  table: 'cms_pages',
  title: 'title',
  sort: 'title',
  columns: [
    { column: 'title', kind: 'text', sort: true },
    {
      column: 'status',
      kind: 'choice',
      options: LISTED_TEXT_STATUSES,
      tones: { published: 'success', scheduled: 'info', draft: 'warning' },
    },
    { column: 'slug', kind: 'text', sort: true },
    { column: 'indonesian', kind: 'choice', options: ['complete', 'partial'], tones: { partial: 'warning' } },
    {
      column: 'english',
      kind: 'choice',
      options: ['complete', 'partial', 'none'],
      tones: { partial: 'warning', none: 'warning' },
    },
    { column: 'updated_at', kind: 'moment', sort: true, only: 'wide' },
  ],
  filters: [
    { name: 'status', options: LISTED_TEXT_STATUSES },
    { name: 'english', options: ['missing'], isSingle: true },
    { name: 'appears', options: ['today'], isSingle: true },
  ],
  actions: ['publish', 'unpublish', 'archive', 'trash'],
});
