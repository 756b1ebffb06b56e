import { afterAll, beforeAll, expect, it } from 'vitest';
import { letterKit } from './letter-kit.ts';
import {
  call,
  fileAppeal,
  fileComplaint,
  openService,
  refusal,
  today,
  track,
  type Receipt,
  type Service,
} from './requests.ts';

let service: Service;
beforeAll(async () => (service = await openService()));
afterAll(() => service.close());

const keyOf = ({ number, access_code }: Receipt) => ({ number, access_code });
const confirmation = () => ({
  how: 'tertulis',
  received_on: today(),
  words: 'Surat Nomor 12 tentang pencabutan.',
});
const refusalFor = async (name: string, args: object, by = service.editor) =>
  (await refusal(by, name, args)).message;

it('the author withdraws a complaint with number and access code, which updates the case, letter and figures', async () => {
  const { id, receipt } = await fileComplaint(service, { category: 'penyalahgunaan' });
  const args = { ...keyOf(receipt), reason: 'Sudah diselesaikan langsung.' };
  expect(await call(service.anon, 'withdraw_complaint', { ...args, access_code: 'AAAA-AAAA-AAAA' })).toEqual({
    found: false,
  });
  expect(await call(service.anon, 'withdraw_complaint', args)).toEqual({ found: true, status: 'dicabut' });
  expect(await refusalFor('withdraw_complaint', args, service.anon)).toBe('case.closed');
  expect(await track(service.anon, receipt)).toMatchObject({
    status: 'dicabut',
    finding: 'dicabut',
    next: 'closed',
    can_reply: false,
    outcome: expect.stringContaining('isinya tidak kami nilai') as string,
    outcome_reason: expect.stringContaining('halaman lacak') as string,
    first_response_at: null,
  });
  const [row] = await service.sql(
    'select withdrawn_how, withdrawn_on::text, decided_by, declaration from public.complaints where id = $1',
    [id],
  );
  expect(row).toEqual({
    withdrawn_how: 'halaman_lacak',
    withdrawn_on: today(),
    decided_by: null,
    declaration: null,
  });
  const kit = letterKit(service);
  await kit.makeLetters();
  const letter = await kit.letterOf({ kind: 'complaint', id });
  const text = await kit.textOf(
    (await kit.download(await call(service.admin, 'open_letter', { id: letter.id }))).file,
  );
  expect(text).toContain('Hasil: Keluhan dicabut oleh pelapor');
  expect(text).toContain('Sudah diselesaikan langsung.');
  expect(text).not.toContain('menyatakan:');

  const figures = await call<Record<string, unknown>[]>(service.editor, 'case_figures', {
    kind: 'complaint',
  });
  expect(figures.filter(({ category }) => category === 'penyalahgunaan')).toEqual([
    expect.objectContaining({
      status: 'dicabut',
      finding: 'dicabut',
      received: 1,
      closed: 1,
      answers_due: 0,
      outcomes_due: 0,
      decided_in_time: 0,
    }),
  ]);
});

it('a withdrawal notifies staff, and is possible in English and without a reason', async () => {
  const { id, receipt } = await fileComplaint(service, { language: 'en' });
  await service.sql('delete from private.staff_notices');
  await call(service.anon, 'withdraw_complaint', keyOf(receipt));
  expect(await track(service.anon, receipt)).toMatchObject({
    outcome_reason: 'Withdrawn by its author on the tracking page with the access code.',
  });
  const notices = await service.sql('select from private.staff_notices where subject = $1', [id]);
  expect(notices.length).toBeGreaterThan(0);
});

it('staff can record a withdrawal with its confirmation, also for a new or waiting complaint', async () => {
  const { id, receipt } = await fileComplaint(service);
  expect(await call(service.editor, 'record_withdrawal', { id, confirmation: confirmation() })).toMatchObject(
    {
      status: 'dicabut',
    },
  );
  expect(await track(service.anon, receipt)).toMatchObject({
    finding: 'dicabut',
    outcome_reason: 'Dicabut pelapor secara tertulis. Surat Nomor 12 tentang pencabutan.',
  });
  const waiting = await fileComplaint(service);
  const about = { kind: 'complaint', id: waiting.id };
  await call(service.editor, 'move_case', { ...about, new_status: 'diproses' });
  await call(service.editor, 'move_case', { ...about, new_status: 'menunggu', reason: 'Nomor berapa?' });
  await call(service.editor, 'record_withdrawal', { id: waiting.id, confirmation: confirmation() });
  expect(await track(service.anon, waiting.receipt)).toMatchObject({
    status: 'dicabut',
    waiting_since: null,
  });
});

it('a withdrawal is refused without a confirmation, from involved staff, for appeals and through other transitions', async () => {
  const { id } = await fileComplaint(service);
  const refused = async (more: object) => {
    const args = { id, confirmation: { ...confirmation(), ...more } };
    const { message, details } = await refusal(service.editor, 'record_withdrawal', args);
    return `${message} ${details}`;
  };
  expect(await refused({ how: 'halaman_lacak' })).toBe('field.invalid how');
  expect(await refused({ received_on: '2099-01-01' })).toBe('field.in_future received_on');
  expect(await refused({ words: 'ya' })).toBe('field.too_short words');
  expect(await refusalFor('record_withdrawal', { id, confirmation: [] })).toBe('field.invalid');
  const move = {
    kind: 'complaint',
    id,
    new_status: 'dicabut',
    outcome: 'x',
    reason: 'y',
    declares: 'id',
    post: 'Manajer Mutu',
  };
  expect(await refusalFor('move_case', { ...move, finding: 'dicabut' })).toBe('case.transition_refused');
  await expect(
    service.sql(
      `update public.complaints set status = 'dicabut', finding = 'dicabut', outcome = 'x', outcome_reason = 'y' where id = $1`,
      [id],
    ),
  ).rejects.toThrow('a_withdrawn_complaint_has_a_confirmation');

  const { data } = await service.editor.auth.getUser();
  const person = { kind: 'complaint', id, user_id: data.user?.id, role: 'subject' };
  await call(service.editor, 'set_case_person', person);
  expect(await refusalFor('record_withdrawal', { id, confirmation: confirmation() })).toBe('case.involved');

  const appeal = await fileAppeal(service);
  expect(await refusalFor('withdraw_complaint', keyOf(appeal.receipt), service.anon)).toBe(
    'case.transition_refused',
  );
  expect(await refusalFor('record_withdrawal', { id: appeal.id, confirmation: confirmation() })).toBe(
    'case.not_found',
  );
});

it('the withdrawal of a confidential complaint stores its texts separately, and the complaint can be reopened', async () => {
  const { id, receipt } = await fileComplaint(service, { is_confidential: true });
  await call(service.anon, 'withdraw_complaint', { ...keyOf(receipt), reason: 'Alasan mawar.' });
  const [row] = await service.sql<object>('select * from public.complaints where id = $1', [id]);
  expect(JSON.stringify(row)).not.toContain('mawar');
  await call(service.admin, 'reopen_case', { kind: 'complaint', id, reason: 'Pelapor meminta dilanjutkan.' });
  expect(await track(service.anon, receipt)).toMatchObject({
    status: 'diproses',
    earlier: [{ finding: 'dicabut' }],
  });
});
