import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  call,
  openService,
  paperAppeal,
  refusal,
  today,
  track,
  type Receipt,
  type Service,
} from './requests.ts';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

type Entered = Receipt & { id: string };
interface Decision {
  decision_id: string;
  certificate: string;
  company: string;
  decision: string;
  decided_on: string;
  last_day: string;
}
const enter = (fields: object = {}, key?: string) =>
  call<Entered>(service.editor, 'enter_appeal', { entry: paperAppeal(fields), key });
const rowOf = async (id: string) =>
  (await service.sql<Record<string, unknown>>('select * from public.appeals where id = $1', [id]))[0]!;

it('an appeal on paper gets a number, its channel, and deadlines from the day of receipt', async () => {
  const entered = await enter({
    received_on: '2026-11-02',
    decision_date: '2026-10-30',
    source_name: '12/PK/XI',
  });
  expect(entered.number).toMatch(/^BND-/);
  expect(entered.received_at.slice(0, 10)).toBe('2026-11-02');
  expect(entered.first_response_due_at.slice(0, 10)).toBe('2026-11-05');
  expect(await rowOf(entered.id)).toMatchObject({
    source: 'surat',
    source_name: '12/PK/XI',
    consent: {},
    legal_basis: 'kewajiban',
    notice_told: 'diserahkan',
    entered_by_name: 'Budi Editor',
    is_late: false,
  });
});

it('the access code is either returned or sent by e-mail', async () => {
  expect((await track(service.anon, await enter())).found).toBe(true);
  const mailed = await enter({ source: 'email', email: 'kenanga@karya.example.id', mail_code: true });
  expect(mailed.access_code).toBe('');
  const queued = await service.sql<{ event: string }>(
    'select event from private.outgoing_mails where case_id = $1 order by event',
    [mailed.id],
  );
  expect(queued.map(({ event }) => event)).toEqual(['code', 'received']);
});

it('a repeated request enters an appeal once', async () => {
  const key = randomUUID();
  const entry = paperAppeal();
  const send = (change: object = {}) => ({ entry: { ...entry, ...change }, key });
  const first = await call(service.editor, 'enter_appeal', send());
  expect(await call(service.editor, 'enter_appeal', send())).toEqual(first);
  expect((await refusal(service.editor, 'enter_appeal', send({ company: 'PT Lain' }))).message).toBe(
    'submission.key_used',
  );
});

it('an invalid entry is rejected with its field', async () => {
  const refusalFor = async (fields: object) => {
    const { message, details } = await refusal(service.editor, 'enter_appeal', {
      entry: paperAppeal(fields),
    });
    return `${message} ${details}`;
  };
  const tomorrow = new Date(Date.parse(today()) + 86_400_000).toISOString().slice(0, 10);
  expect(await refusalFor({ source: 'situs' })).toBe('field.invalid source');
  expect(await refusalFor({ source: 'telepon' })).toBe('field.invalid source');
  expect(await refusalFor({ received_on: tomorrow })).toBe('field.in_future received_on');
  expect(await refusalFor({ received_on: null })).toBe('field.required received_on');
  expect(await refusalFor({ received_on: '2026-11-02' })).toBe('field.invalid received_on');
  expect(await refusalFor({ decision_date: tomorrow })).toBe('field.in_future decision_date');
  expect(await refusalFor({ application_number: '---' })).toBe('field.invalid application_number');
  expect(await refusalFor({ name: '' })).toBe('field.required name');
  expect(await refusalFor({ company: null })).toBe('field.required company');
  expect(await refusalFor({ source: 'email' })).toBe('field.required email');
  expect(await refusalFor({ mail_code: true })).toBe('field.required email');
  expect(await refusalFor({ grounds: 'Singkat' })).toBe('field.too_short grounds');
  expect(await refusalFor({ subclass_codes: ['x'] })).toBe('field.invalid subclass_codes');
  for (const certificate_decision of ['bukan-id', randomUUID()])
    expect(await refusalFor({ certificate_decision })).toMatch(/^field\.\w+ certificate_decision$/);
  const entry = ['surat'];
  expect((await refusal(service.editor, 'enter_appeal', { entry })).message).toBe('payload.invalid');
});

it('an appeal against a decision in the register copies its number, kind and date', async () => {
  const [row] = await service.sql<{ number: string; id: string }>(
    `select c.number, c.id from public.certificates c where c.status = 'aktif' and c.is_published
       and c.deleted_at is null and c.expires_on > private.today() order by c.number limit 1`,
  );
  await call(service.admin, 'decide_certificate', {
    certificate_id: row!.id,
    kind: 'suspend',
    facts: { reason: 'Surveilans terlambat.', ground: 'kewajiban' },
  });
  const found = await call<Decision[]>(service.editor, 'appealable_decisions', {
    query: row!.number.toLowerCase(),
  });
  expect(found[0]).toMatchObject({ certificate: row!.number, decision: 'pembekuan', decided_on: today() });
  const byName = await call<Decision[]>(service.editor, 'appealable_decisions', { query: found[0]!.company });
  expect(byName.map(({ decision_id }) => decision_id)).toContain(found[0]!.decision_id);
  const { id } = await enter({
    certificate_decision: found[0]!.decision_id,
    application_number: 'lain',
    decision: 'penolakan',
    decision_date: '2020-01-01',
  });
  expect(await rowOf(id)).toMatchObject({
    application_number: row!.number,
    decision: 'pembekuan',
    is_late: false,
  });
  // The admin recorded the decision and would otherwise receive the appellant's access code.
  const entry = paperAppeal({ certificate_decision: found[0]!.decision_id });
  expect((await refusal(service.admin, 'enter_appeal', { entry })).message).toBe('case.involved');
});

it('a search for decisions with fewer than three letters or digits finds nothing', async () => {
  for (const query of ['', '  ', 'a-', '%%%', '12'])
    expect(await call(service.editor, 'appealable_decisions', { query })).toEqual([]);
});

it('a confidential appellant is stored separately from the appeal', async () => {
  const { id } = await enter({ is_confidential: true, source_name: '7/KENANGA' });
  expect(JSON.stringify(await rowOf(id))).not.toMatch(/kenanga/i);
  const identity = await call(service.admin, 'unmask_case', { kind: 'appeal', id });
  expect(identity).toMatchObject({ name: 'Ibu Kenanga', company: 'PT Karya Kenanga' });
});
