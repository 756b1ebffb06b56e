import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, fileComplaint, openService, refusal, type Service } from './requests.ts';
import { databases } from '../support/databases.ts';

describe.each(databases)('data requests (%s)', (database) => {
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

  it('have a 72-hour deadline and are readable by admins only', async () => {
    const { id, receipt } = await fileComplaint(service);
    const request = await record('complaint', id, 'correct', { received_at: '2026-11-20T08:00:00+07:00' });
    expect(await entry(request)).toMatchObject({
      case_number: receipt.number,
      status: 'open',
      asked_by: 'Budi Santoso',
      received_at: '2026-11-20T01:00:00+00:00',
      due_at: '2026-11-23T01:00:00+00:00',
      recorded_by_name: expect.any(String),
    });
    expect((await service.editor.from('data_requests').select('id')).data).toEqual([]);
    const found = async (query: string) =>
      (await call<{ id: string }[]>(service.admin, 'search_data_requests', { query })).map((each) => each.id);
    expect(await found(` ${receipt.number.toLowerCase()}  SANTOSO`)).toEqual([request]);
    expect(await found(`${receipt.number} rahmawati`)).toEqual([]);
    expect(await found('100%_')).toEqual([]);
    expect(await refusal(service.editor, 'search_data_requests', { query: 'budi' })).toMatchObject({
      code: '42501',
    });
    const events = await service.sql(
      `select from public.security_events where event = 'data_request' and detail ->> 'request' = $1`,
      [request],
    );
    expect(events).toHaveLength(1);
    const [lines] = await service.sql<{ text: string }>(
      `select string_agg(l::text, ' ') as text from public.audit_log l where table_name = 'data_requests'`,
    );
    expect(lines?.text).not.toContain('Santoso');
  });

  it.each([
    [{ kind: 'forget' }, 'field.invalid'],
    [{ asked_by: ' ' }, 'field.required'],
    [{ identity_check: undefined }, 'field.required'],
    [{ capacity: 'representative' }, 'request.needs_power_of_attorney'],
    [{ received_at: '2099-01-01' }, 'field.in_future'],
    [{ received_at: '2020-01-01' }, 'field.invalid'],
    [{ received_at: 'yesterday-ish' }, 'field.invalid'],
    [{ case_id: 'x' }, 'field.invalid'],
    [{ case_id: '00000000-0000-4000-8000-000000000000' }, 'case.not_found'],
    [{ case_kind: 'letter' }, 'field.invalid'],
  ])('reject %j with the error %s', async (more, code) => {
    const { id } = await fileComplaint(service);
    const args = asked('complaint', id, 'export', more);
    expect((await refusal(service.editor, 'record_data_request', args)).message).toBe(code);
  });

  it('about a confidential case are accepted from its readers only', async () => {
    const { id } = await fileComplaint(service, { is_confidential: true });
    const args = asked('complaint', id, 'export');
    expect((await refusal(service.editor, 'record_data_request', args)).message).toBe('case.confidential');
    await call(service.admin, 'record_data_request', args);
  });

  it('can be carried out once and only as the recorded kind', async () => {
    const { id } = await fileComplaint(service);
    const request_id = await record('complaint', id, 'restrict');
    expect((await refusal(service.editor, 'restrict_case_person', { request_id })).code).toBe('42501');
    expect((await refusal(service.admin, 'erase_case_person', { request_id })).message).toBe(
      'request.other_kind',
    );
    const refused = { request_id, reason: 'Identitas tidak dapat dipastikan.' };
    expect((await refusal(service.admin, 'refuse_data_request', { request_id, reason: ' ' })).message).toBe(
      'field.required',
    );
    await call(service.admin, 'refuse_data_request', refused);
    expect(await entry(request_id)).toMatchObject({ status: 'refused', reason: refused.reason });
    for (const name of ['restrict_case_person', 'export_case_person'])
      expect((await refusal(service.admin, name, { request_id })).message).toBe('request.settled');
  });

  it('remind admins a day before the deadline and again after it', async () => {
    const { id } = await fileComplaint(service);
    const request = await record('complaint', id, 'export');
    const clock = async (hours: number) => {
      await service.sql(
        `update public.data_requests set due_at = now() + make_interval(hours => $2) where id = $1`,
        [request, hours],
      );
      await service.sql('select public.claim_mails(1)');
      const rows = await service.sql<{ key: string }>(
        `select key from public.alarms where kind = 'data_request_due' and key like $1 order by created_at`,
        [`${request}%`],
      );
      return rows.map(({ key }) => key.split(':')[1]);
    };
    expect(await clock(48)).toEqual([]);
    expect(await clock(20)).toEqual(['soon']);
    expect(await clock(20)).toEqual(['soon']);
    expect(await clock(-1)).toEqual(['soon', 'over']);
    const work = await call<{ kind: string; entries: number }[]>(service.admin, 'work_today', {});
    expect(work.find(({ kind }) => kind === 'data_requests')?.entries).toBeGreaterThan(0);
    const editors = await call<{ kind: string }[]>(service.editor, 'work_today', {});
    expect(editors.map(({ kind }) => kind)).not.toContain('data_requests');
  });

  it('require a fresh session to erase data', async () => {
    const { id } = await fileComplaint(service);
    const request_id = await record('complaint', id, 'erase');
    const admin = (await service.admin.auth.getUser()).data.user?.id ?? '';
    const claims = JSON.stringify({
      role: 'authenticated',
      sub: admin,
      amr: [{ method: 'password', timestamp: 1 }],
    });
    await expect(
      service.sql(
        `select public.erase_case_person($1) from set_config('request.jwt.claims', $2, true) a, set_config('request.jwt.claim.sub', $3, true) b`,
        [request_id, claims, admin],
      ),
    ).rejects.toThrow('session.not_fresh');
  });
});
