import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, fileAppeal, fileComplaint, openService, refusal, type Service } from './requests.ts';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

const decision = {
  new_status: 'selesai',
  outcome: 'Berdasar',
  reason: 'Terlambat.',
  finding: 'tidak_terbukti',
};
const fileOpenComplaint = async (fields: object = {}) => {
  const { id } = await fileComplaint(service, fields);
  const about = { kind: 'complaint', id };
  await call(service.admin, 'move_case', { ...about, new_status: 'diproses' });
  return about;
};

it('closing a case requires the declaration and stores its text as shown', async () => {
  const { editor } = service;
  const about = await fileOpenComplaint();
  for (const declares of [undefined, null, '', 'fr', `id'; drop table public.complaints; --`])
    expect(await refusal(editor, 'move_case', { ...about, ...decision, declares })).toMatchObject({
      message: 'case.declaration_required',
      details: 'declares',
    });
  const shown = await call<string>(editor, 'decision_declaration', { language: 'en' });
  await call(editor, 'move_case', { ...about, ...decision, declares: 'en', post: 'Manajer Mutu' });
  const { data } = await editor
    .from('complaints')
    .select('declaration, decided_by')
    .eq('id', about.id)
    .single();
  expect(data?.declaration).toBe(shown);
  expect(data?.decided_by).toBe((await editor.auth.getUser()).data.user?.id);
  expect((await refusal(editor, 'decision_declaration', { language: 'fr' })).message).toBe('field.invalid');
});

it('the declaration can be set only when closing a case', async () => {
  const about = await fileOpenComplaint();
  const update = (set: string) =>
    service.sql(`update public.complaints set ${set} where id = $1`, [about.id]);
  await expect(update(`declaration = 'Saya netral.'`)).rejects.toThrow('case.outcome_only_when_closing');
  await call(service.editor, 'move_case', {
    ...about,
    new_status: 'menunggu',
    reason: 'Nomor?',
    declares: 'id',
  });
  const [open] = await service.sql(`select declaration from public.complaints where id = $1`, [about.id]);
  expect(open).toEqual({ declaration: null });
  await call(service.editor, 'move_case', { ...about, ...decision, declares: 'id', post: 'Manajer Mutu' });
  await expect(update(`declaration = null`)).rejects.toThrow('case.closed');
});

it('the declaration is required when an appeal lapses, but not when it is joined to another', async () => {
  const { editor } = service;
  const [one, two] = [await fileAppeal(service), await fileAppeal(service)];
  const lapse = { kind: 'appeal', id: one.id, new_status: 'gugur', outcome: 'Gugur', reason: 'Dicabut.' };
  expect((await refusal(editor, 'move_case', lapse)).message).toBe('case.declaration_required');
  await call(editor, 'join_appeal', { id: one.id, into_id: two.id, reason: 'Keputusan yang sama.' });
});

it('an outsider is recorded by name, once per role', async () => {
  const { editor, admin, sql } = service;
  const about = await fileOpenComplaint();
  const person = { ...about, person_name: '<b>Sri</b> "Luar"', role: 'assessor', note: 'Panel 2026' };
  const id = await call<string>(editor, 'record_outsider', person);
  expect(await call(editor, 'record_outsider', { ...person, person_name: ' <B>SRI</B> "luar" ' })).toBe(id);
  const { data } = await editor
    .from('case_people')
    .select('person_name, is_external, user_id')
    .eq('id', id)
    .single();
  expect(data).toEqual({ person_name: '<b>Sri</b> "Luar"', is_external: true, user_id: null });
  expect(await sql(`select from public.alarms where kind = 'colleague_marked'`)).toEqual([]);
  const [log] = await sql(`select after ->> 'person_name' as name from public.audit_log where row_id = $1`, [
    id,
  ]);
  expect(log).toEqual({ name: '•••' });
  await call(admin, 'revoke_case_person', { person_id: id, reason: 'Keliru.' });
  expect(await call(editor, 'record_outsider', person)).not.toBe(id);

  const refusalFor = (more: object) => refusal(editor, 'record_outsider', { ...person, ...more });
  expect(await refusalFor({ person_name: ' ' })).toMatchObject({
    message: 'field.required',
    details: 'person_name',
  });
  expect((await refusalFor({ person_name: 'Sri\nLuar' })).message).toBe('field.invalid');
  expect((await refusalFor({ person_name: 'x'.repeat(151) })).message).toBe('field.too_long');
  expect((await refusalFor({ role: 'friend' })).message).toBe('field.invalid');
});

it('an outsider on a confidential case is visible only to its readers', async () => {
  const { editor, admin, sql } = service;
  const about = await fileOpenComplaint({ is_confidential: true });
  const person = { ...about, person_name: 'Sri Luar', role: 'assessor' };
  expect((await refusal(editor, 'record_outsider', person)).message).toBe('case.confidential');
  const id = await call<string>(admin, 'record_outsider', person);
  expect((await editor.from('case_people').select('id').eq('id', id)).data).toEqual([]);
  await sql(`select private.anonymise_case('complaint', $1, 'Ditutup.')`, [about.id]);
  const [row] = await sql(`select person_name from public.case_people where id = $1`, [id]);
  expect(row).toEqual({ person_name: '(dianonimkan)' });
});
