import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { call, fileAppeal, openService, refusal, today, track, type Service } from './requests.ts';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

const setFee = (fee: object) =>
  service.sql('update public.site_settings set appeal_fee = $1::jsonb', [JSON.stringify(fee)]);
beforeEach(() => setFee({ amount: 2_500_000, payment_days: 3 }));

interface Fee {
  amount: number | null;
  payment_days: number;
  invoice: { due_on: string; state: string; paid_on: string | null } | null;
}
const feeOf = (appeal_id: string) => call<Fee>(service.editor, 'appeal_fee', { appeal_id });
const invoice = { amount: 2_500_000, sent_on: today(), number: 'INV-1' };
const send = (appeal_id: string, fields: object = {}) =>
  call(service.editor, 'record_invoice', { appeal_id, invoice: { ...invoice, ...fields } });
const overdue = async () => {
  const work = await call<{ kind: string; entries: number }[]>(service.editor, 'work_today', {});
  return work.find(({ kind }) => kind === 'unpaid_fees')?.entries ?? 0;
};
/** Moves the invoice and its appeal into the past. */
const age = (appeal_id: string) =>
  service.sql(
    `update private.appeal_invoices set sent_on = sent_on - 30, due_on = due_on - 30 where appeal_id = $1`,
    [appeal_id],
  );

it('an invoice is due after the number of working days in the settings, and can be paid once', async () => {
  const { id, receipt } = await fileAppeal(service);
  expect(await feeOf(id)).toEqual({ amount: 2_500_000, payment_days: 3, invoice: null });
  await send(id);
  const [expected] = await service.sql<{ day: string }>(
    `select private.add_working_days(private.today(), 3)::text as day`,
  );
  expect((await feeOf(id)).invoice).toMatchObject({ due_on: expected!.day, state: 'open', paid_on: null });
  const tracked = await track(service.anon, receipt);
  expect(tracked).toMatchObject({ fee: { amount: 2_500_000, state: 'open' } });
  const told = (day: string) => day.split('-').toReversed().join('-');
  expect(tracked.events.at(-1)?.body).toBe(
    `Tagihan biaya banding Rp2.500.000 dikirim ${told(today())}. Bayar paling lambat ${told(expected!.day)}; bila tidak dibayar, banding gugur.`,
  );
  await call(service.editor, 'record_payment', { appeal_id: id, paid_on: today() });
  expect((await feeOf(id)).invoice).toMatchObject({ state: 'paid', paid_on: today() });
  expect((await track(service.anon, receipt)).events.at(-1)?.body).toBe(
    `Biaya banding dibayar ${told(today())}.`,
  );
  const again = { appeal_id: id, paid_on: today() };
  expect((await refusal(service.editor, 'record_payment', again)).message).toBe('case.fee_paid');
  expect((await refusal(service.editor, 'record_invoice', { appeal_id: id, invoice })).message).toBe(
    'case.fee_paid',
  );
});

it('an unpaid invoice can be corrected, and stays in the work list until the appeal lapses', async () => {
  const before = await overdue();
  const { id, receipt } = await fileAppeal(service);
  await send(id, { amount: 1 });
  await send(id);
  expect(await overdue()).toBe(before);
  await age(id);
  expect((await feeOf(id)).invoice).toMatchObject({ amount: 2_500_000, state: 'overdue' });
  expect(await overdue()).toBe(before + 1);
  await call(service.editor, 'move_case', {
    kind: 'appeal',
    id,
    new_status: 'gugur',
    outcome: 'Banding gugur.',
    reason: 'Biaya banding tidak dibayar pada waktunya.',
    declares: 'id',
    post: 'Manajer Mutu',
  });
  expect(await overdue()).toBe(before);
  expect(await track(service.anon, receipt)).toMatchObject({ fee: { state: 'lapsed' } });
});

it('the invoice of an appeal that is decided without payment remains unpaid', async () => {
  const { id, receipt } = await fileAppeal(service);
  await send(id);
  for (const move of [
    { new_status: 'diproses' },
    {
      new_status: 'ditolak',
      outcome: 'Tidak beralasan.',
      reason: 'Alasan banding tidak terbukti.',
      declares: 'id',
      post: 'Manajer Mutu',
    },
  ])
    await call(service.editor, 'move_case', { kind: 'appeal', id, ...move });
  expect(await track(service.anon, receipt)).toMatchObject({ fee: { state: 'unpaid' } });
});

it('an invoice is refused if the body charges no fee', async () => {
  await setFee({ amount: 0 });
  const { id, receipt } = await fileAppeal(service);
  expect((await refusal(service.editor, 'record_invoice', { appeal_id: id, invoice })).message).toBe(
    'case.no_fee',
  );
  expect(await feeOf(id)).toMatchObject({ amount: 0, invoice: null });
  expect(await track(service.anon, receipt)).toMatchObject({ fee: null });
});

it('invalid invoices and payments are rejected with their field', async () => {
  const { id } = await fileAppeal(service);
  const tomorrow = new Date(Date.parse(today()) + 86_400_000).toISOString().slice(0, 10);
  const problem = async (fields: object) => {
    const args = { appeal_id: id, invoice: { ...invoice, ...fields } };
    const { message, details } = await refusal(service.editor, 'record_invoice', args);
    return `${message} ${details}`;
  };
  for (const amount of [0, -1, 1.5, 1_000_000_001, 1e21, '2500000', null])
    expect(await problem({ amount }), String(amount)).toBe('field.invalid amount');
  expect(await problem({ sent_on: tomorrow })).toBe('field.in_future sent_on');
  expect(await problem({ sent_on: '2020-01-02' })).toBe('field.invalid sent_on');
  expect(await problem({ sent_on: null })).toBe('field.required sent_on');
  expect(await problem({ number: 'x'.repeat(81) })).toBe('field.too_long number');
  const pay = async (paid_on: string | null) =>
    (await refusal(service.editor, 'record_payment', { appeal_id: id, paid_on })).message;
  expect(await pay(today())).toBe('case.no_invoice');
  await send(id);
  expect(await pay(null)).toBe('field.required');
  expect(await pay(tomorrow)).toBe('field.in_future');
  expect(await pay('2020-01-02')).toBe('field.invalid');
});

it('only users who can read a confidential appeal can read and record its fee', async () => {
  const { id } = await fileAppeal(service, { is_confidential: true });
  const calls: [string, object][] = [
    ['appeal_fee', { appeal_id: id }],
    ['record_invoice', { appeal_id: id, invoice }],
    ['record_payment', { appeal_id: id, paid_on: today() }],
  ];
  for (const [name, args] of calls)
    expect((await refusal(service.editor, name, args)).message).toBe('case.confidential');
  for (const [name, args] of [calls[1]!, calls[2]!]) await call(service.admin, name, args);
});
