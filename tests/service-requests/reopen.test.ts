import { afterAll, beforeAll, expect, it } from 'vitest';
import { letterKit } from './letter-kit.ts';
import { call, fileAppeal, fileComplaint, openService, refusal, track, type Service } from './requests.ts';

let service: Service;
let kit: ReturnType<typeof letterKit>;
let editorId: string;
beforeAll(async () => {
  service = await openService();
  kit = letterKit(service);
  editorId = (await service.editor.auth.getUser()).data.user?.id ?? '';
});
afterAll(() => service.close());

const reason = 'Pelapor mengirim bukti baru.';
const decide = (about: object, more: object = {}) =>
  call(service.admin, 'move_case', {
    ...about,
    new_status: 'ditolak',
    outcome: 'Tidak terbukti juga.',
    reason: 'Bukti barunya tidak mengubah hal itu.',
    declares: 'id',
    post: 'Manajer Mutu',
    finding: 'tidak_terbukti',
    ...more,
  });
const refusalCode = async (by: Service['admin'], about: object, more: object = {}) =>
  (await refusal(by, 'reopen_case', { ...about, reason, ...more })).message;
const verified = async (number: string) =>
  call(service.anon, 'verify_letter', { number, code: await kit.codeOf(number) });

it('a reopened case keeps its first decision and letter until a new letter replaces them', async () => {
  const { about, receipt } = await kit.decided();
  await kit.makeLetters();
  const first = await kit.letterOf(about);
  const open = await call<{ status: string; closed_at: null; due_at: string }>(service.admin, 'reopen_case', {
    ...about,
    reason,
  });
  expect(open).toMatchObject({ status: 'diproses', closed_at: null });
  expect(Date.parse(open.due_at)).toBeGreaterThan(Date.now() + 86_400_000);
  expect(await track(service.anon, receipt)).toMatchObject({
    status: 'diproses',
    status_note: reason,
    outcome: null,
    can_reply: true,
    letters: [{ number: first.number, state: 'made', reopened_at: expect.any(String), replaced_by: null }],
    earlier: [{ outcome: 'Jadwal dipulihkan.', finding: 'tidak_terbukti', reason }],
  });
  expect(JSON.stringify(await track(service.anon, receipt))).not.toContain('reopened_by_name');
  expect(await call(service.editor, 'case_decisions', about)).toMatchObject([
    { status: 'selesai', outcome: 'Jadwal dipulihkan.', decider_name: expect.any(String) },
  ]);
  expect(await verified(first.number)).toMatchObject({
    genuine: true,
    reopened_at: expect.any(String),
    replaced_by: null,
  });

  await decide(about);
  await kit.makeLetters();
  const second = await kit.letterOf(about);
  expect(second).toMatchObject({ state: 'made', reopened_at: null });
  expect(await verified(first.number)).toMatchObject({ genuine: true, replaced_by: second.number });
  expect(await verified(second.number)).toMatchObject({ reopened_at: null, replaced_by: null });
  const file = async ({ id }: { id: string }) =>
    kit.textOf((await kit.download(await call(service.admin, 'open_letter', { id }))).file);
  expect(await file(second)).toContain(`menggantikan surat ${first.number}`);
  expect(await file(first)).toContain('Jadwal dipulihkan.');
});

it('the letter of a decision is created even if the case was reopened before', async () => {
  const { about } = await kit.decided();
  await call(service.admin, 'reopen_case', { ...about, reason });
  expect(await kit.makeLetters()).toEqual({ made: 1, failed: 0 });
  const letter = await kit.letterOf(about);
  const text = await kit.textOf(
    (await kit.download(await call(service.admin, 'open_letter', { id: letter.id }))).file,
  );
  expect(text).toContain('Jadwal dipulihkan.');
});

