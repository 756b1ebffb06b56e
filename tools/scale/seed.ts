// Fills a database with the maximum amounts that it supports (tools/README.md). Rejects a data directory or
// database without "scale" in its name, to protect real data.
import path from 'node:path';
import { openStack } from '../../supabase/local/stack.ts';
import { fill, scale, smallOf } from './fill.ts';
import { exitWithError, UserError } from '../../scripts/start/user-error.ts';
import { loadEnvFiles, readSettings } from '../../scripts/start/settings.ts';

function nameOfTarget({ pgUrl, dataDir }: { pgUrl?: string; dataDir: string }) {
  return pgUrl ? new URL(pgUrl).pathname.slice(1) : path.basename(dataDir);
}

async function main() {
  loadEnvFiles();
  const settings = readSettings({
    ...process.env,
    LOCAL_DATA_DIR: process.env.LOCAL_DATA_DIR ?? '.local-scale',
  });
  const { url, dataDir, pgUrl, accounts, hosted } = settings;
  const name = nameOfTarget(settings);
  if (hosted) throw new UserError('Hosted projects cannot be filled: unset VITE_SUPABASE_URL.');
  if (!name.includes('scale')) {
    throw new UserError(
      `“${name}” does not contain "scale": use a separate data directory or database such as lsbu_scale.`,
    );
  }
  const stack = await openStack({ url, dataDir, pgUrl, accounts });
  try {
    const start = performance.now();
    const sizes = process.argv.includes('--small') ? smallOf(scale) : scale;
    await fill(stack.db, sizes);
    const seconds = Math.round((performance.now() - start) / 1000);
    const rows = Object.entries(sizes).map(([table, count]) => `${count.toLocaleString('en')} ${table}`);
    console.log(`${name} now has ${rows.join(', ')} more than the demo (${seconds} s).`);
  } finally {
    await stack.close();
  }
}

main().catch(exitWithError);
