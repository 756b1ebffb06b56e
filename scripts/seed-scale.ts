// `npm run seed:scale`: a database as large as the largest it is meant for (scale/fill.ts), to try the site with:
//   LOCAL_DATA_DIR=.local-scale npm run seed:scale && LOCAL_DATA_DIR=.local-scale npm start
// `-- --small` adds a thousandth of it, to see that it works.
// Only into a directory, or a database of PG_URL, whose name says "scale": nobody fills a real one by mistake.
import path from 'node:path';
import { openStack } from '../supabase/local/stack.ts';
import { fill, scale, smallOf } from './scale/fill.ts';
import { endWith, Sentence } from './start/sentence.ts';
import { loadEnvFiles, readSettings } from './start/settings.ts';

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
  if (hosted)
    throw new Sentence('A hosted project is not filled with invented companies: unset VITE_SUPABASE_URL.');
  if (!name.includes('scale')) {
    throw new Sentence(
      `“${name}” does not say scale: name a data directory or a database for this, like lsbu_scale.`,
    );
  }
  const stack = await openStack({ url, dataDir, pgUrl, accounts });
  try {
    const start = performance.now();
    const sizes = process.argv.includes('--small') ? smallOf(scale) : scale;
    await fill(stack.db, sizes);
    const seconds = Math.round((performance.now() - start) / 1000);
    const rows = Object.entries(sizes).map(([table, count]) => `${count.toLocaleString('en')} ${table}`);
    console.log(`${name} holds ${rows.join(', ')} more than the demo (${seconds} s).`);
  } finally {
    await stack.close();
  }
}

main().catch(endWith);
