import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, openService, refusal, today, track, type Receipt, type Service } from './requests.ts';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

type Entered = Receipt & { id: string };
const entry = (fields: object = {}) => ({
  source: 'surat',
  received_on: '2026-11-02',
  language: 'id',
  category: 'layanan',
  relation: 'masyarakat',
  subject: 'Surat tentang penilaian',
  description: 'Surat tanpa nama: penilaian lapangan tidak pernah datang.',
  notice_told: 'belum',
  is_anonymous: true,
  ...fields,
});
const enter = (fields: object = {}, key?: string) =>
  call<Entered>(service.editor, 'enter_complaint', { entry: entry(fields), key });
const rowOf = async (id: string) =>
  (await service.sql<Record<string, unknown>>('select * from public.complaints where id = $1', [id]))[0]!;

it('the deadlines of an entered complaint count from the actual date of receipt', async () => {
  const entered = await enter();
  // Monday 2 November plus three working days.
  expect(entered.received_at.slice(0, 10)).toBe('2026-11-02');
  expect(entered.first_response_due_at.slice(0, 10)).toBe('2026-11-05');
  const row = await rowOf(entered.id);
  expect(row).toMatchObject({
    source: 'surat',
    name: null,
    entered_by_name: 'Budi Editor',
    notice_told: 'belum',
  });
  const [days] = await service.sql<{ due: Date }>(
    `select private.add_working_days('2026-11-02 12:00+07'::timestamptz, 14) as due`,
  );
  expect(new Date(entered.due_at)).toEqual(new Date(days!.due));
  const [note] = await service.sql<{ actor_name: string }>(
    `select actor_name from public.case_events where complaint_id = $1 and kind = 'note'`,
    [entered.id],
  );
  expect(note).toEqual({ actor_name: 'Budi Editor' });
});

it('an entered complaint records the legal basis instead of consent', async () => {
  const { id } = await enter({ source: 'langsung', name: 'Ibu Melati', notice_told: 'dibacakan' });
  expect(await rowOf(id)).toMatchObject({ consent: {}, legal_basis: 'kewajiban', notice_told: 'dibacakan' });
});

it('the access code is returned, or sent only by mail', async () => {
  const printed = await enter({ source: 'telepon' });
  expect((await track(service.anon, printed)).found).toBe(true);
  const mailed = await enter({
    source: 'email',
    name: 'Ibu Melati',
    email: 'melati@pelapor.example.id',
    mail_code: true,
  });
  expect(mailed.access_code).toBe('');
  const queued = await service.sql<{ event: string }>(
    'select event from private.outgoing_mails where case_id = $1 order by event',
    [mailed.id],
  );
  expect(queued.map(({ event }) => event)).toEqual(['code', 'received']);
  const claimed = await call<{ event: string; number: string; access_code: string | null }[]>(
    await service.client('service'),
    'claim_mails',
    { most: 100 },
  );
  const { access_code } = claimed.find(({ event, number }) => event === 'code' && number === mailed.number)!;
  expect((await track(service.anon, { ...mailed, access_code: access_code! })).found).toBe(true);
});

it('a repeated request enters a complaint once', async () => {
  const key = randomUUID();
  const first = await enter({ subject: 'Sekali saja' }, key);
  expect(await enter({ subject: 'Sekali saja' }, key)).toEqual(first);
  const other = { entry: entry({ subject: 'Isi yang lain' }), key };
  expect((await refusal(service.editor, 'enter_complaint', other)).message).toBe('submission.key_used');
});

it('the required fields depend on the source', async () => {
  const refusalFor = async (fields: object) => {
    const { message, details } = await refusal(service.editor, 'enter_complaint', { entry: entry(fields) });
    return `${message} ${details}`;
  };
  const tomorrow = new Date(Date.parse(today()) + 86_400_000).toISOString().slice(0, 10);
  expect(await refusalFor({ received_on: tomorrow })).toBe('field.in_future received_on');
  expect(await refusalFor({ received_on: null })).toBe('field.required received_on');
  expect(await refusalFor({ source: 'situs' })).toBe('field.invalid source');
  expect(await refusalFor({ source: 'lembaga' })).toBe('field.required source_name');
  for (const source of ['surat', 'telepon', 'lembaga']) {
    const given = { source, source_name: 'LPJK' };
    expect(await refusalFor({ ...given, is_anonymous: false }), source).toBe('field.required name');
    expect(await rowOf((await enter(given)).id), source).toMatchObject({ name: null });
  }
  for (const source of ['langsung', 'email'])
    expect(await refusalFor({ source, email: 'melati@pelapor.example.id' }), source).toBe(
      'field.required name',
    );
  expect(await refusalFor({ source: 'email', name: 'Ibu Melati' })).toBe('field.required email');
  expect(await refusalFor({ mail_code: true })).toBe('field.required email');
  expect(await refusalFor({ notice_told: 'sudah' })).toBe('field.invalid notice_told');
});

it('a confidential reporter is stored separately from the complaint', async () => {
  const named = await enter({
    is_confidential: true,
    name: 'Ibu Mawar',
    source: 'lembaga',
    source_name: 'LPJK mawar',
  });
  expect(JSON.stringify(await rowOf(named.id))).not.toMatch(/mawar/i);
  const identity = await call<{ name: string }>(service.admin, 'unmask_case', {
    kind: 'complaint',
    id: named.id,
  });
  expect(identity.name).toBe('Ibu Mawar');
  const { id } = await enter({ is_confidential: true });
  expect(await call(service.admin, 'unmask_case', { kind: 'complaint', id })).toMatchObject({ name: null });
});
