import type { Database } from '../../supabase/local/database/database.ts';

const OURS = `n.nspname in ('public', 'private')`;
/** Rules on tables of the platform are ours as well. */
const WATCHED = `n.nspname in ('public', 'private', 'auth', 'storage', 'realtime')`;

/** Kinds of objects in a schema, each as one query with a name and a definition. Numbers of objects and columns do not count. */
const PARTS = {
  relation: `select n.nspname || '.' || c.relname as name, concat_ws(' ', c.relkind, c.relrowsecurity, c.relforcerowsecurity,
      pg_get_userbyid(c.relowner), c.relacl::text, obj_description(c.oid, 'pg_class')) as definition
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OURS} and c.relkind in ('r', 'v', 'm', 'S', 'c')`,
  column: `select n.nspname || '.' || c.relname || '.' || a.attname as name, concat_ws(' ', format_type(a.atttypid, a.atttypmod),
      a.attnotnull, a.attgenerated, a.attidentity, pg_get_expr(d.adbin, d.adrelid), a.attacl::text,
      row_number() over (partition by c.oid order by a.attnum)) as definition
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where ${OURS} and c.relkind in ('r', 'v', 'm', 'c') and a.attnum > 0 and not a.attisdropped`,
  constraint: `select n.nspname || '.' || coalesce(c.conrelid::regclass::text, c.contypid::regtype::text) || '.' || c.conname as name,
      concat_ws(' ', pg_get_constraintdef(c.oid), c.convalidated) as definition
    from pg_constraint c join pg_namespace n on n.oid = c.connamespace where ${OURS}`,
  index: `select n.nspname || '.' || c.relname as name, pg_get_indexdef(c.oid) as definition
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OURS} and c.relkind = 'i'`,
  view: `select n.nspname || '.' || c.relname as name, pg_get_viewdef(c.oid) as definition
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OURS} and c.relkind in ('v', 'm')`,
  routine: `select p.oid::regprocedure::text as name, concat_ws(' ', pg_get_functiondef(p.oid), pg_get_userbyid(p.proowner),
      p.proacl::text, obj_description(p.oid, 'pg_proc')) as definition
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${OURS} and p.prokind in ('f', 'p')`,
  trigger: `select t.tgrelid::regclass || '.' || t.tgname as name, concat_ws(' ', pg_get_triggerdef(t.oid), t.tgenabled) as definition
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where ${WATCHED} and not t.tgisinternal`,
  policy: `select p.schemaname || '.' || p.tablename || '.' || p.policyname as name,
      concat_ws(' ', p.cmd, p.permissive, p.roles::text, p.qual, p.with_check) as definition
    from pg_policies p join pg_namespace n on n.nspname = p.schemaname where ${WATCHED}`,
  type: `select n.nspname || '.' || t.typname as name, concat_ws(' ', t.typtype, format_type(t.typbasetype, t.typtypmod), t.typacl::text,
      (select string_agg(e.enumlabel, ',' order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid)) as definition
    from pg_type t join pg_namespace n on n.oid = t.typnamespace where ${OURS} and t.typtype in ('e', 'd')`,
};

/** The schema as lines that can be compared: what each object is, its rules, rights and words, in the order of names. */
export async function schemaOf(db: Database): Promise<string[]> {
  return db.transaction(async (tx) => {
    // Else names are as long as the session's path asks for.
    await tx.exec(`set local search_path = ''`);
    const lines: string[] = [];
    for (const [kind, sql] of Object.entries(PARTS)) {
      const rows = await tx.query<{ name: string; definition: string }>(`${sql} order by 1`);
      lines.push(...rows.map(({ name, definition }) => `${kind} ${name}: ${definition}`));
    }
    return lines.sort();
  });
}
