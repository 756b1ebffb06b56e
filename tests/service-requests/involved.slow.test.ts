import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../support/databases.ts';
import { smallPdf } from '../support/evidence-files.ts';
import { call, confirm, fileAppeal, fileComplaint, openService, type Service } from './requests.ts';

/** Matches the sender’s name and the texts of the case, its file and its data requests. */
const SECRET = /melati|kenanga/i;
const reported = {
  is_confidential: true,
  name: 'Wulan Kenanga',
  email: 'wulan.kenanga@pelapor.example.id',
  company: 'PT Kenanga Raya',
  subject: 'Mawar melati',
  files: [{ name: 'Surat melati.pdf', type: 'application/pdf', size: smallPdf.length }],
};
const kinds = {
  complaint: (service: Service, is_confidential: boolean) =>
    fileComplaint(service, {
      ...{ ...reported, is_confidential },
      description: 'Uraian mawar melati yang panjang.',
    }),
  appeal: (service: Service, is_confidential: boolean) =>
    fileAppeal(service, {
      ...{ ...reported, is_confidential },
      application_number: `MAWAR/MELATI/${randomUUID()}`,
      grounds: 'Alasan mawar melati.',
    }),
};

type Called = { name: string; args: { name: string; type: string }[] };
type Target = { kind: string; id: string; path: string; requests: string[] };

/**
 * Lists every function that signed-in users may call, with its required parameters. Erasing functions are
 * last.
 */
const callable = `select p.proname as name, coalesce((
    select json_agg(json_build_object('name', a.name, 'type', p.proargtypes[a.place - 1]::regtype::text) order by a.place)
    from unnest(p.proargnames) with ordinality a(name, place) where a.place <= p.pronargs - p.pronargdefaults), '[]') as args
  from pg_proc p where p.pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', p.oid, 'execute')
  order by p.proname like 'erase%', 1`;
const readable = `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
  and has_any_column_privilege('authenticated', c.oid, 'select') order by 1`;

/**
 * Returns a test value for a parameter: the case, its file, a data request about it, or a word from its text.
 */
function valueOf({ name, type }: Called['args'][number], { kind, id, path }: Target, request: string) {
  if (name === 'kind') return kind;
  if (name === 'path') return path;
  if (name === 'request_id') return request;
  if (name === 'session_id') return randomUUID();
  if (type === 'uuid') return id;
  if (type === 'uuid[]') return [id];
  if (type === 'text[]') return ['mawar'];
  if (type === 'boolean') return false;
  if (/int|numeric/.test(type)) return 1;
  if (/date|timestamp/.test(type)) return '2026-01-01';
  return /json/.test(type) ? {} : 'mawar';
}

