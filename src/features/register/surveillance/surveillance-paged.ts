import { VISIT_RESULTS, VISIT_STATES } from '@/domain/surveillance';
import { QUALIFICATIONS, certificateStatuses } from '@/domain/certificate-status';
import { definePagedList } from '@/lists/paged/define-paged-list';

/** Surveillance visits of all certificates: /admin/klien/surveilans. */
export const surveillanceList = definePagedList('list_surveillance', {
  table: 'surveillance_visits',
  tellsAbout: ['certificates', 'clients'],
  title: 'number',
  sort: 'due_on',
  hasTrash: false,
  columns: [
    { column: 'number', kind: 'text' },
    { column: 'client_name', kind: 'text', sort: true },
    { column: 'nib', kind: 'text', only: 'file' },
    { column: 'subclass_code', kind: 'text', only: 'file' },
    { column: 'qualification', kind: 'choice', options: QUALIFICATIONS, only: 'file' },
    { column: 'due_on', kind: 'date', sort: true },
    {
      column: 'state',
      kind: 'choice',
      options: VISIT_STATES,
      tones: { undecided: 'danger', overdue: 'danger', month: 'warning', done: 'success' },
    },
    { column: 'done_on', kind: 'date', sort: true, only: 'asked' },
    {
      column: 'result',
      kind: 'choice',
      options: VISIT_RESULTS,
      tones: { memenuhi: 'success', perbaikan: 'warning', tidak: 'danger' },
    },
    { column: 'findings', kind: 'text', only: 'file' },
    { column: 'next_due_on', kind: 'date', only: 'file' },
    { column: 'note', kind: 'text', only: 'file' },
    { column: 'no_decision_reason', kind: 'text', only: 'file' },
    {
      column: 'status',
      kind: 'choice',
      options: certificateStatuses,
      tones: { aktif: 'success', dibekukan: 'warning', dicabut: 'danger', kedaluwarsa: 'danger' },
      only: 'wide',
    },
    { column: 'suspended_until', kind: 'date', sort: true, only: 'file' },
    { column: 'expires_on', kind: 'date', sort: true, only: 'asked' },
  ],
  filters: [
    { name: 'due', options: ['open', ...VISIT_STATES] },
    { name: 'status', options: certificateStatuses },
    { name: 'result', options: VISIT_RESULTS },
    { name: 'category' },
  ],
  actions: [],
});
