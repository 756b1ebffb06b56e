import { defineResource } from '@/resource-kit/define-resource';
import { definePagedList } from '@/resource-kit/paged/define-paged-list';
import { STATUSES } from '@/components/certificate/certificate';
import { LEGAL_FORMS, PROVINCES } from './usual-values';

/** The form of a company. */
export const clientsResource = defineResource('clients', {
  titleColumn: 'name',
  fields: [
    { kind: 'text', column: 'name', required: true, max: 200, shape: 'name' },
    { kind: 'text', column: 'legal_form', max: 60, offers: LEGAL_FORMS },
    { kind: 'text', column: 'nib', max: 13, shape: /^[0-9]{13}$/ },
    { kind: 'text', column: 'province', max: 80, offers: PROVINCES },
    { kind: 'text', column: 'city', max: 80, offers: [] },
    { kind: 'text', column: 'association', max: 120, offers: [] },
    { kind: 'url', column: 'website' },
    { kind: 'image', column: 'logo_url' },
    { kind: 'toggle', column: 'is_published' },
  ],
});

/** The companies of /admin/klien. */
export const clientsList = definePagedList('list_clients', {
  table: 'clients',
  tellsAbout: ['certificates'],
  title: 'name',
  sort: 'name',
  columns: [
    { column: 'name', kind: 'text', sort: true },
    { column: 'legal_form', kind: 'text', only: 'file' },
    { column: 'nib', kind: 'text' },
    { column: 'city', kind: 'text', only: 'file' },
    { column: 'province', kind: 'text', sort: true },
    { column: 'association', kind: 'text', sort: true, only: 'wide' },
    { column: 'website', kind: 'text', only: 'file' },
    { column: 'certificates', kind: 'number' },
    { column: 'active', kind: 'number' },
    { column: 'is_published', kind: 'yesNo' },
    { column: 'updated_at', kind: 'date', sort: true, only: 'wide' },
  ],
  filters: [
    { name: 'province' },
    { name: 'association' },
    { name: 'status', options: STATUSES },
    { name: 'published', options: ['yes', 'no'] },
  ],
  actions: ['publish', 'unpublish', 'trash'],
});