describe.each(databases)('confidentiality (%s)', (database) => {
  let service: Service;
  let functions: Called[];
  let tables: string[];
  /** A second admin, who is not involved in any case. */
  let other: SupabaseClient;
  beforeAll(async () => {
    service = await openService(database);
    functions = await service.sql<Called & Record<string, unknown>>(callable);
    tables = (await service.sql<{ name: string }>(readable)).map(({ name }) => name);
    const person = { email: 'hadi@demo.test', password: 'kuda nil membaca koran' };
    const { data } = await service
      .client('service')
      .then(({ auth }) => auth.admin.createUser({ ...person, email_confirm: true }));
    await service.sql(
      `insert into public.app_users (id, email, full_name, role) values ($1, $2, 'Hadi Rahman', 'admin')`,
      [data.user?.id, person.email],
    );
    other = await service.client('anon');
    await other.auth.signInWithPassword(person);
  });
  afterAll(() => service.close());

  /** Files a case with evidence and one data request of each kind. */
  async function fileCase(kind: keyof typeof kinds, is_confidential = true): Promise<Target> {
    const { id, receipt } = await kinds[kind](service, is_confidential);
    const path = receipt.uploads[0]?.path ?? '';
    await service.anon.storage
      .from('evidence')
      .upload(path, new Blob([smallPdf], { type: 'application/pdf' }));
    expect(await confirm(service, { path })).toEqual({ confirmed: true });
    const requests = [];
    for (const kindOfRequest of ['export', 'correct', 'restrict', 'erase']) {
      const request = {
        kind: kindOfRequest,
        case_kind: kind,
        case_id: id,
        asked_by: 'Wulan Kenanga',
        capacity: 'self',
      };
      requests.push(
        await call<string>(other, 'record_data_request', {
          request: { ...request, identity_check: 'in_person' },
        }),
      );
    }
    return { kind, id, path, requests };
  }

  /** Returns the API functions and tables that reveal part of the case to this user. */
  async function leaksTo(client: SupabaseClient, target: Target) {
    const found = new Set<string>();
    const note = (name: string, answer: unknown) =>
      SECRET.test(JSON.stringify(answer ?? null)) && found.add(name);
    for (const table of tables) note(table, (await client.from(table).select('*').limit(1000)).data);
    for (const called of functions) {
      const takesRequest = called.args.some(({ name }) => name === 'request_id');
      for (const request of takesRequest ? target.requests : ['']) {
        const args = called.args.map((arg) => [arg.name, valueOf(arg, target, request)] as const);
        const { data, error } = await client.rpc(called.name, Object.fromEntries(args));
        note(called.name, data);
        note(called.name, error);
      }
    }
    return [...found].sort();
  }

  it.each(['complaint', 'appeal'] as const)(
    'hides a confidential %s from an involved admin in every API call',
    async (kind) => {
      const target = await fileCase(kind);
      const [me] = await service.sql<{ id: string }>(
        `select id from public.app_users where email = 'admin@demo.test'`,
      );
      await service.sql(
        `insert into public.case_people (${kind}_id, user_id, role) values ($1, $2, 'subject')`,
        [target.id, me?.id],
      );
      expect(await leaksTo(service.admin, target)).toEqual([]);
      const link = await service.admin.functions.invoke('evidence-link', { body: { path: target.path } });
      expect(link.error).not.toBeNull();
      const settled = `select from public.data_requests where case_id = $1 and status <> 'open'`;
      expect(await service.sql(settled, [target.id])).toEqual([]);

      expect(await leaksTo(other, target)).toEqual(
        expect.arrayContaining([
          'case_evidence',
          'case_text',
          'data_requests',
          'export_case_person',
          'open_evidence',
          'unmask_case',
        ]),
      );
    },
    120_000,
  );

  /** Returns everything that is stored about a case. */
  const storedAbout = ({ kind, id }: Target) =>
    service.sql(
      `select to_jsonb(c) as stored from public.${kind}s c where c.id = $1
       union all select to_jsonb(e) from public.case_events e where e.case_id = $1
       union all select to_jsonb(p) from public.case_people p where p.case_id = $1
       union all select to_jsonb(r) from public.data_requests r where r.case_id = $1
       union all select to_jsonb(u) - 'to_delete' from private.upload_slots u where u.case_id = $1
       union all select to_jsonb(a) from private.corrective_actions a where a.case_id = $1
       order by 1`,
      [id],
    );

  it.each(['complaint', 'appeal'] as const)(
    'hides an ordinary %s from an involved admin: no API call shows or changes it, and calls about it are refused',
    async (kind) => {
      const target = await fileCase(kind, false);
      const [me] = await service.sql<{ id: string }>(
        `select id from public.app_users where email = 'admin@demo.test'`,
      );
      await service.sql(
        `insert into public.case_people (${kind}_id, user_id, role) values ($1, $2, 'decider')`,
        [target.id, me?.id],
      );
      const stored = await storedAbout(target);
      expect(await leaksTo(service.admin, target)).toEqual([]);
      expect(await storedAbout(target)).toEqual(stored);

      const aboutCases = functions.filter(({ args }) =>
        ['kind', 'id'].every((needed) => args.some(({ name }) => name === needed)),
      );
      expect(aboutCases.length).toBeGreaterThan(15);
      const allowed = [];
      for (const called of aboutCases) {
        const args = called.args.map((arg) => [arg.name, valueOf(arg, target, '')] as const);
        if (!(await service.admin.rpc(called.name, Object.fromEntries(args))).error)
          allowed.push(called.name);
      }
      expect(allowed).toEqual([]);
    },
    120_000,
  );

  it('hides the sender of a related appeal from staff involved in it', async () => {
    const application_number = `UJI/MELATI/${randomUUID()}`;
    const first = await fileAppeal(service, { ...reported, files: [], application_number });
    const second = await fileAppeal(service, { application_number });
    const [me] = await service.sql<{ id: string }>(
      `select id from public.app_users where email = 'admin@demo.test'`,
    );
    await service.sql(
      `insert into public.case_people (appeal_id, user_id, role) values ($1, $2, 'decider')`,
      [first.id, me?.id],
    );
    const rows = await call<Record<string, unknown>[]>(service.admin, 'appeal_doubles', { id: second.id });
    expect(rows.find((row) => row.appeal_id === first.id)).toMatchObject({
      is_hidden: true,
      grounds: null,
      other_sender: null,
      other_holder: null,
    });
  });

  it('shows the involved people of a case to its readers only', async () => {
    const { editor, sql } = service;
    const { id } = await fileComplaint(service, { ...reported, files: [] });
    const seenBy = async (client: SupabaseClient) =>
      (await client.from('case_people').select('person_name').eq('complaint_id', id)).data;
    const staff = await sql<{ id: string; role: string }>('select id, role from public.app_users');
    const set = (client: SupabaseClient, role: string) =>
      call(client, 'set_case_person', {
        kind: 'complaint',
        id,
        user_id: staff.find((each) => each.role === role)?.id,
        role: 'subject',
      });
    await set(other, 'viewer');
    expect(await seenBy(other)).toHaveLength(1);
    expect(await seenBy(editor)).toEqual([]);
    await set(editor, 'editor');
    expect(await seenBy(other)).toHaveLength(2);
    expect(await seenBy(editor)).toHaveLength(1);
  });
});
