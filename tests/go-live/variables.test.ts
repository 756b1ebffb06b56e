import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { isNewProject, secretsFile, setupSecretFor } from '../../scripts/go-live/platform.ts';
import { projectConfig } from '../../scripts/go-live/project-config.ts';
import { projectRef, readVariables } from '../../scripts/go-live/variables.ts';
import { root } from '../../scripts/start/root.ts';
import { encrypted } from '../../supabase/local/database/server.ts';

const complete = {
  VITE_SUPABASE_URL: 'https://abcdefgh.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_x',
  VITE_SITE_URL: 'https://lsbu.example.id/',
  SUPABASE_SECRET_KEY: 'sb_secret_x',
  SUPABASE_DB_URL: 'postgres://postgres.abcdefgh:sandi@pooler.example.id:5432/postgres',
  MAIL_API_KEY: 're_kunci',
  MAIL_FROM: 'LSBU "Pilar" <no-reply@lsbu.example.id>',
  SMTP_HOST: 'smtp.example.id',
  SMTP_USER: 'pengguna',
  SMTP_PASS: 'rahasia "1"',
};

describe('the variables of npm run go-live', () => {
  test('are all listed in the error when missing', () => {
    expect(() => readVariables({ VITE_SITE_URL: ' ' })).toThrow(
      /VITE_SUPABASE_URL[\s\S]*VITE_SUPABASE_ANON_KEY[\s\S]*VITE_SITE_URL[\s\S]*SUPABASE_SECRET_KEY[\s\S]*MAIL_FROM[\s\S]*SMTP_PASS/,
    );
    expect(readVariables(complete)).toMatchObject({
      SMTP_PORT: '587',
      VITE_SITE_URL: 'https://lsbu.example.id/',
    });
  });

  test.each([
    ['VITE_SITE_URL', 'http://lsbu.example.id'],
    ['VITE_SITE_URL', 'https://127.0.0.1:5173'],
    ['VITE_SUPABASE_URL', 'https://localhost:54321'],
    ['VITE_SUPABASE_ANON_KEY', 'sb_secret_x'],
    ['SUPABASE_SECRET_KEY', 'sb_publishable_x'],
    ['SUPABASE_DB_URL', 'https://abcdefgh.supabase.co'],
    ['SETUP_SECRET', 'pendek'],
  ])('%s may not be %s', (name, value) => {
    expect(() => readVariables({ ...complete, [name]: value })).toThrow(name);
  });

  test('identify the project by its address', () => {
    expect(projectRef(complete)).toBe('abcdefgh');
    expect(() => projectRef({ VITE_SUPABASE_URL: 'https://api.lsbu.example.id' })).toThrow(
      'https://<ref>.supabase.co',
    );
  });
});

