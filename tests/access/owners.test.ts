import { beforeAll, describe, expect, it } from 'vitest';
import { onEachDatabase, type Cast } from './cast.ts';

/**
 * Functions that visitors call with the database owner's rights, each with the reason why no lesser role
 * suffices.
 */
const ownersFunctions: Record<string, string> = {
  check_proof: 'Reads one proof by its number; with a reader role, all proofs would be readable.',
  prove_check: 'Writes to a table that no other role can write.',
  announce_evidence: 'Same as reply_to_case.',
  count_users: 'Takes no arguments and returns 0 or 1.',
  open_own_file: 'Same as reply_to_case.',
  open_own_letter: 'Same as reply_to_case.',
  open_preview:
    'Compares the key with a hash that no other role can read; returns a single text and counts attempts.',
  note_lost_scope: 'Counts search terms in a table that no other role can read or write.',
  note_lost_search: 'Counts search terms in a table that no other role can read or write.',
  reply_to_case: 'Checks a secret that no other role can read; its statements contain no text of the caller.',
  request_challenge: 'Counts requests per sender and signs with a key that no other role can read.',
  submit_appeal:
    'Writes numbers, deadlines, secrets and upload slots, which only internal functions can write.',
  submit_complaint: 'Same as submit_appeal.',
  submit_contact: 'Same as submit_appeal.',
  track_case: 'Same as reply_to_case.',
  turnstile_in_force: 'Takes no arguments and returns true or false.',
  verify_letter:
    'Compares the code with one that no other role can compute; returns number, date and hash of a letter.',
  open_decision_letter: 'Same as verify_letter; returns a ticket for the file.',
  withdraw_complaint: 'Same as reply_to_case.',
  was_recorded: 'Takes a key and returns true or false; no other role can read the submissions.',
};

/** Roles that own functions, with the tables that each can read. */
const readers = {
  visitor_reader: [
    'private.article_search',
    'private.former_names',
    'private.searchable',
    'public.articles',
    'public.certificate_decisions',
    'public.certificate_events',
    'public.certificates',
    'public.client_names',
    'public.clients',
    'public.rl_categories',
    'public.rl_subclass',
  ],
  staff_reader: [
    'private.former_names',
    'private.piece_words',
    'private.row_titles',
    'public.app_users',
    'public.appeals',
    'public.articles',
    'public.audit_log',
    'public.case_events',
    'public.certificates',
    'public.client_names',
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

  it('lists and searches for staff run with the rights of a reader role', async () => {
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
    it('can read its own tables but cannot write, own objects or log in', async () => {
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
