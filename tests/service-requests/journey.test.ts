import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, fileAppeal, fileComplaint, openService, refusal, track, type Service } from './requests.ts';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

const move = (id: string, new_status: string, more: object = {}) => ({
  kind: 'complaint',
  id,
  new_status,
  ...more,
});

it('a complaint can be handled from submission through a question to the outcome', async () => {
  const { anon, editor } = service;
  const { receipt, id } = await fileComplaint(service);
  expect(receipt.number).toMatch(/^KEL-\d{4}-\d{6}$/);
  expect(new Date(receipt.first_response_due_at) < new Date(receipt.due_at)).toBe(true);
  expect(await track(anon, receipt)).toMatchObject({ status: 'baru', next: 'first_response' });

  await call(editor, 'move_case', move(id, 'diproses'));
  await call(editor, 'add_case_event', { kind: 'complaint', id, event: 'note', body: 'Cek jadwal asesor' });
  await call(editor, 'move_case', move(id, 'menunggu', { reason: 'Mohon nomor permohonan.' }));
  expect(await track(anon, receipt)).toMatchObject({
    status: 'menunggu',
    next: 'your_reply',
    status_note: 'Mohon nomor permohonan.',
  });

  const { number, access_code } = receipt;
  const message = 'Nomornya P-123.';
  expect(await call(anon, 'reply_to_case', { number, access_code, message })).toEqual({
    found: true,
    status: 'diproses',
  });
  await call(
    editor,
    'move_case',
    move(id, 'selesai', {
      outcome: 'Berdasar.',
      reason: 'Jadwal terlewat tiga minggu.',
      declares: 'id',
      post: 'Manajer Mutu',
      finding: 'tidak_terbukti',
    }),
  );

  const closed = await track(anon, receipt);
  expect(closed).toMatchObject({
    status: 'selesai',
    next: 'closed',
    can_reply: false,
    outcome: 'Berdasar.',
    outcome_reason: 'Jadwal terlewat tiga minggu.',
  });
  expect(closed.events.map(({ kind, from, status }) => [kind, from, status])).toEqual([
    ['status', 'body', 'baru'],
    ['status', 'body', 'diproses'],
    ['status', 'body', 'menunggu'],
    ['message', 'reporter', null],
    ['status', 'body', 'diproses'],
    ['status', 'body', 'selesai'],
  ]);
  expect(JSON.stringify(closed)).not.toContain('Cek jadwal');
  expect((await refusal(anon, 'reply_to_case', { number, access_code, message })).message).toBe(
    'case.closed',
  );
});

it('a repeated submission returns the same case, also in parallel', async () => {
  const { anon, sql, complaint } = service;
  const payload = complaint({ subject: 'Dikirim dua kali' });
  const answers = await Promise.all([1, 2, 3].map(() => call(anon, 'submit_complaint', { payload })));
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
  expect(await sql(`select from public.complaints where subject = 'Dikirim dua kali'`)).toHaveLength(1);
});

it('a wrong number and a wrong code get the same answer', async () => {
  const { anon } = service;
  const { receipt } = await fileComplaint(service);
  const wrongCode = await call(anon, 'track_case', { number: receipt.number, access_code: 'AAAA-AAAA-AAAA' });
  const wrongNumber = await call(anon, 'track_case', {
    number: 'KEL-2026-999999',
    access_code: receipt.access_code,
  });
  expect(wrongCode).toEqual({ found: false });
  expect(wrongNumber).toEqual(wrongCode);
});

it('access codes and idempotency keys are absent from everything staff can read', async () => {
  const { admin } = service;
  const { receipt, id } = await fileComplaint(service);
  const { data: row } = await admin.from('complaints').select('*').eq('id', id).single();
  const { data: trail } = await admin.from('audit_log').select('*').eq('row_id', id);
  expect(trail).not.toEqual([]);
  const read = JSON.stringify([row, trail]);
  expect(read).not.toContain(receipt.access_code);
  expect(read).not.toMatch(/idempotency|code_hash/);
  expect(JSON.stringify(trail)).not.toMatch(/Budi|pelapor|tertunda/);
});

