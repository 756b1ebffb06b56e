import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Queries } from '../../supabase/local/database/database.ts';
import { statementsOf } from './statements.ts';

export interface Assertion {
  name: string;
  passed: boolean;
  /** pgTAP's failure message, or the database error with its statement. */
  details: string;
}

const folder = fileURLToPath(new URL('../../supabase/tests/', import.meta.url));

export const tapFiles = () =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort();

/** Expands psql's `\ir file` lines, so that pg_prove and this runner read the same script. */
function scriptOf(file: string): string {
  return readFileSync(file, 'utf8').replace(/^\\ir (.+)$/gm, (_, included: string) => {
    const target = path.join(path.dirname(file), included.trim());
    if (!existsSync(target)) throw new Error(`${file} includes ${included}, which is not there`);
    return scriptOf(target);
  });
}

/** Runs one pgTAP file in its own transaction, which is rolled back. */
export async function runTap(db: Queries, file: string): Promise<Assertion[]> {
  const lines: string[] = [];
  let failure: Assertion | undefined;
  for (const statement of statementsOf(scriptOf(path.join(folder, file)))) {
    try {
      const rows = await db.query<Record<string, unknown>>(statement);
      lines.push(...rows.flatMap((row) => Object.values(row)).filter((value) => typeof value === 'string'));
    } catch (error) {
      const details = `${error instanceof Error ? error.message : String(error)}\n${statement}`;
      failure = { name: 'every statement runs', passed: false, details };
      break;
    }
  }
  await db.exec('rollback');
  const assertions = assertionsOf(lines.flatMap((line) => line.split('\n')));
  return failure ? [...assertions, failure] : assertions;
}

function assertionsOf(lines: string[]): Assertion[] {
  const assertions: Assertion[] = [];
  const remarks: string[] = [];
  for (const line of lines) {
    const result = /^(not )?ok \d+(?: - (.*))?$/.exec(line);
    const last = assertions.at(-1);
    if (result) assertions.push({ name: result[2] ?? 'unnamed', passed: !result[1], details: '' });
    else if (/^# Looks like you (planned|failed \d+ tests? of)/.test(line)) remarks.push(line);
    else if (line.startsWith('#') && last) last.details += `${line}\n`;
  }
  const planned = remarks.find((line) => line.includes('planned'));
  if (planned) assertions.push({ name: 'as many assertions as planned', passed: false, details: planned });
  return assertions;
}
