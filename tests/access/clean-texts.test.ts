import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestStack, type TestStack } from '../support/stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

/** Public tables whose texts are copies, written only by the system, or rejected (account names). */
const uncleaned = [
  ...['alarms', 'app_users', 'audit_log', 'case_transitions', 'certificate_decisions', 'drafts', 'imports'],
  ...['redirects', 'revisions', 'scheduled_changes', 'security_events'],
];

it('every public table with text columns cleans them before storing', async () => {
  const tables = await stack.sql<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and exists (select from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
         and a.atttypid in ('text'::regtype, 'varchar'::regtype, 'jsonb'::regtype, 'text[]'::regtype))
       and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'a_clean_texts' and t.tgenabled = 'O')
     order by 1`,
  );
  expect(tables.map(({ name }) => name)).toEqual(uncleaned);
});

it('every column checked as a name or an address is also cleaned as one', async () => {
  const columns = await stack.sql<{ name: string }>(
    `select distinct a.attname as name from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
     where k.contype = 'c' and k.connamespace in ('public'::regnamespace, 'private'::regnamespace) and cardinality(k.conkey) = 1
       and pg_get_constraintdef(k.oid) ~ 'is_(name|email|slug)\\(' and not private.is_name_key(a.attname)`,
  );
  expect(columns).toEqual([]);
});

/**
 * Text arguments that are not stored as sent: compared with stored or fixed values, or rejected (new_name).
 */
const compared = [
  'kind event table_name text_table action outcome finding role verdict item wish',
  'language sought_in new_locale number access_code code key path site_key query queries words',
  'new_name languages files key_hash sha256 declares address before',
].flatMap((names) => names.split(' '));
/** Functions for the server only, which supplies the texts itself. */
const ofServer = `not has_function_privilege('authenticated', p.oid, 'execute') and not has_function_privilege('anon', p.oid, 'execute')`;

it('every text argument of a writing function is compared or cleaned', async () => {
  const functions = await stack.sql<{ name: string; arg: string; source: string }>(
    `select p.proname as name, a.name as arg, p.prosrc as source
     from pg_proc p cross join lateral unnest(p.proargnames[1:p.pronargs], p.proargtypes::oid[]) a (name, type)
     where p.pronamespace = 'public'::regnamespace and p.provolatile = 'v' and a.type in ('text'::regtype, 'text[]'::regtype) and not (${ofServer})`,
  );
  const [tables] = await stack.sql<{ names: string }>(
    `select string_agg(tgrelid::regclass::text, '|') as names from pg_trigger where tgname = 'a_clean_texts'`,
  );
  const cleans = new RegExp(
    `payload_(?:text|line|email)|clean_text|(?:insert into|update) (?:public\\.)?(?:${String(tables?.names)}|%)`,
  );
  const indirect = /(?:private|public)\.(\w+)\(/g;
  const bodies = new Map(
    (
      await stack.sql<{ name: string; source: string }>(
        `select proname as name, string_agg(prosrc, E'\\n') as source from pg_proc where pronamespace in ('private'::regnamespace, 'public'::regnamespace) group by 1`,
      )
    ).map(({ name, source }) => [name, source]),
  );
  const reaches = (source: string, depth = 3): boolean =>
    cleans.test(source) ||
    (depth > 0 &&
      [...source.matchAll(indirect)].some(([, name = '']) => reaches(bodies.get(name) ?? '', depth - 1)));
  const faults = functions.filter(({ arg, source }) => !compared.includes(arg) && !reaches(source));
  expect(faults.map(({ name, arg }) => `${name}(${arg})`)).toEqual([]);
});

it('texts written by staff are cleaned, except formatted texts', async () => {
  const admin = await stack.client('admin');
  const client = {
    name: '\u200bPT\u00a0Maju\u200d ',
    city: ' Kota\u200b Bima',
    province: 'NTB',
    legal_form: 'PT',
  };
  const { data, error } = await admin.from('clients').insert(client).select('name, city').single();
  expect(error).toBeNull();
  expect(data).toEqual({ name: 'PT Maju', city: 'Kota Bima' });
  const [row] = await stack.sql<{ site: Record<string, string> }>(
    `update public.site_settings set site = site || jsonb_build_object('email', U&'\\200Bkantor@example.id') where true returning site`,
  );
  expect(row?.site.email).toBe('kantor@example.id');
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Isi ' }] }] };
  const [faq] = await stack.sql<{ answer: object }>(
    `update public.faq set answer = $1 where id = (select id from public.faq limit 1) returning answer`,
    [JSON.stringify(body)],
  );
  expect(faq?.answer).toEqual(body);
});

it('the e-mail address of a company contact is stored without invisible characters', async () => {
  const admin = await stack.client('admin');
  const { data: company } = await admin.from('clients').select('id').limit(1).single();
  const contact = {
    company_id: String(company?.id),
    person: 'Siti\u2060',
    email: '\u200bSiti@contoh.example.id',
  };
  const { error } = await admin.rpc('set_client_contact', contact);
  expect(error).toBeNull();
  const [stored] = await stack.sql('select person, email from public.client_contacts where client_id = $1', [
    contact.company_id,
  ]);
  expect(stored).toEqual({ person: 'Siti', email: 'siti@contoh.example.id' });
});
