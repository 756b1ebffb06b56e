import { QUALIFICATIONS, STATUSES } from '@/domain/certificate';
import { definePagedList } from '@/lists/paged/define-paged-list';

/** Findings of a visit in one word (surveillance_visits.result). */
export const RESULTS = ['memenuhi', 'perbaikan', 'tidak'] as const;

/** A visit as it stands today (private.surveillance_state). */
export const VISIT_STATES = ['overdue', 'month', 'planned', 'done', 'missed'] as const;

/** The surveillance visits of all certificates: /admin/klien/surveilans. */
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
      tones: { overdue: 'danger', month: 'warning', done: 'success' },
    },
    { column: 'done_on', kind: 'date', sort: true, only: 'wide' },
    {
      column: 'result',
      kind: 'choice',
      options: RESULTS,
      tones: { memenuhi: 'success', perbaikan: 'warning', tidak: 'danger' },
    },
    { column: 'findings', kind: 'text', only: 'file' },
    { column: 'next_due_on', kind: 'date', only: 'file' },
    { column: 'note', kind: 'text', only: 'file' },
    {
      column: 'status',
      kind: 'choice',
      options: STATUSES,
      tones: { aktif: 'success', dibekukan: 'warning', dicabut: 'danger', kedaluwarsa: 'danger' },
      only: 'wide',
    },
    { column: 'suspended_until', kind: 'date', sort: true, only: 'file' },
    { column: 'expires_on', kind: 'date', sort: true, only: 'wide' },
  ],
  filters: [
    { name: 'due', options: ['open', ...VISIT_STATES] },
    { name: 'status', options: STATUSES },
    { name: 'result', options: RESULTS },
    { name: 'category' },
  ],
  actions: [],
});
