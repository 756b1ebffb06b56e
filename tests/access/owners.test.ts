import { beforeAll, describe, expect, it } from 'vitest';
import { onEachDatabase, type Cast } from './cast.ts';

/**
 * Functions that visitors call with the database owner's rights, each with the reason why no lesser role
 * suffices.
 */
const ownersFunctions: Record<string, string> = {
  check_proof: 'Reads one proof by its number; a reader of the table would have them all.',
  prove_check: 'Keeps an answer in a table that nobody else writes.',
  announce_evidence: 'As reply_to_case.',
  count_users: 'Takes no argument and says 0 or 1.',
  open_own_file: 'As reply_to_case.',
  open_own_letter: 'As reply_to_case.',
  open_preview: 'Compares with a hash that no other role may read; says one text, and counts.',
  note_lost_scope: 'Counts words in a table that no other role may read or write.',
  note_lost_search: 'Counts words in a table that no other role may read or write.',
  reply_to_case:
    'Checks a secret that no other role may read; one statement per step, no text of a caller in any.',
  request_challenge: 'Counts who asks and signs with a key that no other role may read.',
  submit_appeal:
    'Numbers, deadlines, secrets and slots of a new case are written by internal functions alone.',
  submit_complaint: 'As submit_appeal.',
  submit_contact: 'As submit_appeal.',
  track_case: 'As reply_to_case.',
  turnstile_in_force: 'Takes no argument and says yes or no.',
  verify_letter: 'Compares with a code that no other role may make; says number, date and hash of a letter.',
  was_recorded: 'Takes a key and says yes or no; what was sent is read by no other role.',
};

/** Roles that own functions, and everything each may read. */
const readers = {
  visitor_reader: [
    'private.article_search',
    'private.searchable',
    'public.articles',
    'public.certificate_events',
    'public.certificates',
    'public.clients',
    'public.rl_categories',
    'public.rl_subclass',
  ],
  staff_reader: [
    'private.piece_words',
    'private.row_titles',
    'public.app_users',
    'public.appeals',
    'public.articles',
    'public.audit_log',
    'public.case_events',
    'public.certificates',
    'public.clients',
    'public.cms_pages',
    'public.complaints',
    'public.contact_submissions',
    'public.drafts',
    'public.rl_categories',
    'public.rl_subclass',
    'public.scheduled_changes',
    'public.surveillance_visits',
  ],
};

onEachDatabase((openCast) => {
  let cast: Cast;
  beforeAll(() => {
    cast = openCast();
  });
  const names = async (query: string, params: unknown[] = []) =>
    (await cast.stack.sql<{ name: string }>(query, params)).map(({ name }) => name).sort();

  it('visitors run only the functions listed here with the owner’s rights', async () => {
    // The table owner can do anything: such a function must use private.owned_by or be listed with a reason.
    const found = await names(
      `select distinct p.proname as name from pg_proc p join pg_roles o on o.oid = p.proowner
       where p.pronamespace = 'public'::regnamespace and p.prosecdef and has_function_privilege('anon', p.oid, 'execute')
         and o.rolname <> all ($1)`,
      [Object.keys(readers)],
    );
    expect(found).toEqual(Object.keys(ownersFunctions).sort());
  });

  it('lists and searches for staff run with the caller’s rights', async () => {
    const found = await names(
      `select distinct p.proname as name from pg_proc p join pg_roles o on o.oid = p.proowner
       where p.pronamespace = 'public'::regnamespace and p.prosecdef and p.proname ~ '^(list|search|find)_'
         and o.rolname <> all ($1)`,
      [Object.keys(readers)],
    );
    // Reads the storage tables, which we cannot grant to another role.
    expect(found).toEqual(['search_media']);
  });

  describe.each(Object.keys(readers) as (keyof typeof readers)[])('%s', (reader) => {
    it('reads its own tables but cannot write, own objects or log in', async () => {
      const hasRight = (right: string) =>
        names(
          `select c.oid::regclass::text as name from pg_class c
           where c.relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema', 'extensions')
             and c.relnamespace::regnamespace::text !~ '^pg_' and c.relkind in ('r', 'p', 'v', 'm', 'f')
             and (has_table_privilege($1, c.oid, $2) or has_any_column_privilege($1, c.oid, $2))`,
          [reader, right],
        );
      const qualified = (list: string[]) =>
        list.map((name) => (name.includes('.') ? name : `public.${name}`)).sort();
      expect(qualified(await hasRight('select'))).toEqual(readers[reader]);
      for (const right of ['insert', 'update']) expect(await hasRight(right)).toEqual([]);
      expect(
        await cast.stack.sql(
          'select rolsuper, rolcanlogin, rolcreaterole, rolcreatedb, rolreplication from pg_roles where rolname = $1',
          [reader],
        ),
      ).toEqual([
        {
          rolsuper: false,
          rolcanlogin: false,
          rolcreaterole: false,
          rolcreatedb: false,
          rolreplication: false,
        },
      ]);
      expect(
        await names('select oid::regclass::text as name from pg_class where relowner = $1::regrole', [
          reader,
        ]),
      ).toEqual([]);
      expect(
        await names(
          `select nspname as name from pg_namespace where has_schema_privilege($1, oid, 'create')
             or nspname in ('auth', 'storage', 'vault') and has_schema_privilege($1, oid, 'usage')`,
          [reader],
        ),
      ).toEqual([]);
    });

    it('calls no function that writes', async () => {
      expect(
        await names(
          `select p.oid::regprocedure::text as name from pg_proc p
           where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.provolatile = 'v'
             and p.oid <> 'private.refuse'::regproc and has_function_privilege($1, p.oid, 'execute')`,
          [reader],
        ),
      ).toEqual([]);
    });
  });
});
