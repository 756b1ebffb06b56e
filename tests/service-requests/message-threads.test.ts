import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageKit } from './message-kit.ts';
import { call, openService, refusal, type Service } from './requests.ts';
import { databases } from '../support/databases.ts';

const HOSTILE = `<script>alert(1)</script>'; drop table public.faq; -- \u202Eطريق 🏗 {nama}`;

describe.each(databases)('a message thread (%s)', (database) => {
  let service: Service;
  let kit: ReturnType<typeof messageKit>;
  beforeAll(async () => {
    service = await openService(database);
    kit = messageKit(service);
  });
  afterAll(() => service.close());

  it('mails the answer with a link, without the sender’s own message', async () => {
    const { number, id } = await kit.write({ message: 'Kata-kata pengirim yang panjang.' });
    await kit.notify();
    await kit.add(id, 'message', `Hari Sabtu kami tutup.\n${HOSTILE}`);
    const [mail, ...others] = await kit.notify();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'budi@pelapor.example.id',
      subject: `[${number}] Jawaban atas pesan Anda`,
    });
    expect(mail?.text).toContain(`Hari Sabtu kami tutup.\n${HOSTILE}`);
    expect(mail?.text).toContain(`/lacak?nomor=${number}`);
    expect(mail?.text).not.toContain('Kata-kata pengirim');
    expect(await kit.rowOf(id)).toMatchObject({ status: 'dibalas', handled_by: expect.any(String) });
    expect(await kit.eventsOf(id)).toMatchObject([
      { kind: 'message', visibility: 'reporter', author: 'staff', actor_name: 'Budi Editor' },
    ]);
  });

  it('opens with the code from the mail', async () => {
    const { number, id } = await kit.write();
    await kit.add(id, 'message', 'Silakan datang hari Senin.');
    await kit.add(id, 'note', 'Sudah ditelepon, catatan dalam.');
    const code = await kit.codeOf(number);
    const seen = await kit.open(number, code);
    expect(seen).toMatchObject({
      found: true,
      kind: 'contact',
      status: 'dibalas',
      next: 'answered',
      can_reply: true,
      message: 'Apakah kantor buka hari Sabtu?',
    });
    expect(seen.events).toMatchObject([
      { kind: 'message', from: 'body', body: 'Silakan datang hari Senin.' },
    ]);
    expect(JSON.stringify(seen)).not.toMatch(/catatan dalam|Budi Editor/);

    const key = randomUUID();
    const reply = { number, access_code: code, message: `Baik. ${HOSTILE}`, key };
    const first = await call(service.anon, 'reply_to_case', reply);
    expect(await call(service.anon, 'reply_to_case', reply)).toEqual(first);
    expect(await kit.rowOf(id)).toMatchObject({ status: 'baru' });
    expect((await kit.open(number, code)).events).toMatchObject([
      { from: 'body' },
      { from: 'reporter', body: `Baik. ${HOSTILE}` },
    ]);
    expect(await call(service.anon, 'track_case', { number, access_code: 'AAAA-AAAA-AAAA' })).toEqual({
      found: false,
    });
  });

  it('cannot be opened before its first answer', async () => {
    const { number, id } = await kit.write();
    const [secret] = await service.sql<{ code: string }>(
      `select private.access_code('contact', idempotency_key) as code from private.case_secrets where number = $1`,
      [number],
    );
    expect(await call(service.anon, 'track_case', { number, access_code: secret?.code })).toEqual({
      found: false,
    });
    await kit.add(id, 'message', 'Satu');
    const code = await kit.codeOf(number);
    await kit.add(id, 'message', 'Dua');
    expect(await kit.codeOf(number)).toBe(code);
    const kept = await service.sql(
      `select concat((select jsonb_agg(to_jsonb(m)) from private.outgoing_mails m), (select jsonb_agg(to_jsonb(l)) from public.audit_log l)) as all`,
    );
    expect(JSON.stringify(kept)).not.toContain(code);
  });

  it('accepts replies by mail or phone that staff enter', async () => {
    const { id } = await kit.write();
    await kit.add(id, 'message', 'Kami menunggu kabar.');
    await kit.add(id, 'reply', 'Pengirim menelepon: jadi datang.');
    expect((await kit.eventsOf(id)).at(-1)).toMatchObject({
      kind: 'message',
      author: 'reporter',
      actor_name: 'Budi Editor',
    });
    expect(await kit.rowOf(id)).toMatchObject({ status: 'baru' });
    const { message } = await refusal(service.editor, 'add_case_event', {
      kind: 'complaint',
      id,
      event: 'reply',
      body: 'x',
    });
    expect(message).toBe('field.invalid');
  });

  it('records assignments and status changes', async () => {
    const { id } = await kit.write();
    const change = (values: object) =>
      service.editor.from('contact_submissions').update(values).eq('id', id).throwOnError();
    const [admin] = await service.sql<{ id: string }>(
      `select id from public.app_users where lower(role) = 'admin' order by created_at limit 1`,
    );
    await change({ status: 'dibaca' });
    await change({ handled_by: admin?.id });
    await change({ status: 'arsip' });
    await change({ status: 'dibaca' });
    expect(await kit.eventsOf(id)).toMatchObject([
      { kind: 'assignment', author: 'staff', visibility: 'internal', body: expect.any(String) },
      { kind: 'status', from_status: 'dibaca', to_status: 'arsip' },
      { kind: 'status', from_status: 'arsip', to_status: 'dibaca' },
    ]);
    const { error } = await service.editor
      .from('contact_submissions')
      .update({ complaint_id: null })
      .eq('id', id);
    expect(error?.code).toBe('42501');
  });

  it('is unassigned from a deactivated user unless it was answered', async () => {
    const [open, answered] = [await kit.write(), await kit.write()];
    const [person] = await service.sql<{ id: string }>(
      `select id from public.app_users where lower(role) = 'editor' and is_active limit 1`,
    );
    await service.sql('update public.contact_submissions set handled_by = $1 where id = any ($2)', [
      person?.id,
      [open.id, answered.id],
    ]);
    await service.sql(`update public.contact_submissions set status = 'dibalas' where id = $1`, [
      answered.id,
    ]);
    await service.sql('update public.app_users set is_active = false where id = $1', [person?.id]);
    await service.sql('update public.app_users set is_active = true where id = $1', [person?.id]);
    expect((await kit.rowOf(open.id)).handled_by).toBeNull();
    expect((await kit.rowOf(answered.id)).handled_by).toBe(person?.id);
    expect((await kit.eventsOf(open.id)).at(-1)).toMatchObject({
      kind: 'assignment',
      author: 'system',
      body: null,
    });
  });

  it('rejects answers to spam, restricted or anonymised messages', async () => {
    const refusalFor = async (id: string) =>
      (
        await refusal(service.editor, 'add_case_event', {
          kind: 'contact',
          id,
          event: 'message',
          body: 'Halo.',
        })
      ).message;
    const make = async (change: string) => {
      const { id } = await kit.write();
      await service.sql(`update public.contact_submissions set ${change} where id = $1`, [id]);
      return id;
    };
    expect(await refusalFor(await make('spam_at = now()'))).toBe('case.marked_spam');
    expect(await refusalFor(await make('email = null'))).toBe('case.no_address');
    expect(await refusalFor(await make('restricted_at = now()'))).toBe('case.confidential');
    const mine = await make('restricted_at = now()');
    const args = { kind: 'contact', id: mine, event: 'message', body: 'Halo.' };
    expect((await refusal(service.admin, 'add_case_event', args)).message).toBe('case.restricted');
    const anonymised = await kit.write();
    await service.sql('select private.anonymise_message($1)', [anonymised.id]);
    expect(await refusalFor(anonymised.id)).toBe('case.anonymised');
    expect(await refusalFor(randomUUID())).toBe('case.not_found');
  });

  it('loses its texts, files and code when anonymised', async () => {
    const { number, id } = await kit.write();
    const path = await kit.upload('contact', id);
    await kit.add(id, 'message', 'Jawaban untuk Budi Santoso.', { files: [path] });
    const code = await kit.codeOf(number);
    await kit.add(id, 'note', 'Budi Santoso sering bertanya.');
    await service.sql('select private.anonymise_message($1)', [id]);
    expect(JSON.stringify(await kit.eventsOf(id))).not.toMatch(/Santoso/);
    expect(await call(service.anon, 'track_case', { number, access_code: code })).toEqual({ found: false });
    expect(await service.sql('select to_delete from private.upload_slots where path = $1', [path])).toEqual([
      { to_delete: true },
    ]);
  });

  it('is exported without the internal notes', async () => {
    const { id } = await kit.write();
    await kit.add(id, 'message', 'Jawaban kami.');
    await kit.add(id, 'note', 'Catatan dalam.');
    const request = {
      kind: 'export',
      case_kind: 'contact',
      case_id: id,
      asked_by: 'Budi Santoso',
      capacity: 'self',
      identity_check: 'in_person',
    };
    const request_id = await call<string>(service.editor, 'record_data_request', { request });
    const copy = await call<{ messages: object[] }>(service.admin, 'export_case_person', { request_id });
    expect(copy.messages).toMatchObject([{ kind: 'message', from: 'body', body: 'Jawaban kami.' }]);
  });

  it('shows 2,000 messages completely', async () => {
    const { number, id } = await kit.write();
    await kit.add(id, 'message', 'Pertama.');
    const code = await kit.codeOf(number);
    // Its triggers are not tested here and take most of the time.
    await service.sql('alter table public.case_events disable trigger user');
    await service.sql(
      `insert into public.case_events (message_id, kind, visibility, author, body)
       select $1, 'message', 'reporter', case n % 2 when 0 then 'staff' else 'reporter' end, 'Pesan ' || n from generate_series(1, 1999) n`,
      [id],
    );
    await service.sql('alter table public.case_events enable trigger user');
    const began = Date.now();
    expect((await kit.open(number, code)).events).toHaveLength(2000);
    expect(Date.now() - began).toBeLessThan(5000);
  });
});
