import type { Database } from '../../supabase/local/database/database.ts';
import { configurationRows } from './rows.ts';

/** Of objects in the platform's schemas, only triggers and policies are ours. */
const OWN_SCHEMAS = `n.nspname in ('public', 'private')`;
/** Excludes schemas of the server itself, and the history of migrations. */
const NOT_SYSTEM_SCHEMA = `n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'supabase_migrations')`;
/** Excludes objects that belong to an extension. */
const noMember = (catalog: string, oid: string) =>
  `not exists (select from pg_depend m where m.classid = '${catalog}'::regclass and m.objid = ${oid} and m.deptype = 'e')`;
const commentOf = (catalog: string, oid: string, column = '0') =>
  `(select d.description from pg_description d where d.classoid = '${catalog}'::regclass and d.objoid = ${oid} and d.objsubid = ${column})`;
/** Formats an access list in a fixed order, including the owner's default. */
const rights = (acl: string, kind: string, owner: string) =>
  `(select string_agg(format('%s=%s%s by %s', coalesce(r.rolname, 'public'), x.privilege_type, case when x.is_grantable then '*' else '' end, g.rolname), ', '
      order by coalesce(r.rolname, 'public'), x.privilege_type)
    from aclexplode(coalesce(${acl}, acldefault('${kind}', ${owner}))) x left join pg_roles r on r.oid = x.grantee left join pg_roles g on g.oid = x.grantor)`;