describe('a confidential case', () => {
  it('shows the identity only to admins and the assignee', async () => {
    const { editor, admin } = service;
    const { id } = await fileComplaint(service, { is_confidential: true });
    const args = { kind: 'complaint', id };
    const { data } = await editor.from('complaints').select('*').eq('id', id).single();
    expect(JSON.stringify(data)).not.toMatch(/Budi|budi|Maju Jaya|0812/);
    expect((await refusal(editor, 'unmask_case', args)).code).toBe('42501');

    const { data: me } = await editor.auth.getUser();
    const own = { ...args, user_id: me.user?.id };
    expect((await refusal(editor, 'assign_case', own)).message).toBe('case.assignment_needs_admin');
    await call(admin, 'assign_case', own);
    expect(await call(editor, 'unmask_case', args)).toEqual({
      name: 'Budi Santoso',
      email: 'budi@pelapor.example.id',
      phone: '0812-3456-7890',
      company: 'PT Maju Jaya',
    });
    const { data: looks } = await admin
      .from('audit_log')
      .select('actor_id, table_name')
      .match({ row_id: id, action: 'unmask' });
    expect(looks).toEqual([{ actor_id: me.user?.id, table_name: 'complaints' }]);
  });
});

describe('the database', () => {
  it('rejects an outcome set by a user involved in the case', async () => {
    const { editor, admin } = service;
    const { id } = await fileComplaint(service);
    const { data: me } = await editor.auth.getUser();
    await call(editor, 'move_case', move(id, 'diproses'));
    await call(admin, 'set_case_person', { kind: 'complaint', id, user_id: me.user?.id, role: 'assessor' });
    const outcome = {
      outcome: 'Tidak berdasar',
      reason: 'Sesuai prosedur.',
      declares: 'id',
      post: 'Manajer Mutu',
      finding: 'tidak_terbukti',
    };
    expect((await refusal(editor, 'move_case', move(id, 'ditolak', outcome))).message).toBe('case.involved');
    await call(admin, 'move_case', move(id, 'ditolak', outcome));
  });

  it('rejects an unknown transition or an outcome without reasons', async () => {
    const { editor } = service;
    const { id } = await fileComplaint(service);
    expect(
      await refusal(editor, 'move_case', move(id, 'selesai', { outcome: 'x', reason: 'x' })),
    ).toMatchObject({
      code: 'P0001',
      message: 'case.transition_refused',
      details: 'status',
      hint: 'baru > selesai',
    });
    await call(editor, 'move_case', move(id, 'diproses'));
    expect(await refusal(editor, 'move_case', move(id, 'selesai', { outcome: 'Selesai' }))).toMatchObject({
      message: 'case.outcome_required',
      details: 'reason',
    });
  });

  it('accepts one of two parallel decisions', async () => {
    const { editor, admin } = service;
    const { id } = await fileComplaint(service);
    await call(editor, 'move_case', move(id, 'diproses'));
    const decide = (to: string) =>
      move(id, to, {
        outcome: to,
        reason: 'Alasan.',
        declares: 'id',
        post: 'Manajer Mutu',
        finding: 'tidak_terbukti',
      });
    const answers = await Promise.all([
      editor.rpc('move_case', decide('selesai')),
      admin.rpc('move_case', decide('ditolak')),
    ]);
    expect(answers.map(({ error }) => error?.message ?? 'done').sort()).toEqual(['case.closed', 'done']);
  });

  it('denies staff functions to visitors and viewers, whether or not the case exists', async () => {
    const { id } = await fileAppeal(service);
    const viewer = await service.client('viewer');
    for (const client of [service.anon, viewer])
      for (const some of [id, crypto.randomUUID()])
        for (const name of ['unmask_case', 'case_evidence'])
          expect((await refusal(client, name, { kind: 'appeal', id: some })).code).toBe('42501');
  });
});

it('the allowed transitions can be read as data', async () => {
  const { data } = await service.editor.from('case_transitions').select('*').eq('kind', 'appeal');
  expect(data).toContainEqual({
    kind: 'appeal',
    from_status: 'diproses',
    to_status: 'diterima',
    requires_outcome: true,
    requires_note: false,
    joins_another: false,
    withdraws: false,
    findings: ['dikabulkan', 'dikabulkan_sebagian'],
    requires_effect: true,
  });
});
