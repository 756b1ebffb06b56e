import { extract, plan } from '@supabase/pg-delta';
import type { BuiltDatabase } from './databases.ts';
import { configurationRows, rowChanges } from './rows.ts';

const INT8 = 20;

/** Adapts an embedded database to the part of a `pg` connection pool that pg-delta uses. */
function poolOn(driver: BuiltDatabase['driver']) {
  const query = async (sql: string, params: unknown[] = []) => {
    const { rows } = await driver.query(sql, params, { parsers: { [INT8]: BigInt } });
    return { rows };
  };
  return { query, connect: () => Promise.resolve({ query, release: () => undefined }) };
}

/** Returns the parts of a database that a migration can change. */
export async function readState({ db, driver }: BuiltDatabase) {
  const { factBase } = await extract(poolOn(driver));
  return { facts: factBase, rows: await configurationRows(db) };
}
type State = Awaited<ReturnType<typeof readState>>;

/**
 * Functions whose owner is not the migrating role. On a hosted project, only the procedure private.owned_by
 * can transfer them.
 */
const HANDED_OVER = /^ALTER (?:FUNCTION|PROCEDURE) (.+) OWNER TO "(visitor_reader|staff_reader)"$/;
const OWNED_BY_MIGRATOR = /^ALTER .+ OWNER TO "postgres"$/;

function portableStatements(sql: string): string[] {
  if (OWNED_BY_MIGRATOR.test(sql)) return [];
  const [, name = '', reader] = HANDED_OVER.exec(sql) ?? [];
  return [reader ? `call private.owned_by('${reader}', '${name}')` : sql.trimEnd()];
}

export interface SchemaChange {
  statements: string[];
  /** Statements that drop an object together with its rows. */
  destructive: string[];
}

/** Returns the statements that turn one state of the database into the other. */
export function changeBetween(before: State, after: State): SchemaChange {
  const { actions, preamble } = plan(before.facts, after.facts);
  const settings =
    actions.length > 0 ? preamble.map(({ name, value }) => `set local ${name} = '${value}'`) : [];
  const rows = rowChanges(before.rows, after.rows);
  return {
    statements: [
      ...[...settings, ...actions.flatMap(({ sql }) => portableStatements(sql))].map((sql) => `${sql};`),
      // Disable triggers: the rows that they would write are among these statements.
      ...(rows.length > 0
        ? [
            'set local session_replication_role = replica;',
            ...rows,
            'set local session_replication_role = origin;',
          ]
        : []),
    ],
    destructive: actions.filter(({ dataLoss }) => dataLoss === 'destructive').map(({ sql }) => sql),
  };
}
