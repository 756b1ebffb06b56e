import { describe, expect, it } from 'vitest';
import { openTestStack } from '../support/stack.ts';
import { runTap, tapFiles } from './tap.ts';

// The assertions are known only once they ran: the files run while vitest collects. Always on the embedded database,
// which brings pgTAP; a PostgreSQL that PG_URL names rarely has it.
const results = await runAll();

async function runAll() {
  const { stack, close } = await openTestStack();
  try {
    const files = [];
    for (const file of tapFiles()) files.push({ file, assertions: await runTap(stack.db, file) });
    return files;
  } finally {
    await close();
  }
}

for (const { file, assertions } of results) {
  describe(`supabase/tests/${file}`, () => {
    it('contains assertions', () => expect(assertions).not.toHaveLength(0));
    it.each(assertions)('$name', ({ passed, details }) => expect(passed, details).toBe(true));
  });
}
