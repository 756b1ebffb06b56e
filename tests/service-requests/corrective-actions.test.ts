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
  type Service,
} from './requests.ts';

let service: Service;
let editorId: string;
beforeAll(async () => {
  service = await openService();
  editorId = (await service.editor.auth.getUser()).data.user?.id ?? '';
});
afterAll(() => service.close());

interface Action {
  id: string;
  status: string;
  words: string;
  is_overdue: boolean;
}
const action = {
  words: 'Jadwal kunjungan dipasang ulang.',
  owner_name: 'Manajer Mutu',
  due_on: '2099-01-31',
};
const founded = {
  new_status: 'selesai',
  outcome: 'Berdasar.',
  reason: 'Terlambat.',
  declares: 'id',
  post: 'Manajer Mutu',
  finding: 'terbukti',
};
const fileOpenComplaint = async (fields: object = {}) => {
  const { id, receipt } = await fileComplaint(service, fields);
  const about = { kind: 'complaint', id };
  await call(service.admin, 'move_case', { ...about, new_status: 'diproses' });
  return { about, receipt };
};
const plan = (about: object, more: object = {}) =>
  call<string>(service.admin, 'plan_action', { ...about, action: { ...action, ...more } });
const actionsOf = (about: object) => call<Action[]>(service.editor, 'case_actions', about);
const refusalFor = async (name: string, args: object, by = service.editor) => refusal(by, name, args);

it('an upheld complaint cannot be closed without a corrective action', async () => {
  const { about, receipt } = await fileOpenComplaint();
  expect(await refusalFor('move_case', { ...about, ...founded })).toMatchObject({
    message: 'case.actions_required',
    details: 'finding',
  });
  const dropped = await plan(about, { words: 'Bukan yang ini.' });
  await call(service.editor, 'settle_action', { action_id: dropped, is_done: false, proof: 'Keliru.' });
  expect((await refusalFor('move_case', { ...about, ...founded })).message).toBe('case.actions_required');
  const id = await plan(about);
  expect(await track(service.anon, receipt)).toMatchObject({ actions: [] });
  await call(service.admin, 'move_case', { ...about, ...founded });
  expect(await track(service.anon, receipt)).toMatchObject({
    actions: [{ text: action.words, due_on: action.due_on, done_on: null }],
  });
  expect(JSON.stringify(await track(service.anon, receipt))).not.toContain('Manajer Mutu');
  const kit = letterKit(service);
  await kit.makeLetters();
  const { id: letter } = await kit.letterOf(about);
  const text = await kit.textOf(
    (await kit.download(await call(service.admin, 'open_letter', { id: letter }))).file,
  );
  expect(text).toContain(`Tindak lanjut • ${action.words} (paling lambat 31 Januari 2099)`);
  expect(text).not.toContain('Bukan yang ini');

  await call(service.editor, 'settle_action', { action_id: id, is_done: true, proof: 'Notulen 12/2026.' });
  expect(await track(service.anon, receipt)).toMatchObject({ actions: [{ done_on: today() }] });
  expect(await actionsOf(about)).toMatchObject([
    { status: 'dropped', proof: 'Keliru.' },
    { status: 'done', proof: 'Notulen 12/2026.', owner_name: 'Manajer Mutu' },
  ]);
  const again = { action_id: id, is_done: true, proof: 'Sekali lagi.' };
  expect((await refusalFor('settle_action', again)).message).toBe('case.action_settled');
});

it('a reason for planning no action is accepted until an action is planned', async () => {
  const { about, receipt } = await fileOpenComplaint();
  await call(service.editor, 'waive_actions', { ...about, reason: 'Sudah diperbaiki di tempat.' });
  await call(service.admin, 'move_case', { ...about, ...founded });
  expect(await track(service.anon, receipt)).toMatchObject({
    actions: [{ text: 'Sudah diperbaiki di tempat.', due_on: null }],
  });
  const open = (await fileOpenComplaint()).about;
  await call(service.editor, 'waive_actions', { ...open, reason: 'Sudah diperbaiki di tempat.' });
  await plan(open);
  expect((await actionsOf(open)).map(({ status }) => status)).toEqual(['open']);
  expect((await refusalFor('waive_actions', { ...open, reason: 'Tidak jadi.' })).message).toBe(
    'case.has_actions',
  );
});

it('the actions of a closed case can be completed, but not added, dropped or waived', async () => {
  const { about } = await fileOpenComplaint();
  const [one, two] = [await plan(about), await plan(about, { words: 'Petugas dilatih.' })];
  await call(service.admin, 'move_case', { ...about, ...founded });
  const code = async (name: string, args: object) => (await refusalFor(name, args)).message;
  expect(await code('plan_action', { ...about, action })).toBe('case.closed');
  expect(await code('settle_action', { action_id: one, is_done: false, proof: 'Batal saja.' })).toBe(
    'case.closed',
  );
  await call(service.editor, 'settle_action', { action_id: one, is_done: true, proof: 'Notulen 12.' });
  await call(service.admin, 'reopen_case', { ...about, reason: 'Bukti baru.' });
  await call(service.editor, 'settle_action', { action_id: two, is_done: false, proof: 'Batal saja.' });
  expect((await actionsOf(about)).map(({ status }) => status).sort()).toEqual(['done', 'dropped']);

  const waived = (await fileOpenComplaint()).about;
  await call(service.editor, 'waive_actions', { ...waived, reason: 'Sudah diperbaiki di tempat.' });
  await call(service.admin, 'move_case', { ...waived, ...founded });
  expect(await code('waive_actions', { ...waived, reason: 'Alasan kedua.' })).toBe('case.closed');
  expect(await actionsOf(waived)).toMatchObject([{ words: 'Sudah diperbaiki di tempat.' }]);
});