/** Queries that return rows of `key`, the name of an object, and `value`, its complete definition. */
const QUERIES = [
  `select 'schema ' || n.nspname as key, concat_ws(E'\\n', n.nspowner::regrole, ${rights('n.nspacl', 'n', 'n.nspowner')}, ${commentOf('pg_namespace', 'n.oid')}) as value
   from pg_namespace n where ${NOT_SYSTEM_SCHEMA}`,
  `select 'extension ' || e.extname as key, concat_ws(' ', e.extnamespace::regnamespace, e.extversion) as value from pg_extension e where e.extname <> 'plpgsql'`,
  `select 'relation ' || c.oid::regclass::text as key, concat_ws(E'\\n', c.relkind, c.relowner::regrole, c.relpersistence, c.reloptions::text,
     'rls', c.relrowsecurity, c.relforcerowsecurity, c.relreplident,
     ${rights('c.relacl', 'r', 'c.relowner')}, ${commentOf('pg_class', 'c.oid')},
     case when c.relkind in ('v', 'm') then pg_get_viewdef(c.oid) end) as value
   from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'v', 'm', 'p', 'f', 'c') and ${OWN_SCHEMAS} and ${noMember('pg_class', 'c.oid')}`,
  `select 'sequence ' || c.oid::regclass::text as key, concat_ws(E'\\n', c.relowner::regrole, s.seqtypid::regtype, s.seqstart, s.seqincrement, s.seqmin, s.seqmax, s.seqcache, s.seqcycle,
     ${rights('c.relacl', 's', 'c.relowner')}, ${commentOf('pg_class', 'c.oid')}) as value
   from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_sequence s on s.seqrelid = c.oid where ${OWN_SCHEMAS}`,
  `select 'column ' || c.oid::regclass::text || '.' || a.attname as key, concat_ws(E'\\n', format_type(a.atttypid, a.atttypmod),
     case when a.attnotnull then 'not null' end, 'identity ' || a.attidentity::text, 'generated ' || a.attgenerated::text, pg_get_expr(d.adbin, d.adrelid),
     case when a.attcollation <> t.typcollation then a.attcollation::regcollation::text end, a.attstorage, a.attcompression, a.attstattarget, a.attoptions::text,
     case when a.attacl is not null then ${rights('a.attacl', 'c', 'c.relowner')} end, ${commentOf('pg_class', 'c.oid', 'a.attnum')}) as value
   from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace join pg_type t on t.oid = a.atttypid
   left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
   where a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'v', 'm', 'p', 'f', 'c') and ${OWN_SCHEMAS} and ${noMember('pg_class', 'c.oid')}`,
  `select 'constraint ' || coalesce(c.conrelid::regclass::text, c.contypid::regtype::text) || ' ' || c.conname as key,
     concat_ws(E'\\n', pg_get_constraintdef(c.oid), c.condeferrable, c.condeferred, c.convalidated, ${commentOf('pg_constraint', 'c.oid')}) as value
   from pg_constraint c join pg_namespace n on n.oid = c.connamespace where c.contype <> 't' and ${OWN_SCHEMAS}`,
  `select 'index ' || i.indexrelid::regclass::text as key, concat_ws(E'\\n', pg_get_indexdef(i.indexrelid), i.indisvalid, i.indisclustered, i.indisreplident, ${commentOf('pg_class', 'i.indexrelid')}) as value
   from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace where ${OWN_SCHEMAS}`,
  `select 'type ' || t.oid::regtype::text as key, concat_ws(E'\\n', t.typtype, t.typowner::regrole, t.typbasetype::regtype, t.typnotnull, t.typdefault,
     (select string_agg(e.enumlabel, ',' order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid),
     ${rights('t.typacl', 'T', 't.typowner')}, ${commentOf('pg_type', 't.oid')}) as value
   from pg_type t join pg_namespace n on n.oid = t.typnamespace left join pg_class c on c.oid = t.typrelid
   where (t.typtype in ('e', 'd', 'r') or c.relkind = 'c') and ${OWN_SCHEMAS} and ${noMember('pg_type', 't.oid')}`,
  `select 'routine ' || p.oid::regprocedure::text as key, concat_ws(E'\\n', case when p.prokind = 'a' then 'aggregate' else pg_get_functiondef(p.oid) end, p.proowner::regrole,
     ${rights('p.proacl', 'f', 'p.proowner')}, ${commentOf('pg_proc', 'p.oid')}) as value
   from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${OWN_SCHEMAS} and ${noMember('pg_proc', 'p.oid')}`,
  `select 'trigger ' || t.tgrelid::regclass::text || ' ' || t.tgname as key, concat_ws(E'\\n', pg_get_triggerdef(t.oid), t.tgenabled, ${commentOf('pg_trigger', 't.oid')}) as value
   from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace where not t.tgisinternal and ${NOT_SYSTEM_SCHEMA}`,
  `select 'policy ' || p.polrelid::regclass::text || ' ' || p.polname as key, concat_ws(E'\\n', p.polcmd, p.polpermissive,
     (select string_agg(case when r = 0 then 'public' else r::regrole::text end, ',' order by r::regrole::text) from unnest(p.polroles) r),
     'using ' || pg_get_expr(p.polqual, p.polrelid), 'check ' || pg_get_expr(p.polwithcheck, p.polrelid), ${commentOf('pg_policy', 'p.oid')}) as value
   from pg_policy p join pg_class c on c.oid = p.polrelid join pg_namespace n on n.oid = c.relnamespace where ${NOT_SYSTEM_SCHEMA}`,
  `select 'rule ' || r.ev_class::regclass || ' ' || r.rulename as key, pg_get_ruledef(r.oid) as value
   from pg_rewrite r join pg_class c on c.oid = r.ev_class join pg_namespace n on n.oid = c.relnamespace where r.rulename <> '_RETURN' and ${OWN_SCHEMAS} and ${noMember('pg_class', 'c.oid')}`,
  `select 'default rights ' || d.defaclrole::regrole::text || ' ' || coalesce(d.defaclnamespace::regnamespace::text, '') || ' ' || d.defaclobjtype::text as key,
     (select string_agg(x::text, ',' order by x::text) from unnest(d.defaclacl) x) as value from pg_default_acl d`,
  `select 'publication ' || p.pubname as key, concat_ws(' ', p.puballtables, p.pubinsert, p.pubupdate, p.pubdelete, p.pubtruncate,
     (select string_agg(r.prrelid::regclass::text, ',' order by r.prrelid::regclass::text) from pg_publication_rel r where r.prpubid = p.oid)) as value from pg_publication p`,
  `select 'event trigger ' || e.evtname as key, concat_ws(' ', e.evtevent, e.evtfoid::regprocedure, e.evtenabled, e.evttags::text) as value from pg_event_trigger e`,
  `select 'role settings ' || coalesce(r.rolname, '') || ' ' || coalesce(d.datname, '') as key, array_to_string(s.setconfig, ',') as value
   from pg_db_role_setting s left join pg_roles r on r.oid = s.setrole left join pg_database d on d.oid = s.setdatabase where s.setrole <> 0 and (d.datname is null or d.datname = current_database())`,
];

/** Returns the name and definition of every object in the database, without user data. */
export async function describeDatabase(db: Pick<Database, 'transaction'>): Promise<Map<string, string>> {
  return db.transaction(async (tx) => {
    // With an empty search path, names include their schema.
    await tx.exec(`set local search_path = ''`);
    const found = new Map<string, string>();
    for (const query of QUERIES)
      for (const { key, value } of await tx.query<{ key: string; value: string }>(query))
        found.set(key, value);
    for (const { table, columns, rows } of await configurationRows(tx))
      found.set(`rows of ${table}`, [columns.join(', '), ...rows.map((row) => row.join(', '))].join('\n'));
    return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/** Returns the names of the objects that differ, each with its difference. */
export function catalogDifferences(
  one: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].flatMap((key) => {
    const [before, after] = [one.get(key), other.get(key)];
    if (before === after) return [];
    if (before === undefined || after === undefined)
      return [`${key}: only in the ${after === undefined ? 'first' : 'second'}`];
    const lines = after.split('\n');
    const line = before.split('\n').find((each) => !lines.includes(each));
    return [`${key}: ${line ?? 'has more in the second'}`];
  });
}
