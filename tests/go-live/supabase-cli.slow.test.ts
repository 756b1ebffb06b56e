import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandsFor } from '../../scripts/go-live/commands.ts';
import { secretsFile } from '../../scripts/go-live/platform.ts';
import { writeProjectConfig } from '../../scripts/go-live/project-config.ts';
import { readVariables } from '../../scripts/go-live/variables.ts';
import { root } from '../../scripts/start/root.ts';
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
  MAIL_FROM: 'LSBU "Pilar" <no-reply@lsbu.example.id>',
  SMTP_HOST: 'smtp.example.id',
  SMTP_USER: 'pengguna',
  SMTP_PASS: 'rahasia "1"',
});
const commands = commandsFor(variables);

describe('the Supabase CLI, run by npm run go-live without prompts', () => {
  let api: Awaited<ReturnType<typeof openManagementApi>>;
  let folder: string;

  beforeAll(async () => {
    api = await openManagementApi(REF);
    folder = path.join(api.folder, 'project');
    mkdirSync(folder);
    // The CLI writes its link next to the sources, which this test must not change.
    cpSync(path.join(root, 'supabase'), path.join(folder, 'supabase'), {
      recursive: true,
      filter: (source) => !source.includes(`${path.sep}local`),
    });
  });
  afterAll(() => api.close());

  const cli = (args: string[]) =>
    promisify(execFile)(process.execPath, [program, ...args], {
      cwd: folder,
      env: { ...api.environment, SMTP_PASS: variables.SMTP_PASS },
    });
  const requestsTo = (method: string, place: string) =>
    api.requests.filter((each) => each.method === method && each.path.split('?')[0] === place);

  test('links only this project', async () => {
    await cli(commands.link);
    expect(readFileSync(path.join(folder, 'supabase/.temp/project-ref'), 'utf8')).toBe(REF);
  });

  test('sends each secret with its value, but none from the local environment', async () => {
    const file = path.join(api.folder, 'secrets.env');
    writeFileSync(file, secretsFile(variables, 'rahasia-penyiapan-situs'));
    await cli(commands.secrets(file));
    const [{ body } = { body: '[]' }] = requestsTo('POST', '/secrets');
    expect(JSON.parse(body)).toEqual([
      { name: 'SITE_URL', value: 'https://lsbu.example.id' },
      { name: 'SETUP_SECRET', value: 'rahasia-penyiapan-situs' },
      { name: 'MAIL_API_KEY', value: 're_kunci' },
      { name: 'MAIL_FROM', value: 'LSBU "Pilar" <no-reply@lsbu.example.id>' },
    ]);
  });

  test('deploys every function with its sources and pinned packages, without Docker', async () => {
    await cli(commands.functions);
    const names = readdirSync(path.join(root, 'supabase/functions'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
      .map(({ name }) => name);
    const deploys = requestsTo('POST', '/functions/deploy');
    const slugs = deploys.map(({ path: place }) => new URLSearchParams(place.split('?')[1]).get('slug'));
    expect(slugs.sort()).toEqual(names.sort());
    for (const { body } of deploys) {
      expect(body).toContain('filename="supabase/functions/deno.json"');
      const metadata = /name="metadata"[^{]*(\{.*\})/.exec(body)?.[1] ?? '{}';
      expect(JSON.parse(metadata)).toMatchObject({ verify_jwt: false });
    }
  });

  test('sends the auth configuration with the site’s addresses, mail server and templates', async () => {
    const scratch = path.join(api.folder, 'scratch');
    writeProjectConfig(scratch, variables);
    await cli(commands.accounts(scratch));
    const [{ body } = { body: '{}' }] = requestsTo('PATCH', '/config/auth');
    // The body was captured as Latin-1 bytes.
    const rules = JSON.parse(Buffer.from(body, 'latin1').toString('utf8')) as Record<string, unknown>;
    expect(rules).toMatchObject({
      site_url: 'https://lsbu.example.id',
      uri_allow_list: 'https://lsbu.example.id/**',
      disable_signup: true,
      mailer_otp_length: 6,
      password_min_length: 12,
      smtp_host: 'smtp.example.id',
      smtp_user: 'pengguna',
      smtp_pass: 'rahasia "1"',
      smtp_admin_email: 'no-reply@lsbu.example.id',
      smtp_sender_name: 'LSBU "Pilar"',
      hook_custom_access_token_enabled: true,
      hook_custom_access_token_uri: 'pg-functions://postgres/private/on_token',
    });
    for (const [name, file] of [
      ['invite', 'invite'],
      ['recovery', 'recovery'],
      ['magic_link', 'magic_link'],
      ['confirmation', 'confirmation'],
      ['email_change', 'email_change'],
    ])
      expect(rules[`mailer_templates_${name}_content`]).toBe(
        readFileSync(path.join(root, `supabase/templates/${file}.html`), 'utf8'),
      );
    expect(JSON.parse(requestsTo('PATCH', '/config/storage')[0]?.body ?? '{}')).toMatchObject({
      fileSizeLimit: 20_971_520,
    });
  });

  test('sends nothing that refers to the local machine', () => {
    const changes = api.requests.filter(
      ({ method, path: place }) => method === 'PATCH' || place === '/secrets',
    );
    expect(changes.length).toBeGreaterThan(2);
    expect(changes.map(({ body }) => body).join('\n')).not.toMatch(/127\.0\.0\.1|localhost|your-domain/);
  });
});
