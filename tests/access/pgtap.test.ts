import { describe, expect, it } from 'vitest';
import { openTestStack } from '../support/stack.ts';
import { runTap, tapFiles } from './tap.ts';

// The assertions are known only once they ran: the files run while vitest collects.
const results = await runAll();

async function runAll() {
  const { stack, sql, close } = await openTestStack();
  try {
    const available = await sql(`select from pg_available_extensions where name = 'pgtap'`);
    if (!available.length) return undefined;
    const files = [];
    for (const file of tapFiles()) files.push({ file, assertions: await runTap(stack.db, file) });
    return files;
  } finally {
    await close();
  }
}

if (!results) {
  describe('pgTAP', () => {
    it.skip('needs the extension pgtap, which this PostgreSQL does not have');
  });
}

for (const { file, assertions } of results ?? []) {
  describe(`supabase/tests/${file}`, () => {
    it('asserts something', () => expect(assertions).not.toHaveLength(0));
    it.each(assertions)('$name', ({ passed, details }) => expect(passed, details).toBe(true));
  });
}
