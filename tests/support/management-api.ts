import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import authConfig from './auth-config.json' with { type: 'json' };

export interface RecordedRequest {
  method: string;
  /** Path below `/v1/projects/<ref>`, with its query. */
  path: string;
  /** Text of the body; file bytes are one letter each. */
  body: string;
}
type Row = Record<string, unknown>;

/** Returns a new project with the properties that the CLI reads. */
const project = (ref: string): Row => ({
  id: ref,
  ref,
  name: 'lsbu',
  organization_id: 'o',
  organization_slug: 'o',
  region: 'ap-southeast-1',
  created_at: '2026-01-01T00:00:00Z',
  status: 'ACTIVE_HEALTHY',
  database: { host: 'db.invalid', version: '17.4.1', postgres_engine: '17', release_channel: 'ga' },
});
const attributes = {
  database: { major_version: 17 },
  auth: { site_url: 'http://localhost:3000', uri_allow_list: '', disable_signup: false },
  api: {
    db_schema: 'public',
    db_extra_search_path: 'public',
    max_rows: 500,
    db_pool: null,
    db_pool_acquisition_timeout: 10,
    db_pool_max_lifetime: 1800,
    db_pool_max_idletime: 30,
  },
  storage: { file_size_limit: 52_428_800 },
  realtime: {},
};
const key = (name: string) => ({ name, api_key: `eyJ${name}`, type: 'legacy', id: name });

function answersFor(ref: string): Row {
  return {
    'GET /v1': project(ref),
    'GET /v1/api-keys': [key('anon'), key('service_role')],
    'GET /v1/functions': [],
    'GET /v1/billing/addons': { selected_addons: [], available_addons: [] },
    'GET /v2/config': { data: { type: 'project_config', id: ref, attributes } },
  };
}
const deployed = (slug: string | null) => ({
  id: slug,
  slug,
  name: slug,
  status: 'ACTIVE',
  version: 1,
  created_at: 1,
  updated_at: 1,
  verify_jwt: false,
  import_map: true,
  entrypoint_path: 'x',
  import_map_path: 'y',
});

/** Settings rejected on the Free plan, with the platform's error. */
const PAID = /"sessions_(timebox|inactivity_timeout|single_per_user|tags)":(?!null)/;
const PLAN_REFUSAL = { message: 'User sessions can only be configured on Pro Plans and up.' };

/**
 * Starts a fake of the platform's management API and writes the profile that points the CLI to it. Records
 * all requests. `plan`: `free` rejects settings that the plan excludes; `broken` answers 500 to every
 * settings change.
 */
export async function openManagementApi(ref: string, plan: 'free' | 'pro' | 'broken' = 'pro') {
  const requests: RecordedRequest[] = [];
  const answers = answersFor(ref);
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '' } = request;
      const body = Buffer.concat(chunks).toString('latin1');
      const { pathname, searchParams, search } = new URL(url, 'http://api');
      const place = pathname.replace(`/projects/${ref}`, '');
      requests.push({ method, path: place.replace(/^\/v1/, '') + search, body });
      const reply = (status: number, row: unknown) => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(row));
      };
      const changesAuth = method === 'PATCH' && place.endsWith('/config/auth');
      if (changesAuth && plan === 'broken') return reply(500, { message: 'Internal error' });
      if (changesAuth && plan === 'free' && PAID.test(body)) return reply(402, PLAN_REFUSAL);
      const found = answers[`${method} ${place}`];
      if (found) reply(200, found);
      else if (method === 'GET') reply(404, { message: 'not found' });
      else if (place === '/v1/functions/deploy') reply(201, deployed(searchParams.get('slug')));
      // A change returns the resulting settings.
      else
        reply(method === 'POST' ? 201 : 200, {
          ...(place.endsWith('/auth') ? authConfig : attributes.api),
          ...(JSON.parse(body) as Row),
        });
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'management-api-'));
  const profile = path.join(folder, 'profile.yaml');
  writeFileSync(
    profile,
    `name: mock\napi_url: ${address}\ndashboard_url: ${address}\ndocs_url: ${address}\nproject_host: supabase.invalid\n`,
  );
  return {
    requests,
    folder,
    /** Environment in which the CLI contacts only this API. */
    environment: {
      PATH: process.env.PATH ?? '',
      HOME: folder,
      SUPABASE_PROFILE: profile,
      SUPABASE_ACCESS_TOKEN: `sbp_${'0123456789'.repeat(4)}`,
      SUPABASE_TELEMETRY_DISABLED: '1',
    },
    close: async () => {
      await new Promise((done) => server.close(done));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
