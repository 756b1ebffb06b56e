// Run by durability.slow.test.ts in a separate process: tries to open a data directory that is in use.
import { openStack } from '../../supabase/local/stack.ts';
import { probeDirectories } from './stack-probe.ts';

const [, , dataDir = ''] = process.argv;
await openStack({ dataDir, url: 'http://stack.test', content: 'empty', ...probeDirectories });
