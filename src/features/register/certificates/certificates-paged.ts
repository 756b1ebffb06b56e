import { QUALIFICATIONS, certificateStatuses } from '@/domain/certificate-status';
import { definePagedList } from '@/lists/paged/define-paged-list';

/** All certificates: /admin/klien/sertifikat. */
export const certificatesList = definePagedList('list_certificates', {
  table: 'certificates',
  tellsAbout: ['clients'],
  title: 'number',
  sort: '-updated_at',
  columns: [
    { column: 'number', kind: 'text', sort: true },
    {
      column: 'status',
      kind: 'choice',
      options: certificateStatuses,
      tones: { aktif: 'success', dibekukan: 'warning', dicabut: 'danger', kedaluwarsa: 'danger' },
    },
    { column: 'expires_on', kind: 'date', sort: true },
    { column: 'client_name', kind: 'text' },
    { column: 'nib', kind: 'text', only: 'file' },
    { column: 'subclass_code', kind: 'text' },
    { column: 'subclass_name', kind: 'text', only: 'file' },
    { column: 'qualification', kind: 'choice', options: QUALIFICATIONS, only: 'wide' },
    { column: 'issued_on', kind: 'date', sort: true, only: 'wide' },
    { column: 'kbli_code', kind: 'text', only: 'file' },
    { column: 'kbli_version', kind: 'text', only: 'file' },
    { column: 'kbli_other_code', kind: 'text', only: 'file' },
    { column: 'kbli_other_version', kind: 'text', only: 'file' },
    { column: 'scheme_number', kind: 'text', only: 'file' },
    { column: 'scheme_edition', kind: 'text', only: 'file' },
    { column: 'legal_basis', kind: 'text', only: 'file' },
    { column: 'decision_number', kind: 'text', only: 'file' },
    { column: 'decided_on', kind: 'date', only: 'file' },
    { column: 'decided_by', kind: 'text', only: 'file' },
    { column: 'lpjk_number', kind: 'text', only: 'file' },
    { column: 'lpjk_url', kind: 'text', only: 'file' },
    { column: 'is_published', kind: 'yesNo', only: 'file' },
  ],
  filters: [
    { name: 'status', options: certificateStatuses },
    { name: 'expiring', options: ['30', '60', '90'], isSingle: true },
    { name: 'suspension', options: ['ending'], isSingle: true },
    { name: 'category' },
    { name: 'qualification', options: QUALIFICATIONS },
    { name: 'published', options: ['yes', 'no'], isSingle: true },
  ],
  // A certificate that was ever published stays on record: admins hide it on its company's page, with a
  // reason.
  actions: ['publish', 'trash'],
});
