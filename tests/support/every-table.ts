import { backupTables } from '../../scripts/backup/rows.ts';
import { messageOf } from '../../supabase/local/message-of.ts';
import type { Database, Queries, Transaction } from '../../supabase/local/database/database.ts';

interface Column {
  name: string;
  type: string;
  /** A value of the referenced column, as SQL. */
  refers: string | null;
  /** The first value that a check allows. */
  allowed: string | null;
}

/** Values required by a table's checks, as SQL. */
const FITTING: Record<string, string> = {
  'private.article_search.words_id': `to_tsvector('simple', 'contoh')`,
  'private.article_search.words_en': `to_tsvector('simple', 'contoh')`,
  'private.certificate_reminders.days': '30',
  'private.check_proofs.number': `'23456-23456-23456-23456'`,
  'private.corrective_actions.owner_name': `'Ketua'`,
  'private.corrective_actions.due_on': 'current_date',
  'private.letter_orders.case_id': 'gen_random_uuid()',
  'private.letter_orders.language': `'id'`,
  'private.outcome_letters.path': `'letters/contoh.pdf'`,
  'private.outcome_letters.sha256': `repeat('0', 64)`,
  'private.outgoing_mails.case_id': '(select id from public.complaints limit 1)',
  'private.preview_links.key_hash': `sha256('contoh')`,
  'public.case_events.complaint_id': '(select id from public.complaints limit 1)',
  'public.case_people.complaint_id': '(select id from public.complaints limit 1)',
  'public.certificates.expires_on': 'current_date + 365',
  'public.client_contacts.email': `'contoh@contoh.test'`,
  'public.faq.answer': `'{"type": "doc", "content": []}'`,
  'public.legal_products.year': '2020',
  'public.navigation_menus.url': `'/profil/kontak'`,
  'public.rl_categories.code': `'BG'`,
  'public.scheduled_changes.changes': `'{"title": "Contoh"}'`,
  'storage.objects.bucket_id': `'evidence'`,
  'storage.objects.name': `'contoh.pdf'`,
  'public.rl_subclass.code': `'BG001'`,
};

const BY_TYPE: Record<string, string> = {
  uuid: 'gen_random_uuid()',
  text: `'contoh'`,
  citext: `'contoh'`,
  boolean: 'true',
  date: 'current_date',
  'timestamp with time zone': 'now()',
  integer: '1',
  smallint: '1',
  bigint: '1',
  numeric: '1',
  bytea: `'\\x01'::bytea`,
  jsonb: `'{}'::jsonb`,
  json: `'{}'::json`,
  interval: `interval '1 day'`,
  inet: `'127.0.0.1'::inet`,
};

/** Returns the required columns of a table. */
const requiredOf = (db: Queries, table: string) =>
  db.query<Column>(
    `select a.attname as name, format_type(a.atttypid, null) as type,
       (select format('(select %I from %s limit 1)', f.attname, k.confrelid::regclass)
        from pg_constraint k join pg_attribute f on f.attrelid = k.confrelid and f.attnum = k.confkey[1]
        where k.conrelid = a.attrelid and k.contype = 'f' and k.conkey[1] = a.attnum and cardinality(k.conkey) = 1 limit 1) as refers,
       (select substring(pg_get_constraintdef(k.oid) from '= ANY [(]+ARRAY[[](''[^'']+'')')
        from pg_constraint k where k.conrelid = a.attrelid and k.contype = 'c' and k.conkey = array[a.attnum]
        order by 1 limit 1) as allowed
     from pg_attribute a where a.attrelid = $1::text::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and a.attidentity = '' and ((a.attnotnull and not a.atthasdef) or $2 @> array[$1::text || '.' || a.attname]) order by a.attnum`,
    [table, Object.keys(FITTING)],
  );

async function isEmpty(db: Queries, table: string): Promise<boolean> {
  return (await db.query(`select from ${table} limit 1`)).length === 0;
}

async function fill(tx: Transaction, table: string): Promise<void> {
  await tx.exec('set local session_replication_role = replica');
  const columns = await requiredOf(tx, table);
  const values = columns.map(({ name, type, refers, allowed }) => {
    const value = FITTING[`${table}.${name}`] ?? refers ?? allowed ?? BY_TYPE[type];
    if (!value) throw new Error(`No value is known for ${table}.${name}, of type ${type}`);
    return value;
  });
  const names = columns.map(({ name }) => `"${name}"`);
  await tx.exec(
    names.length > 0
      ? `insert into ${table} (${names.join()}) values (${values.join()})`
      : `insert into ${table} default values`,
  );
}

/**
 * Inserts a row into each empty table with triggers disabled: only the presence of data matters here. Checks
 * and foreign keys apply; a table that references an empty one is filled later. @returns the tables without a
 * valid row, with the reason: add their values to FITTING
 */
export async function fillEveryTable(db: Database): Promise<string[]> {
  const tables = (await backupTables(db)).map(({ name }) => name);
  for (;;) {
    const faults: string[] = [];
    let isFilled = false;
    for (const table of tables) {
      if (!(await isEmpty(db, table))) continue;
      try {
        await db.transaction((tx) => fill(tx, table));
        isFilled = true;
      } catch (error) {
        faults.push(`${table}: ${messageOf(error)}`);
      }
    }
    if (!isFilled) return faults;
  }
}
