import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, fileAppeal, openService, refusal, today, track, type Service } from './requests.ts';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

interface Double {
  appeal_id: string;
  number: string;
  status: string;
  joined_into: string | null;
  same_decision: boolean;
  other_sender: boolean | null;
  holder: string | null;
  other_holder: boolean | null;
  decisions: object[] | null;
  other_decision: boolean | null;
  company: string | null;
  grounds: string | null;
  is_hidden: boolean;
}
const doubles = (id: string, client = service.editor) => call<Double[]>(client, 'appeal_doubles', { id });
const join = (id: string, into_id: string, reason = 'Diajukan dua kali oleh perusahaan yang sama.') => ({
  id,
  into_id,
  reason,
});

it('the appeals of a stranger and of the holder are listed together with a mismatch warning', async () => {
  const [certificate] = await service.sql<{ number: string; name: string }>(
    `select c.number, k.name from public.certificates c join public.clients k on k.id = c.client_id
     where c.is_published order by c.number limit 1`,
  );
  const { number = '', name = '' } = certificate ?? {};
  const stranger = await fileAppeal(service, {
    application_number: number,
    company: 'PT Orang Lain',
    email: 'asing@pelapor.example.id',
  });
  const own = await fileAppeal(service, {
    application_number: number.toLowerCase().replaceAll('-', ' '),
    company: name,
    email: 'kantor@pemegang.example.id',
  });
  expect(await doubles(own.id)).toMatchObject([
    { appeal_id: own.id, company: name, holder: name, other_holder: false, same_decision: true },
    {
      appeal_id: stranger.id,
      company: 'PT Orang Lain',
      holder: name,
      other_holder: true,
      same_decision: true,
      other_sender: true,
    },
  ]);
  const alone = await fileAppeal(service);
  expect(await doubles(alone.id)).toMatchObject([{ appeal_id: alone.id, holder: null, other_holder: false }]);

  // The stranger's appeal lapses with a reason; the holder's stays open.
  const lapse = {
    new_status: 'gugur',
    outcome: 'Tidak diperiksa',
    reason: 'Bukan dari pemegang.',
    declares: 'id',
    post: 'Manajer Mutu',
  };
  await call(service.editor, 'move_case', { kind: 'appeal', id: stranger.id, ...lapse });
  expect(await track(service.anon, own.receipt)).toMatchObject({ status: 'baru', can_reply: true });
});

it('the appealed decision is compared with the decisions in the register', async () => {
  const [suspended] = await service.sql<{ number: string; name: string; day: string }>(
    `select c.number, k.name, e.effective_on::text as day from public.certificates c join public.clients k on k.id = c.client_id
       join public.certificate_decisions e on e.certificate_id = c.id and e.kind = 'suspend'
     where c.status = 'dibekukan' order by e.effective_on desc, c.number limit 1`,
  );
  const { number = '', name = '', day = '' } = suspended ?? {};
  // The decision is older than the appeal window, so extend the window while filing.
  await service.sql(`update public.site_settings set deadlines = deadlines || '{"appeal_filing_days": 200}'`);
  const about = { application_number: number, company: name, decision: 'pembekuan' };
  const right = await fileAppeal(service, { ...about, decision_date: day });
  const wrong = await fileAppeal(service, { ...about, decision_date: today() });
  await service.sql(`update public.site_settings set deadlines = deadlines || '{"appeal_filing_days": 14}'`);
  const found = await doubles(right.id);
  expect(found).toMatchObject([
    { appeal_id: right.id, other_decision: false },
    { appeal_id: wrong.id, other_decision: true, same_decision: false },
  ]);
  expect(found[0]?.decisions).toContainEqual(expect.objectContaining({ status: 'dibekukan', on: day }));
  const unknown = await fileAppeal(service, { application_number: 'MOHON-2026-77', decision: 'pembekuan' });
  expect(await doubles(unknown.id)).toMatchObject([{ decisions: null, other_decision: false }]);
});

it('an appeal joined into another is closed for its reporter and still listed for staff', async () => {
  const { editor, anon } = service;
  const first = await fileAppeal(service, { application_number: 'GABUNG/1' });
  const second = await fileAppeal(service, {
    application_number: 'gabung 1',
    language: 'en',
    decision_date: today(),
  });
  const third = await fileAppeal(service, { application_number: 'GABUNG/1' });
  await call(editor, 'join_appeal', join(third.id, second.id));
  expect(await call(editor, 'join_appeal', join(second.id, first.id))).toMatchObject({ status: 'digabung' });

  expect(await track(anon, second.receipt)).toMatchObject({
    status: 'digabung',
    can_reply: false,
    outcome: 'Joined with another appeal about the same decision.',
    outcome_reason: 'Diajukan dua kali oleh perusahaan yang sama.',
  });
  const tracked = JSON.stringify(await track(anon, first.receipt));
  expect(tracked).not.toContain(second.receipt.number);
  expect(await doubles(first.id)).toMatchObject([
    { appeal_id: first.id, joined_into: null },
    { appeal_id: second.id, joined_into: first.id },
    { appeal_id: third.id, joined_into: first.id },
  ]);
  const { data: events } = await editor.from('case_events').select('kind, body').eq('appeal_id', first.id);
  expect(events).toContainEqual({ kind: 'note', body: expect.stringContaining(second.receipt.number) });
});

it('invalid joins are rejected', async () => {
  const { editor } = service;
  const open = await fileAppeal(service);
  const other = await fileAppeal(service);
  const refusalCode = async (args: object) => (await refusal(editor, 'join_appeal', args)).message;
  expect(await refusalCode(join(open.id, open.id))).toBe('case.join_refused');
  expect(await refusalCode(join(open.id, other.id, ' '))).toBe('case.outcome_required');
  expect(await refusalCode(join(open.id, '00000000-0000-4000-8000-000000000000'))).toBe('case.not_found');
  const move = {
    kind: 'appeal',
    id: open.id,
    new_status: 'digabung',
    outcome: 'Digabung',
    reason: 'Digabung',
  };
  expect((await refusal(editor, 'move_case', move)).message).toBe('case.transition_refused');
  await call(service.admin, 'mark_spam', { kind: 'appeal', ids: [other.id] });
  expect(await refusalCode(join(open.id, other.id))).toBe('case.join_refused');
  await call(editor, 'mark_spam', { kind: 'appeal', ids: [other.id], is_spam: false });
  await call(editor, 'join_appeal', join(other.id, open.id));
  expect(await refusalCode(join(other.id, open.id))).toBe('case.closed');
  expect((await refusal(editor, 'mark_spam', { kind: 'appeal', ids: [open.id] })).message).toBe(
    'case.joined',
  );
});

it('a confidential appeal is listed for its readers only', async () => {
  const { editor, admin } = service;
  const hidden = await fileAppeal(service, { application_number: 'RAHASIA/1', is_confidential: true });
  const other = await fileAppeal(service, { application_number: 'RAHASIA/1' });
  expect(await doubles(other.id)).toMatchObject([
    { appeal_id: other.id },
    { appeal_id: hidden.id, is_hidden: true, grounds: null, company: null, other_sender: null },
  ]);
  expect((await refusal(editor, 'join_appeal', join(hidden.id, other.id))).message).toBe('case.confidential');
  expect(await doubles(other.id, admin)).toMatchObject([
    { appeal_id: other.id },
    { appeal_id: hidden.id, is_hidden: false, other_sender: false },
  ]);
});
