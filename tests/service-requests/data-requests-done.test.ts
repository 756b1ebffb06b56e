import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, fileAppeal, fileComplaint, openService, refusal, track, type Service } from './requests.ts';
import { tablesWith } from './tables-with.ts';
import { databases } from '../support/databases.ts';

describe.each(databases)('carrying out a data request (%s)', (database) => {
  let service: Service;
  beforeAll(async () => {
    service = await openService(database);
  });
  afterAll(() => service.close());

  const asked = (case_kind: string, case_id: string, kind: string, more: object = {}) => ({
    request: {
      kind,
      case_kind,
      case_id,
      asked_by: 'Budi Santoso',
      capacity: 'self',
      identity_check: 'registered_contact',
      ...more,
    },
  });
  const record = (case_kind: string, id: string, kind: string, more: object = {}) =>
    call<string>(service.editor, 'record_data_request', asked(case_kind, id, kind, more));
  const entry = async (id: string) => {
    const { data } = await service.admin.from('data_requests').select('*').eq('id', id).single();
    return data as Record<string, unknown>;
  };
  const message = async () => {
    const sent = await call<{ number: string }>(service.anon, 'submit_contact', {
      payload: service.contact(),
    });
    const [row] = await service.sql<{ id: string }>(
      'select id from public.contact_submissions where number = $1',
      [sent.number],
    );
    return row?.id ?? '';
  };

  it('corrects contact details without storing the old values', async () => {
    const plain = await fileComplaint(service, { email: 'salah@pelapor.example.id' });
    const changes = { email: 'benar@pelapor.example.id', name: 'Budi Benar' };
    const request_id = await record('complaint', plain.id, 'correct');
    expect(
      (await refusal(service.admin, 'correct_case_person', { request_id, changes: { subject: 'x' } }))
        .message,
    ).toBe('field.invalid');
    expect(
      (await refusal(service.admin, 'correct_case_person', { request_id, changes: { email: 'x' } })).message,
    ).toMatch(/^field\./);
    await call(service.admin, 'correct_case_person', { request_id, changes });
    const [row] = await service.sql('select name, email, phone from public.complaints where id = $1', [
      plain.id,
    ]);
    expect(row).toEqual({ ...changes, phone: '0812-3456-7890' });
    expect(await entry(request_id)).toMatchObject({ status: 'done', changed: ['name', 'email'] });
    expect(JSON.stringify(await entry(request_id))).not.toContain('salah@');

    const secret = await fileAppeal(service, { is_confidential: true });
    const other = await call<string>(
      service.admin,
      'record_data_request',
      asked('appeal', secret.id, 'correct'),
    );
    await call(service.admin, 'correct_case_person', { request_id: other, changes });
    expect(await call(service.admin, 'unmask_case', { kind: 'appeal', id: secret.id })).toMatchObject(
      changes,
    );

    const contact = await message();
    await call(service.admin, 'correct_case_person', {
      request_id: await record('contact', contact, 'correct'),
      changes: { phone: '0813 1111 2222' },
    });
    const [corrected] = await service.sql('select phone from public.contact_submissions where id = $1', [
      contact,
    ]);
    expect(corrected).toEqual({ phone: '0813 1111 2222' });
  });

  it('is the only way to change contact details', async () => {
    const { id } = await fileComplaint(service);
    await expect(
      service.sql(`update public.complaints set email = 'lain@example.id' where id = $1`, [id]),
    ).rejects.toThrow('case.read_only');
  });

  it('hides a restricted case from other staff until the restriction is lifted', async () => {
    const { id, receipt } = await fileComplaint(service);
    const args = { kind: 'complaint', id };
    await call(service.admin, 'restrict_case_person', {
      request_id: await record('complaint', id, 'restrict'),
    });
    const countsFor = async (client = service.editor) =>
      [
        (await client.from('complaints').select('id').eq('id', id)).data?.length,
        (await client.from('case_events').select('id').eq('complaint_id', id)).data?.length,
        (await call<object[]>(client, 'search_complaints', { query: receipt.number })).length,
        (await call<object[]>(client, 'find_records', { words: receipt.number })).length,
      ].map((count) => (count ?? 0) > 0);
    expect(await countsFor()).toEqual([false, false, false, false]);
    expect(await countsFor(service.admin)).toEqual([true, true, true, true]);
    const move = { ...args, new_status: 'diproses' };
    expect((await refusal(service.admin, 'move_case', move)).message).toBe('case.restricted');
    const note = { ...args, event: 'message', body: 'Halo' };
    expect((await refusal(service.admin, 'add_case_event', note)).message).toBe('case.restricted');
    // With the id at hand, an editor still cannot unmask, assign or mark the case as spam.
    const me = (await service.editor.auth.getUser()).data.user?.id;
    const attempts = {
      unmask_case: args,
      assign_case: { ...args, user_id: me },
      mark_spam: { kind: 'complaint', ids: [id] },
    };
    const codes = [];
    for (const [name, asked] of Object.entries(attempts))
      codes.push((await refusal(service.editor, name, asked)).message);
    expect(codes).toEqual(['case.confidential', 'case.assignment_needs_admin', 'case.confidential']);
    const waiting = () =>
      service.sql('select from private.outgoing_mails where case_id = $1 and sent_at is null', [id]);
    expect(await waiting()).toEqual([]);
    const { number, access_code } = receipt;
    await call(service.anon, 'reply_to_case', { number, access_code, message: 'Terima kasih.' });

    expect((await refusal(service.editor, 'lift_restriction', { ...args, reason: 'Setuju' })).code).toBe(
      '42501',
    );
    await call(service.admin, 'lift_restriction', { ...args, reason: 'Pelapor setuju.' });
    expect(await countsFor()).toEqual([true, true, true, true]);
    await call(service.editor, 'move_case', move);
    expect(await waiting()).not.toEqual([]);
    expect(
      (await refusal(service.admin, 'lift_restriction', { ...args, reason: 'Lagi, lagi.' })).message,
    ).toBe('request.not_restricted');
  });

  it('exports everything about the person and no internal notes', async () => {
    const { id, receipt } = await fileComplaint(service, {
      is_confidential: true,
      files: [{ name: 'Surat.pdf', type: 'application/pdf', size: 14 }],
    });
    const args = { kind: 'complaint', id };
    await call(service.admin, 'add_case_event', { ...args, event: 'note', body: 'Catatan internal' });
    await call(service.admin, 'add_case_event', { ...args, event: 'message', body: 'Kami periksa.' });
    const request_id = await call<string>(
      service.admin,
      'record_data_request',
      asked('complaint', id, 'export'),
    );
    const copy = await call<object>(service.admin, 'export_case_person', { request_id });
    expect(copy).toMatchObject({
      kind: 'complaint',
      person: { name: 'Budi Santoso', email: 'budi@pelapor.example.id', phone: '0812-3456-7890' },
      case: { number: receipt.number, subject: 'Penilaian tertunda' },
      consent: { language: 'id' },
      files: [{ name: 'Surat.pdf', received: false }],
    });
    expect(JSON.stringify(copy)).toContain('Kami periksa.');
    expect(JSON.stringify(copy)).not.toMatch(/Catatan internal|search_text|assigned_to/);
    const exports = await service.sql(
      `select from public.security_events where event = 'export' and detail ->> 'number' = $1`,
      [receipt.number],
    );
    expect(exports).toHaveLength(1);

    const contact = await message();
    const own = await call<object>(service.admin, 'export_case_person', {
      request_id: await record('contact', contact, 'export'),
    });
    expect(own).toMatchObject({ case: { message: 'Apakah kantor buka hari Sabtu?' }, files: [] });
  });

  it('exports the certification body and a default subject in the language of the case', async () => {
    await service.sql(
      `update public.site_settings set site_name = 'LSBU Contoh', site_name_en = 'Example Body'`,
    );
    const made = async (language: string, application_number: string) => {
      const payload = service.appeal({ language, application_number, subject: null });
      const { number } = await call<{ number: string }>(service.anon, 'submit_appeal', { payload });
      const [row] = await service.sql<{ id: string; subject: string }>(
        'select id, subject from public.appeals where number = $1',
        [number],
      );
      const request_id = await record('appeal', row!.id, 'export');
      const { body } = await call<{ body: string }>(service.admin, 'export_case_person', { request_id });
      return [row!.subject, body];
    };
    expect(await made('en', 'P-77/2026')).toEqual(['Appeal P-77/2026', 'Example Body']);
    expect(await made('id', 'P-78/2026')).toEqual(['Banding P-78/2026', 'LSBU Contoh']);
  });

  it('anonymises an erased case or message immediately', async () => {
    const open = await fileAppeal(service, {
      name: 'Wulan Tanjungbiru',
      email: 'wulan@tanjungbiru.example.id',
    });
    const { number, access_code } = open.receipt;
    await call(service.anon, 'reply_to_case', { number, access_code, message: 'Salam, Wulan Tanjungbiru' });
    const note = { kind: 'appeal', id: open.id, event: 'note', body: 'Wulan Tanjungbiru menelepon.' };
    await call(service.editor, 'add_case_event', note);
    expect(await tablesWith(service.sql, 'tanjungbiru')).toContain('public.case_events');
    const asked_by = 'Wulan Tanjungbiru';
    const appealRequest = await record('appeal', open.id, 'erase', { asked_by });
    await call(service.admin, 'erase_case_person', { request_id: appealRequest });
    expect(await tablesWith(service.sql, 'tanjungbiru')).toEqual([]);
    expect(await entry(appealRequest)).toMatchObject({ status: 'done', asked_by: '(dianonimkan)' });
    const [row] = await service.sql(
      `select status, closed_at is not null as is_closed, outcome, name, application_number, grounds
       from public.appeals where id = $1`,
      [open.id],
    );
    expect(row).toEqual({
      status: 'gugur',
      is_closed: true,
      outcome: 'Ditutup atas permintaan penghapusan data pribadi.',
      name: null,
      application_number: '(dianonimkan)',
      grounds: '(dianonimkan)',
    });
    expect(await track(service.anon, open.receipt)).toEqual({ found: false });

    const contact = await message();
    const request_id = await record('contact', contact, 'erase');
    await call(service.admin, 'erase_case_person', { request_id });
    const [gone] = await service.sql(
      'select name, email, message from public.contact_submissions where id = $1',
      [contact],
    );
    expect(gone).toEqual({ name: '(dianonimkan)', email: null, message: '(dianonimkan)' });
    expect(await entry(request_id)).toMatchObject({ status: 'done', asked_by: '(dianonimkan)' });
    expect(
      (await refusal(service.editor, 'record_data_request', asked('contact', contact, 'export'))).message,
    ).toBe('case.anonymised');
  });
});
