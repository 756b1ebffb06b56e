import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../support/databases.ts';
import { call, fileAppeal, fileComplaint, openService, refusal, track, type Service } from './requests.ts';

describe.each(databases)('consent and objection (%s)', (database) => {
  let service: Service;
  beforeAll(async () => {
    service = await openService(database);
  });
  afterAll(() => service.close());

  const record = (case_kind: string, case_id: string, kind: string) =>
    call<string>(service.editor, 'record_data_request', {
      request: {
        kind,
        case_kind,
        case_id,
        asked_by: 'Budi Santoso',
        capacity: 'self',
        identity_check: 'registered_contact',
      },
    });
  const one = async (query: string, id: string) =>
    (await service.sql<Record<string, unknown>>(query, [id]))[0];
  const contactOf = (id: string) =>
    one(
      `select name, email, phone, company, consent ->> 'withdrawn_at' is not null as withdrawn
       from (select id, name, email, phone, company, consent from public.complaints
         union all select id, name, email, phone, company, consent from public.appeals) c where id = $1`,
      id,
    );
  const waiting = (id: string) =>
    service.sql('select event from private.outgoing_mails where case_id = $1 and sent_at is null', [id]);
  const notify = () =>
    service.fetch(`${service.stack.url}/functions/v1/notify`, {
      method: 'POST',
      headers: { apikey: service.stack.secretKey },
    });

  it('a withdrawal of consent deletes contact details and stops e-mail, and the case continues', async () => {
    const files = { complaint: fileComplaint, appeal: fileAppeal };
    for (const [kind, file] of Object.entries(files)) {
      const { id, receipt } = await file(service, { email: 'budi@tarik.example.id' });
      const request_id = await record(kind, id, 'withdraw');
      const { due_at, received_at } = (await one(
        'select * from public.data_requests where id = $1',
        request_id,
      )) as {
        due_at: Date;
        received_at: Date;
      };
      expect(new Date(due_at).getTime() - new Date(received_at).getTime()).toBe(72 * 3_600_000);
      await call(service.admin, 'withdraw_case_consent', { request_id });
      expect(await contactOf(id)).toEqual({
        name: 'Budi Santoso',
        email: null,
        phone: null,
        company: null,
        withdrawn: true,
      });
      await call(service.editor, 'move_case', { kind, id, new_status: 'diproses' });
      await notify();
      expect(await waiting(id)).toEqual([]);
      expect(service.stack.mails.filter(({ to }) => to === 'budi@tarik.example.id')).toEqual([]);
      expect(await track(service.anon, receipt)).toMatchObject({
        status: 'diproses',
        consent_withdrawn_at: expect.any(String),
        restricted_at: null,
      });
    }
  });

  it('a withdrawal of consent also covers confidential cases and messages', async () => {
    const secret = await fileComplaint(service, { is_confidential: true });
    const request_id = await call<string>(service.admin, 'record_data_request', {
      request: {
        kind: 'withdraw',
        case_kind: 'complaint',
        case_id: secret.id,
        asked_by: 'Budi',
        capacity: 'self',
        identity_check: 'access_code',
      },
    });
    await call(service.admin, 'withdraw_case_consent', { request_id });
    expect(await call(service.admin, 'unmask_case', { kind: 'complaint', id: secret.id })).toEqual({
      name: 'Budi Santoso',
      email: null,
      phone: null,
      company: null,
    });
    const { number } = await call<{ number: string }>(service.anon, 'submit_contact', {
      payload: service.contact(),
    });
    const message = await one('select id::text from public.contact_submissions where number = $1', number);
    const id = String(message?.id);
    await call(service.admin, 'withdraw_case_consent', {
      request_id: await record('contact', id, 'withdraw'),
    });
    expect(
      await one(
        `select email, phone, consent ? 'withdrawn_at' as withdrawn from public.contact_submissions where id = $1`,
        id,
      ),
    ).toEqual({ email: null, phone: null, withdrawn: true });
  });

  it('an objection stops processing immediately, until it is refused', async () => {
    const { id, receipt } = await fileComplaint(service);
    const args = { kind: 'complaint', id };
    const move = { ...args, new_status: 'diproses' };
    const request_id = await record('complaint', id, 'object');
    expect(await waiting(id)).toEqual([]);
    expect((await refusal(service.admin, 'move_case', move)).message).toBe('case.restricted');
    expect(await track(service.anon, receipt)).toMatchObject({ restricted_at: expect.any(String) });
    const lift = { ...args, reason: 'Belum diputus.' };
    expect((await refusal(service.admin, 'lift_restriction', lift)).message).toBe('request.objection_open');
    expect((await refusal(service.admin, 'withdraw_case_consent', { request_id })).message).toBe(
      'request.other_kind',
    );
    await call(service.admin, 'refuse_data_request', { request_id, reason: 'Kewajiban hukum.' });
    await call(service.editor, 'move_case', move);
  });

  it('an upheld objection restricts the case until the restriction is lifted', async () => {
    const { id } = await fileComplaint(service);
    const args = { kind: 'complaint', id };
    const request_id = await record('complaint', id, 'object');
    await call(service.admin, 'restrict_case_person', { request_id });
    expect(await one('select status from public.data_requests where id = $1', request_id)).toEqual({
      status: 'done',
    });
    const second = await call<string>(service.admin, 'record_data_request', {
      request: {
        kind: 'object',
        case_kind: 'complaint',
        case_id: id,
        asked_by: 'Budi',
        capacity: 'self',
        identity_check: 'in_person',
      },
    });
    await call(service.admin, 'refuse_data_request', { request_id: second, reason: 'Sudah diputus.' });
    const move = { ...args, new_status: 'diproses' };
    expect((await refusal(service.admin, 'move_case', move)).message).toBe('case.restricted');
    await call(service.admin, 'lift_restriction', { ...args, reason: 'Pelapor setuju.' });
    await call(service.editor, 'move_case', move);
  });
});
