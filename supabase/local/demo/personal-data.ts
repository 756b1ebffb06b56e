import { by, type Step } from './lives.ts';

/** The person of a case asks about their own data; an editor enters the request into the register. */
export const asks = (after: number, kind: 'correct' | 'export' | 'erase', asked_by: string): Step => ({
  after,
  run: by(
    'editor',
    `select public.record_data_request(jsonb_build_object('case_kind', $1::text, 'case_id', $2::uuid) || $3::jsonb)`,
    { kind, asked_by, capacity: 'self', identity_check: 'registered_contact' },
  ),
});

const OPEN = `from public.data_requests r where r.case_kind = $1 and r.case_id = $2 and r.status = 'open'`;

export const corrects = (after: number, changes: Record<string, string>): Step => ({
  after,
  run: by('admin', `select public.correct_case_person(r.id, $3) ${OPEN}`, changes),
});
/** The copy is made and handed over. */
export const copies = (after: number): Step => ({
  after,
  run: by('admin', `select public.export_case_person(r.id) ${OPEN}`),
});
export const refuses = (after: number, reason: string): Step => ({
  after,
  run: by('admin', `select public.refuse_data_request(r.id, $3) ${OPEN}`, reason),
});
