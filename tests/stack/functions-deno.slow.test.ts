import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { denoProgram } from '../../scripts/tools/programs.ts';

const program = denoProgram();
const root = path.resolve(import.meta.dirname, '../..');
const functions = path.join(root, 'supabase/functions');
const names = readdirSync(functions, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name);

/**
 * Returns the expected status without a key: three functions are public and reject POST, the others require a
 * key.
 */
const withoutKey = (name: string) => (['health', 'public-api', 'sitemap'].includes(name) ? 405 : 401);

// Hosted projects run the functions in Deno, everything else here runs them in Node. Deno takes the packages
// from node_modules, so nothing is downloaded.
test('every function loads and answers in Deno', async () => {
  const options = ['--no-check', '--cached-only', '--node-modules-dir=manual'];
  const config = ['--config', path.join(functions, 'deno.json')];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, 'run', '-A', ...options, ...config, path.join(import.meta.dirname, 'deno/ask.ts'), ...names],
    {
      cwd: root,
      env: {
        ...process.env,
        NO_COLOR: '1',
        SUPABASE_URL: 'http://127.0.0.1:9',
        SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_x"}',
        SUPABASE_SECRET_KEYS: '{"default":"sb_secret_x"}',
        SUPABASE_JWKS: '{"keys":[]}',
      },
    },
  );
  expect(JSON.parse(stdout)).toEqual(
    Object.fromEntries(names.map((name) => [name, { preflight: 204, keyless: withoutKey(name) }])),
  );
});
