// Runs one part of the benchmark and sends its tables to bench.ts, which started it.
import { parts } from './parts.ts';

const [name = '', form] = process.argv.slice(2);
const measure = await parts[name]?.load();
if (!measure) throw new Error(`Unknown part “${name}”.`);
await measure((table) => process.send?.(table), { small: form === 'small' });
process.disconnect();
