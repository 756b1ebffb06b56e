import { certificateStatuses } from '@/domain/certificate-status';
import { COMPANY_KINDS } from '@/domain/company-kind';
import { definePagedList } from '@/lists/paged/define-paged-list';

/** Companies of /admin/klien. */
export const clientsList = definePagedList('list_clients', {
  table: 'clients',
  tellsAbout: ['certificates'],
  title: 'name',
  sort: 'name',
  columns: [
    { column: 'name', kind: 'text', sort: true },
    { column: 'legal_form', kind: 'text', only: 'file' },
    { column: 'kind', kind: 'choice', options: COMPANY_KINDS, only: 'wide' },
    { column: 'nib', kind: 'text' },
    { column: 'city', kind: 'text', only: 'file' },
    { column: 'province', kind: 'text', sort: true },
    { column: 'association', kind: 'text', sort: true, only: 'wide' },
    { column: 'website', kind: 'text', only: 'file' },
    { column: 'name_since', kind: 'date', only: 'file' },
    { column: 'certificates', kind: 'number' },
    { column: 'active', kind: 'number' },
    { column: 'is_published', kind: 'yesNo' },
    { column: 'updated_at', kind: 'date', sort: true, only: 'asked' },
  ],
  filters: [
    { name: 'province' },
    { name: 'association' },
    { name: 'kind', options: COMPANY_KINDS },
    { name: 'status', options: certificateStatuses },
    { name: 'published', options: ['yes', 'no'], isSingle: true },
  ],
  actions: ['publish', 'unpublish', 'trash'],
});
