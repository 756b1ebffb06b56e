import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { letterKit } from './letter-kit.ts';
import { call, fileAppeal, fileComplaint, openService, refusal, today, type Service } from './requests.ts';

let service: Service;
beforeAll(async () => (service = await openService()));
afterAll(() => service.close());

/** How functions that write cases treat a closed case. Other texts describe exceptions. */
const REFUSED = 'refuses a closed case';
const OPEN = 'changes open cases only';
const NEW = 'creates a case';
const LATER = 'adds to the record with its own date and author, next to the decision';
const MESSAGE = 'writes messages from the contact form only';
const CONTENT = 'writes content tables only';
const WRITERS: Record<string, string> = {
  'private.add_appeal': NEW,
  'private.add_complaint': NEW,
  'private.add_entry': LATER,
  'private.anonymise_case': 'retention and erasure',
  'private.anonymise_message': MESSAGE,
  'private.clear_rows': CONTENT,
  'private.end_waiting': OPEN,
  'private.file_case': NEW,
  'private.finish_entry': NEW,
  'private.forget_demo_cases': 'removal of the demo',
  'private.forget_secrets': 'retention and erasure',
  'private.give_message_code': MESSAGE,
  'private.hand_over_case': OPEN,
  'private.import_write': CONTENT,
  'private.keep_case_apart': 'moves the texts of a confidential case within the same write',
  'private.keep_secrets': NEW,
  'private.keep_text': 'moves the texts of a confidential case within the same write',
  'private.note_first_response': OPEN,
  'private.note_reporter': 'notes when the reporter wrote; replies to a closed case are refused',
  'private.release_cases': OPEN,
  'private.forget_effect': 'reopening',
  'private.mark_cases_spam': REFUSED,
  'private.remove_case': 'end of the retention of records',
  'private.remove_spam_mark': REFUSED,
  'private.restrict_case': 'data request',
  'private.with_person': NEW,
  'private.withdraw': REFUSED,
  'private.write_text': CONTENT,
  'public.admit_late_appeal': REFUSED,
  'public.anonymise_closed_cases': 'retention and erasure',
  'public.assign_case': REFUSED,
  'public.assign_cases': REFUSED,
  'public.bulk_change': CONTENT,
  'public.bulk_set': CONTENT,
  'public.bulk_undo': CONTENT,
  'public.complete_documents': REFUSED,
  'public.confirm_concerned': 'confirms once whom a complaint about staff concerns, which hides it from them',
  'public.correct_case_person': 'data request: contact details only',
  'public.date_assessment': 'dates the new assessment that the decision requires',
  'public.join_appeal': REFUSED,
  'public.lift_restriction': 'data request',
  'public.move_case': REFUSED,
  'public.plan_action': REFUSED,
  'public.plan_effect': REFUSED,
  'public.record_outsider': LATER,
  'public.refuse_data_request': 'data request',
  'public.renew_access_code': 'renews the access code',
  'public.reopen_case': 'the way to change a closed case',
  'public.reorder': CONTENT,
  'public.restore_from_audit': CONTENT,
  'public.revoke_case_person': LATER,
  'public.set_case_person': LATER,
  'public.set_complaint_subject': REFUSED,
  'public.settle_action': 'records that a promised action was done; refuses to drop it',
  'public.undo_import': CONTENT,
  'public.waive_actions': REFUSED,
  'public.withdraw_case_consent': 'data request',
};