describe('the auth configuration', () => {
  const config = projectConfig(
    readFileSync(path.join(root, 'supabase/config.toml'), 'utf8'),
    readVariables(complete),
  );

  test('links mails to the site only', () => {
    expect(config).toContain('site_url = "https://lsbu.example.id"\n');
    expect(config).toContain('additional_redirect_urls = ["https://lsbu.example.id/**"]\n');
    expect(config.replaceAll(/^\s*#.*$/gm, '')).not.toMatch(/your-domain|127\.0\.0\.1|localhost/);
  });

  test('contains the mail server’s password only as a variable name', () => {
    expect(config).toContain('[auth.email.smtp]\nenabled = true\nhost = "smtp.example.id"\nport = 587\n');
    expect(config).toContain('admin_email = "no-reply@lsbu.example.id"\nsender_name = "LSBU \\"Pilar\\""\n');
    expect(config).toContain('pass = "env(SMTP_PASS)"');
    expect(config).not.toContain('rahasia');
  });

  test('uses six-digit codes, as the sign-in page expects', () => {
    expect(config).toContain('otp_length = 6');
  });
});

test('the secrets file omits the set-up secret once there is an admin', async () => {
  const variables = readVariables(complete);
  expect(secretsFile(variables, 'rahasia-penyiapan-situs')).toBe(
    `SITE_URL='https://lsbu.example.id'\nSETUP_SECRET='rahasia-penyiapan-situs'\nMAIL_API_KEY='re_kunci'\nMAIL_FROM='LSBU "Pilar" <no-reply@lsbu.example.id>'\n`,
  );
  const state = (isOver: boolean) => ({ query: <T>() => Promise.resolve([{ is_over: isOver }] as T[]) });
  expect(await setupSecretFor(state(true), 'rahasia-penyiapan-situs')).toBeUndefined();
  expect(await setupSecretFor(state(false), 'rahasia-penyiapan-situs')).toBe('rahasia-penyiapan-situs');
  expect(await setupSecretFor(state(false), undefined)).toMatch(/^[\w-]{32}$/);
  expect(secretsFile(variables, undefined)).not.toContain('SETUP_SECRET');
  const sender = { ...variables, MAIL_FROM: `LSBU "Jum'at" <x@example.id>` };
  expect(secretsFile(sender, undefined)).toContain(`MAIL_FROM=\`${sender.MAIL_FROM}\`\n`);
  expect(() => secretsFile({ ...variables, MAIL_API_KEY: `'"\`` }, undefined)).toThrow(
    'MAIL_API_KEY must not contain',
  );
});

test('isNewProject rejects an older PostgreSQL and unknown migrations', async () => {
  const shipped = ['20261120000100', '20261126000200'];
  const project = (server: number, faq: string | null, ...applied: string[]) => ({
    query: <T>(sql: string) =>
      Promise.resolve(
        (/schema_migrations order by/.test(sql)
          ? applied.map((version) => ({ version }))
          : [{ server, faq, history: applied[0] ?? null }]) as T[],
      ),
  });
  expect(await isNewProject(project(17, null), shipped)).toBe(true);
  expect(await isNewProject(project(18, 'faq', '20261120000100'), shipped)).toBe(false);
  await expect(isNewProject(project(15, null), shipped)).rejects.toThrow(
    'PostgreSQL 15, but this site requires 17',
  );
  for (const unknown of ['20270101000000', '20261121000000'])
    await expect(isNewProject(project(17, 'faq', '20261120000100', unknown), shipped)).rejects.toThrow(
      `migrations that this code lacks (${unknown})`,
    );
});

test('encrypted() adds TLS to the address of a remote database', () => {
  const pooler = 'postgres://postgres.abcdefgh:s%40ndi@aws-1.pooler.supabase.com:5432/postgres';
  expect(encrypted(pooler)).toBe(`${pooler}?sslmode=require`);
  for (const address of [`${pooler}?sslmode=verify-full`, 'postgres://postgres@127.0.0.1:5432/postgres'])
    expect(encrypted(address)).toBe(address);
});

/** Returns the output of `npm run go-live`, or its error output prefixed with `refused:`. */
async function goLive(variables: Record<string, string>, ...args: string[]) {
  const { PATH = '' } = process.env;
  return promisify(execFile)(process.execPath, [path.join(root, 'scripts/go-live.ts'), ...args], {
    cwd: root,
    env: { PATH, ...variables },
  }).then(
    ({ stdout }) => stdout,
    (error: unknown) => `refused: ${(error as { stderr: string }).stderr}`,
  );
}

test('npm run go-live prints its steps in order', async () => {
  const output = await goLive(complete, '--dry-run');
  const steps = [
    'compare supabase/schemas with supabase/migrations',
    'link --project-ref abcdefgh',
    'PostgreSQL and migrations',
    'Plan: supabase config push --yes --remote=abcdefgh',
    'db push --remote --yes --include-seed',
    'functions deploy --use-api --yes',
    'deploy/clock.sql',
    'secrets set --yes --env-file',
    'Accounts: supabase config push --yes --remote=abcdefgh',
    'scripts/build.ts',
    'scripts/doctor.ts https://lsbu.example.id',
  ];
  const places = steps.map((step) => output.indexOf(step));
  expect(
    places.every((place) => place >= 0),
    output,
  ).toBe(true);
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(output).not.toMatch(/re_kunci|sb_secret_x|rahasia/);
  expect(await goLive(complete, '--dry-run', '--empty')).not.toContain('--include-seed');
  expect(await goLive({})).toMatch(/^refused: Set these variables/);
});

test('npm run build without a project fails and lists the missing variables', async () => {
  const { PATH = '' } = process.env;
  const built = promisify(execFile)(process.execPath, [path.join(root, 'scripts/build.ts')], {
    cwd: root,
    env: { PATH, VITE_SUPABASE_URL: complete.VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY: '' },
  });
  await expect(built).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^VITE_SUPABASE_ANON_KEY not set\. Set them in \.env/) as string,
  });
});