it('only uninvolved admins and the assignee can reopen decided cases', async () => {
  const { about } = await kit.decided();
  expect(await refusalCode(service.editor, about)).toBe('case.reopen_needs_handler');
  expect(await refusalCode(service.admin, about, { reason: ' x ' })).toBe('field.too_short');
  const open = await fileComplaint(service);
  expect(await refusalCode(service.admin, { kind: 'complaint', id: open.id })).toBe('case.not_closed');

  const own = { kind: 'complaint', id: (await fileComplaint(service)).id };
  await call(service.editor, 'move_case', { ...own, new_status: 'diproses' });
  await call(service.admin, 'assign_case', { ...own, user_id: editorId });
  await decide(own);
  expect(await call(service.editor, 'reopen_case', { ...own, reason })).toMatchObject({
    assigned_to: editorId,
  });
  await decide(own);
  await call(service.editor, 'set_case_person', { ...own, user_id: editorId, role: 'assessor' });
  expect(await refusalCode(service.editor, own)).toBe('case.involved');
  expect(await call(service.admin, 'reopen_case', { ...own, reason })).toMatchObject({ assigned_to: null });

  const [one, two] = [await fileAppeal(service), await fileAppeal(service)];
  await call(service.admin, 'join_appeal', { id: one.id, into_id: two.id, reason: 'Sama.' });
  expect(await refusalCode(service.admin, { kind: 'appeal', id: one.id })).toBe('case.reopen_refused');
});

it('no other update can reopen a closed case', async () => {
  const { about } = await kit.decided();
  await expect(
    service.sql(`update public.complaints set status = 'diproses', closed_at = null where id = $1`, [
      about.id,
    ]),
  ).rejects.toThrow('case.closed');
});

it('reopening mails the reporter without the reason', async () => {
  await service.sql(`delete from private.staff_wishes`);
  const { about, receipt } = await kit.decided();
  await call(service.admin, 'reopen_case', { ...about, reason });
  const [notice] = await service.sql<{ people: string[] }>(
    `select array_agg(person) as people from private.staff_notices where event = 'reopened' and subject = $1`,
    [about.id],
  );
  expect(notice?.people).toContain(editorId);
  for (let left = 1; left > 0;) {
    const sent = await service.fetch(`${service.stack.url}/functions/v1/notify`, {
      method: 'POST',
      headers: { apikey: service.stack.secretKey },
    });
    left = ((await sent.json()) as { sent: number }).sent;
  }
  const mail = service.stack.mails.find(({ subject }) => subject === `[${receipt.number}] Diperiksa kembali`);
  expect(mail?.text).toContain('Hasil tertulis paling lambat');
  expect(mail?.text).not.toContain(reason);
  expect(service.stack.mails.some(({ text }) => text.includes(`${receipt.number}: dibuka kembali`))).toBe(
    true,
  );
});

it('the decision of a reopened confidential case is visible only to its readers', async () => {
  const { about, receipt } = await kit.decided({ is_confidential: true, name: 'Siti Mawar' });
  await call(service.admin, 'reopen_case', { ...about, reason: 'Siti Mawar mengirim bukti.' });
  const [row] = await service.sql('select * from public.complaints where id = $1', [about.id]);
  expect(JSON.stringify(row)).not.toMatch(/Mawar|Jadwal/);
  expect((await refusal(service.editor, 'case_decisions', about)).message).toBe('case.confidential');
  expect(await track(service.anon, receipt)).toMatchObject({
    status_note: 'Siti Mawar mengirim bukti.',
    earlier: [{ outcome: 'Jadwal dipulihkan.' }],
  });
  await service.sql(`select private.anonymise_case('complaint', $1, 'Ditutup.')`, [about.id]);
  expect(await call(service.admin, 'case_decisions', about)).toMatchObject([
    { outcome: 'Jadwal dipulihkan.', reason: '(dianonimkan) mengirim bukti.' },
  ]);
  await service.sql(`select private.remove_case('complaint', $1)`, [about.id]);
  expect(await service.sql('select from private.past_decisions where case_id = $1', [about.id])).toEqual([]);
});