test('every function that writes cases has an entry for closed cases', async () => {
  const rows = await service.sql<{ name: string }>(
    `select distinct n.nspname || '.' || p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname in ('public', 'private') and p.prosrc ~* ('(insert\\s+into|update|delete\\s+from)\\s+'
       || '(public\\.(complaints|appeals|case_events|case_people|%I|%1\\$I)'
       || '|private\\.(corrective_actions|appeal_effects|past_decisions|case_texts|case_identities|case_secrets))\\M')
     order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(WRITERS).sort());
  const content = await service.sql(
    `select from private.content_tables where table_name in ('complaints', 'appeals', 'case_events', 'case_people')`,
  );
  expect(content).toEqual([]);
});

describe('a closed case', () => {
  const action = { words: 'Petugas dilatih.', owner_name: 'Manajer Mutu', due_on: '2099-01-31' };
  const confirmation = () => ({ how: 'tertulis', received_on: today(), words: 'Surat pencabutan.' });
  const userId = async () => (await service.admin.auth.getUser()).data.user?.id;

  it('refuses every function that would change it', async () => {
    const { about } = await letterKit(service).decided();
    const appeal = await fileAppeal(service);
    const lapse = {
      new_status: 'gugur',
      outcome: 'Gugur',
      reason: 'Tidak lengkap.',
      declares: 'id',
      post: 'Manajer Mutu',
    };
    await call(service.admin, 'move_case', { kind: 'appeal', id: appeal.id, ...lapse });
    const other = await fileAppeal(service);
    const admission = { cause: 'lainnya', explanation: 'Alasan yang dijelaskan.' };
    const { id } = about;
    const calls: [string, object][] = [
      ['move_case', { ...about, new_status: 'diproses' }],
      ['assign_case', { ...about, user_id: await userId() }],
      ['assign_cases', { kind: 'complaint', ids: [id], user_id: await userId() }],
      ['mark_spam', { kind: 'complaint', ids: [id], is_spam: true }],
      ['plan_action', { ...about, action }],
      ['waive_actions', { ...about, reason: 'Alasan kedua.' }],
      ['set_complaint_subject', { id, subject: { about_name: 'PT Lain' } }],
      ['record_withdrawal', { id, confirmation: confirmation() }],
      ['complete_documents', { id: appeal.id }],
      ['admit_late_appeal', { id: appeal.id, admission }],
      ['plan_effect', { appeal_id: appeal.id, effect: { kind: 'penilaian_ulang' } }],
      ['record_invoice', { appeal_id: appeal.id, invoice: { amount: 1, sent_on: today() } }],
      ['record_payment', { appeal_id: appeal.id, paid_on: today() }],
      ['join_appeal', { id: appeal.id, into_id: other.id, reason: 'Sama.' }],
    ];
    for (const [name, args] of calls)
      expect((await refusal(service.admin, name, args)).message, name).toBe('case.closed');
  });

  it('refuses direct updates by staff and by the owner of the tables', async () => {
    const { about } = await letterKit(service).decided();
    for (const change of [`category = 'klien'`, `outcome = 'x'`, `paused_days = 5`, `about_name = 'PT Lain'`])
      await expect(
        service.sql(`update public.complaints set ${change} where id = $1`, [about.id]),
        change,
      ).rejects.toThrow('case.closed');
    const appeal = await fileAppeal(service);
    const lapse = {
      new_status: 'gugur',
      outcome: 'Gugur',
      reason: 'Tidak lengkap.',
      declares: 'id',
      post: 'Manajer Mutu',
    };
    await call(service.admin, 'move_case', { kind: 'appeal', id: appeal.id, ...lapse });
    const late = await service.admin
      .from('appeals')
      .update({ documents_complete_at: new Date().toISOString() })
      .eq('id', appeal.id);
    expect(late.error?.message).toBe('case.closed');
  });

  it('accepts notes, which do not change the decision or its letter', async () => {
    const { about } = await letterKit(service).decided();
    const before = await service.sql('select * from public.complaints where id = $1', [about.id]);
    await call(service.admin, 'add_case_event', { ...about, event: 'note', body: 'Pelapor menelepon.' });
    expect(await service.sql('select * from public.complaints where id = $1', [about.id])).toEqual(before);
  });

  it('keeps its decider and assignee until their accounts are deleted', async () => {
    const { id } = await fileComplaint(service);
    const [person] = await service.sql<{ id: string }>(
      'select id from public.app_users where id <> $1 limit 1',
      [await userId()],
    );
    await call(service.admin, 'assign_case', { kind: 'complaint', id, user_id: person?.id });
    await call(service.admin, 'record_withdrawal', { id, confirmation: confirmation() });
    const refused = await refusal(service.admin, 'assign_case', { kind: 'complaint', id, user_id: null });
    expect(refused.message).toBe('case.closed');
    await service.sql('delete from public.app_users where id = $1', [person?.id]);
    const [row] = await service.sql('select assigned_to from public.complaints where id = $1', [id]);
    expect(row).toEqual({ assigned_to: null });
  });
});
