// Run by durability.test.ts in a process of its own: writes rows through the REST API until it is killed, and prints the
// title of every row whose write was acknowledged.
import { createClient } from '@supabase/supabase-js';
import { openStack } from '../../supabase/local/stack.ts';
import { probeDirectories } from './stack-probe.ts';

const [, , dataDir = '', round = ''] = process.argv;
const stack = await openStack({ dataDir, url: 'http://stack.test', seed: false, ...probeDirectories });
const service = createClient(stack.url, stack.secretKey, {
  auth: { persistSession: false },
  global: { fetch: (input, init) => stack.handle(new Request(input, init)) },
});

async function write(writer: number) {
  for (let n = 0; ; n++) {
    const title = `${round}-${writer}-${n}`;
    const { error } = await service.from('notes').insert({ title });
    if (!error) process.stdout.write(`${title}\n`);
  }
}
await Promise.all([0, 1, 2, 3].map(write));
