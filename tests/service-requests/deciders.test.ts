import { afterAll, beforeAll, expect, it } from 'vitest';
import { letterKit } from './letter-kit.ts';
import { call, fileComplaint, openService, refusal, track, type Service } from './requests.ts';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

const decision = {
  new_status: 'selesai',
  outcome: 'Jadwal dipulihkan.',
  reason: 'Jadwal terlewat.',
  finding: 'tidak_terbukti',
  declares: 'id',
};
async function openCase() {
  const { id, receipt } = await fileComplaint(service);
  const about = { kind: 'complaint', id };
  await call(service.admin, 'move_case', { ...about, new_status: 'diproses' });
  return { about, receipt };
}
const deciderOf = async ({ id }: { id: string }) =>
  (
    await service.sql('select decided_by, decider_name, decider_post from public.complaints where id = $1', [
      id,
    ])
  )[0];

it('the caller is the default decider, with the post of their last decision', async () => {
  const { editor } = service;
  const me = (await editor.auth.getUser()).data.user?.id;
  expect(await call(editor, 'own_post', {})).toEqual({ name: 'Budi Editor', post: null });
  const { about } = await openCase();
  expect(await refusal(editor, 'move_case', { ...about, ...decision })).toMatchObject({
    message: 'field.required',
    details: 'post',
  });
  await call(editor, 'move_case', { ...about, ...decision, post: ' Manajer\u200b  Mutu ' });
  const mine = { decided_by: me, decider_name: 'Budi Editor', decider_post: 'Manajer Mutu' };
  expect(await deciderOf(about)).toEqual(mine);
  expect(await call(editor, 'own_post', {})).toEqual({ name: 'Budi Editor', post: 'Manajer Mutu' });
  const next = (await openCase()).about;
  await call(editor, 'move_case', { ...next, ...decision });
  expect(await deciderOf(next)).toEqual(mine);
});

it('a decider with an account is found by name, with or without titles', async () => {
  const { editor, admin } = service;
  const { about } = await openCase();
  const panel = { decider: 'Ir. BUDI editor, M.T.', post: 'Ketua Panel' };
  await call(admin, 'move_case', { ...about, ...decision, ...panel });
  expect(await deciderOf(about)).toEqual({
    decided_by: (await editor.auth.getUser()).data.user?.id,
    decider_name: 'Ir. BUDI editor, M.T.',
    decider_post: 'Ketua Panel',
  });
});

it.each([
  ['Budi Editor', 'an account'],
  ['Dr. SRI Lestari, M.H.', 'a person without one'],
])('%s cannot decide after being recorded as involved (%s)', async (decider) => {
  const { editor, admin } = service;
  const { about } = await openCase();
  const user_id = (await editor.auth.getUser()).data.user?.id;
  await call(admin, 'set_case_person', { ...about, user_id, role: 'assessor' });
  await call(admin, 'record_outsider', { ...about, person_name: 'Sri Lestari', role: 'consultant' });
  const taken = { ...decision, decider, post: 'Ketua Panel' };
  expect(await refusal(admin, 'move_case', { ...about, ...taken })).toMatchObject({
    message: 'case.decider_involved',
    details: 'decider',
  });
});

it.each([
  [{ decider: 'Sari\nDewi', post: 'Ketua' }, 'field.invalid'],
  [{ decider: 'Sari \u202eDewi', post: 'Ketua' }, 'field.invalid'],
  [{ decider: 'x'.repeat(151), post: 'Ketua' }, 'field.too_long'],
  [{ decider: 'Sari Dewi', post: 'x'.repeat(121) }, 'field.too_long'],
  [{ decider: 'Sari Dewi', post: ' ' }, 'field.required'],
  [{ decider: 'Sari Dewi', post: 'K' }, 'field.too_short'],
])('rejects the decider %j', async (decider, code) => {
  const { about } = await openCase();
  expect((await refusal(service.admin, 'move_case', { ...about, ...decision, ...decider })).message).toBe(
    code,
  );
});

it('a decider is rejected in a transition that does not close the case', async () => {
  const { id } = await fileComplaint(service);
  const start = { kind: 'complaint', id, new_status: 'diproses', decider: 'Sari Dewi', post: 'Ketua' };
  expect(await refusal(service.admin, 'move_case', start)).toMatchObject({
    message: 'case.outcome_only_when_closing',
    details: 'decider',
  });
});

it('the letter prints the declaration with its decider, also after the case was reopened', async () => {
  const { about, receipt } = await openCase();
  const panel = { decider: 'Sari Dewi', post: 'Ketua Panel Banding' };
  await call(service.admin, 'move_case', { ...about, ...decision, ...panel });
  await call(service.admin, 'reopen_case', { ...about, reason: 'Ada bukti baru.' });
  expect(await deciderOf(about)).toEqual({ decided_by: null, decider_name: null, decider_post: null });
  const [past] = await call<object[]>(service.admin, 'case_decisions', about);
  expect(past).toMatchObject({ decider_name: 'Sari Dewi', decider_post: 'Ketua Panel Banding' });
  // The tracking page shows the decision; only the letter names its decider.
  expect(JSON.stringify(await track(service.anon, receipt))).not.toContain('Sari Dewi');

  const { makeLetters, letterOf, download, textOf } = letterKit(service);
  await makeLetters();
  const ticket = await call(service.admin, 'open_letter', { id: (await letterOf(about)).id });
  expect(await textOf((await download(ticket)).file)).toContain(
    'Pengambil keputusan: Sari Dewi, Ketua Panel Banding Menyatakan: “Saya tidak menilai',
  );
});
