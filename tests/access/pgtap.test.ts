import { describe, expect, it } from 'vitest';
import { openTestStack } from '../support/stack.ts';
import { runTap, tapFiles } from './tap.ts';

// The assertions are known only after they run, so the files run while vitest collects. Always uses the
// embedded database, which includes pgTAP; a PostgreSQL server at PG_URL rarely does.
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