it('a corrective action requires a description, an owner and a future date', async () => {
  const { about } = await fileOpenComplaint();
  const problem = async (more: object) => {
    const { message, details } = await refusalFor('plan_action', {
      ...about,
      action: { ...action, ...more },
    });
    return `${message} ${details}`;
  };
  expect(await problem({ words: ' x ' })).toBe('field.too_short words');
  expect(await problem({ owner_name: undefined })).toBe('field.required owner_name');
  expect(await problem({ due_on: '2020-01-01' })).toBe('field.invalid due_on');
  expect(await problem({ due_on: '2099-02-31' })).toBe('field.invalid due_on');
  expect(await problem({ owner: '00000000-0000-0000-0000-000000000000' })).toBe('field.invalid owner');
  expect((await refusalFor('plan_action', { ...about, action: [] })).message).toBe('field.invalid');
  const { id } = await fileAppeal(service);
  const appeal = { kind: 'appeal', id };
  await call(service.admin, 'move_case', { ...appeal, new_status: 'diproses' });
  const upheld = { ...founded, new_status: 'diterima', finding: 'dikabulkan', effect: 'Dinilai ulang.' };
  await call(service.admin, 'plan_action', { ...appeal, action });
  await call(service.admin, 'plan_effect', { appeal_id: id, effect: { kind: 'penilaian_ulang' } });
  await call(service.admin, 'move_case', { ...appeal, ...upheld });
  expect(await actionsOf(appeal)).toMatchObject([{ words: action.words }]);
});

it('the owner of an action is reminded before and after the due date until it is done', async () => {
  await service.sql('delete from private.staff_wishes');
  const { about } = await fileOpenComplaint();
  const id = await plan(about, { owner: editorId, owner_name: undefined });
  const notifiedStaff = async () => {
    await service.sql('select private.watch_actions(private.today())');
    const rows = await service.sql<{ event: string; person: string }>(
      `select event, person from private.staff_notices where subject = $1 and event like 'action%' order by event`,
      [about.id],
    );
    expect(rows.every(({ person }) => person === editorId)).toBe(true);
    return rows.map(({ event }) => event);
  };
  const due = (days: number) =>
    service.sql('update private.corrective_actions set due_on = private.today() + $2::int where id = $1', [
      id,
      days,
    ]);
  expect(await notifiedStaff()).toEqual([]);
  await due(3);
  expect(await notifiedStaff()).toEqual(['action_due']);
  expect(await notifiedStaff()).toEqual(['action_due']);
  // The day of the mail job begins at 07:00, so before that yesterday does not count as past yet.
  await due(-2);
  expect(await notifiedStaff()).toEqual(['action_due', 'action_overdue']);
  expect(await actionsOf(about)).toMatchObject([{ is_overdue: true }]);
  const send = () =>
    service.fetch(`${service.stack.url}/functions/v1/notify`, {
      method: 'POST',
      headers: { apikey: service.stack.secretKey },
    });
  for (let left = 1; left > 0;) left = ((await (await send()).json()) as { sent: number }).sent;
  expect(service.stack.mails.some(({ text }) => text.includes('tindakan perbaikan terlewat ('))).toBe(true);
  await call(service.editor, 'settle_action', { action_id: id, is_done: true, proof: 'Selesai.' });
  await due(-3);
  expect(await notifiedStaff()).toEqual(['action_due', 'action_overdue']);
});

it('the action of a confidential case is visible only to its readers', async () => {
  const { about } = await fileOpenComplaint({ is_confidential: true, name: 'Siti Mawar' });
  const id = await plan(about, { words: 'Siti Mawar dihubungi kembali.' });
  for (const [name, args] of [
    ['case_actions', about],
    ['plan_action', { ...about, action }],
    ['waive_actions', { ...about, reason: 'Tidak perlu.' }],
    ['settle_action', { action_id: id, is_done: true, proof: 'Notulen.' }],
  ] as const)
    expect((await refusalFor(name, args)).message).toBe('case.confidential');
  const listed = async (by: Service['admin']) =>
    (await call<{ action_id: string }[]>(by, 'open_actions', {})).filter((each) => each.action_id === id);
  expect(await listed(service.editor)).toMatchObject([{ words: null, owner_name: null }]);
  expect(await listed(service.admin)).toMatchObject([{ owner_name: 'Manajer Mutu' }]);
  await service.sql(`select private.anonymise_case('complaint', $1, 'Ditutup.')`, [about.id]);
  await call(service.admin, 'settle_action', { action_id: id, is_done: true, proof: 'Notulen 12.' });
  expect(await call(service.admin, 'case_actions', about)).toMatchObject([
    { words: '(dianonimkan) dihubungi kembali.', status: 'done' },
  ]);
  expect((await refusalFor('plan_action', { ...about, action }, service.admin)).message).toBe(
    'case.anonymised',
  );
  await service.sql(`select private.remove_case('complaint', $1)`, [about.id]);
  expect(await service.sql('select from private.corrective_actions where case_id = $1', [about.id])).toEqual(
    [],
  );
});
