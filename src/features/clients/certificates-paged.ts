import { defineResource } from '@/resource-kit/define-resource';
import { definePagedList } from '@/resource-kit/paged/define-paged-list';
import { QUALIFICATIONS, STATUSES } from '@/components/certificate/certificate';

/** The form of a certificate. Its status has a form of its own: it takes a reason and a day. */
export const certificatesResource = defineResource('certificates', {
  titleColumn: 'number',
  fields: [
    { kind: 'text', column: 'number', required: true, max: 80, shape: 'name' },
    {
      kind: 'reference',
      column: 'subclass_id',
      required: true,
      table: 'rl_subclass',
      label: ['code', 'name'],
    },
    { kind: 'select', column: 'qualification', required: true, options: QUALIFICATIONS },
    {
      kind: 'date',
      column: 'issued_on',
      required: true,
      from: '2000-01-01',
      // A certificate is valid for this long as a rule; the day that is written counts.
      proposes: { column: 'expires_on', years: 3 },
    },
    { kind: 'date', column: 'expires_on', required: true },
    { kind: 'toggle', column: 'is_published' },
  ],
  rules: [{ rule: 'inOrder', first: 'issued_on', last: 'expires_on', apart: true }],
});

/** All certificates: /admin/klien/sertifikat. */
export const certificatesList = definePagedList('list_certificates', {
  table: 'certificates',
  tellsAbout: ['clients'],
  title: 'number',
  sort: '-updated_at',
  columns: [
    { column: 'number', kind: 'text', sort: true },
    { column: 'client_name', kind: 'text' },
    { column: 'nib', kind: 'text', only: 'file' },
    { column: 'subclass_code', kind: 'text' },
    { column: 'subclass_name', kind: 'text', only: 'file' },
    { column: 'qualification', kind: 'choice', options: QUALIFICATIONS, only: 'wide' },
    {
      column: 'status',
      kind: 'choice',
      options: STATUSES,
      tones: { aktif: 'success', dibekukan: 'warning', dicabut: 'danger', kedaluwarsa: 'danger' },
    },
    { column: 'issued_on', kind: 'date', sort: true, only: 'wide' },
    { column: 'expires_on', kind: 'date', sort: true },
    { column: 'is_published', kind: 'yesNo', only: 'file' },
  ],
  filters: [
    { name: 'status', options: STATUSES },
    { name: 'expiring', options: ['30', '60', '90'] },
    { name: 'category' },
    { name: 'qualification', options: QUALIFICATIONS },
    { name: 'published', options: ['yes', 'no'] },
  ],
  // A certificate that was ever published stays on record: it is hidden on its company's page, with a reason.
  actions: ['publish', 'trash'],
});
