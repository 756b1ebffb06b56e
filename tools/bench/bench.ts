// `npm run bench`: measures start-up, queries, sizes, large databases and pages (tools/README.md).
import { fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Table } from './part.ts';
import { parts } from './parts.ts';
import { root } from '../../scripts/start/root.ts';
import { exitWithError, UserError } from '../../scripts/start/user-error.ts';

const OUTPUT = path.join(root, '.cache/bench.json');
const RUN_PART = path.join(import.meta.dirname, 'run-part.ts');

/** Runs one part. Returns false if it failed. */
async function run(name: string, small: boolean, show: (table: Table) => void): Promise<boolean> {
  const child = fork(RUN_PART, [name, small ? 'small' : 'full']);
  child.on('message', (table) => show(table as Table)); // run-part.ts sends nothing else
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

function print({ title, rows, note }: Table): void {
  const rounded = (values: Record<string, number>) =>
    Object.entries(values).map(([column, value]) => [column, Math.round(value * 100) / 100] as const);
  console.log(title);
  console.table(
    Object.fromEntries(
      Object.entries(rows).map(([row, values]) => [row, Object.fromEntries(rounded(values))]),
    ),
  );
  if (note) console.log(note);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { small: { type: 'boolean', default: false }, list: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (values.list) {
    for (const [name, { about }] of Object.entries(parts)) console.log(`${name.padEnd(10)} ${about}`);
    return;
  }
  const unknown = positionals.filter((name) => !(name in parts));
  if (unknown.length > 0)
    throw new UserError(`Unknown parts: ${unknown.join(', ')}. Available: ${Object.keys(parts).join(', ')}.`);
  const measured: Record<string, Table[]> = {};
  const failed: string[] = [];
  mkdirSync(path.dirname(OUTPUT), { recursive: true });
  for (const name of positionals.length > 0 ? positionals : Object.keys(parts)) {
    const start = performance.now();
    const passed = await run(name, values.small, (table) => {
      print(table);
      (measured[name] ??= []).push(table);
      const machine = { node: process.version, cores: availableParallelism(), small: values.small };
      writeFileSync(OUTPUT, `${JSON.stringify({ ...machine, measured }, null, 2)}\n`);
    });
    if (!passed) failed.push(name);
    console.log(
      `${name}: ${passed ? 'done' : 'failed'} in ${Math.round((performance.now() - start) / 1000)} s\n`,
    );
  }
  if (failed.length > 0) throw new UserError(`Measurements failed: ${failed.join(', ')}.`);
}

main().catch(exitWithError);
