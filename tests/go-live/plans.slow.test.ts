import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { commandsFor } from '../../scripts/go-live/commands.ts';
import { writeProjectConfig } from '../../scripts/go-live/project-config.ts';
import { hasSessionLimits, writeSessionLimits } from '../../scripts/go-live/session-limits.ts';
import { readVariables } from '../../scripts/go-live/variables.ts';
import { supabaseProgram } from '../../scripts/tools/programs.ts';
import { openManagementApi } from '../support/management-api.ts';

const program = supabaseProgram();
const REF = 'abcdefghijklmnopqrst';
const variables = readVariables({
  VITE_SUPABASE_URL: `https://${REF}.supabase.co`,
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_x',
  VITE_SITE_URL: 'https://lsbu.example.id/',
  SUPABASE_SECRET_KEY: 'sb_secret_x',
  SUPABASE_DB_URL: 'postgres://postgres@pooler.example.id/postgres',
  MAIL_API_KEY: 're_kunci',
  MAIL_FROM: 'LSBU <no-reply@lsbu.example.id>',
  SMTP_HOST: 'smtp.example.id',
  SMTP_USER: 'pengguna',
  SMTP_PASS: 'rahasia',
});

describe('settings that depend on the plan', () => {
  let api: Awaited<ReturnType<typeof openManagementApi>>;
  afterEach(() => api.close());

  async function push(name: string, write: (folder: string) => void) {
    const folder = path.join(api.folder, name);
    write(folder);
    const cli = spawn(process.execPath, [program, ...commandsFor(variables).accounts(folder)], {
      cwd: api.folder,
      env: { ...api.environment, SMTP_PASS: variables.SMTP_PASS },
    });
    let output = '';
    for (const stream of [cli.stdout, cli.stderr])
      stream.on('data', (data: Buffer) => (output += data.toString()));
    const [status] = (await once(cli, 'close')) as [number | null];
    return { status, output };
  }
  const pushAccounts = () => push('accounts', (folder) => writeProjectConfig(folder, variables));
  const pushLimits = () => push('paid', writeSessionLimits);
  const authChanges = () =>
    api.requests
      .filter(({ method, path: place }) => method === 'PATCH' && place.startsWith('/config/auth'))
      .map(({ body }) => JSON.parse(body) as Record<string, unknown>);

  test('a Free plan rejects session limits and accepts every other setting', async () => {
    api = await openManagementApi(REF, 'free');
    expect(hasSessionLimits(await pushLimits())).toBe(false);
    const accounts = await pushAccounts();
    expect(accounts.status, accounts.output).toBe(0);
    expect(authChanges().at(-1)).toMatchObject({ disable_signup: true, smtp_host: 'smtp.example.id' });
    expect(
      api.requests.some(({ method, path: place }) => method === 'PATCH' && place === '/config/storage'),
    ).toBe(true);
  });

  test('a push to a paid plan changes only the session limits', async () => {
    api = await openManagementApi(REF, 'pro');
    expect(hasSessionLimits(await pushLimits())).toBe(true);
    expect(authChanges()).toEqual([{ sessions_timebox: 720, sessions_inactivity_timeout: 8 }]);
  });

  test('any other failure stops before the database is changed', async () => {
    api = await openManagementApi(REF, 'broken');
    const outcome = await pushLimits();
    expect(() => hasSessionLimits(outcome)).toThrow(/Nothing was changed/);
  });
});
