import type { SupabaseClient } from '@supabase/supabase-js';
import { randomUUID } from 'node:crypto';
import { openTestStack, type TestStack } from '../support/stack.ts';
import { work } from '../support/work.ts';

export interface Receipt {
  kind: 'complaint' | 'appeal';
  number: string;
  access_code: string;
  received_at: string;
  first_response_due_at: string;
  due_at: string;
  /** Last day for filing, if the appeal is late. */
  late_after?: string | null;
  uploads: { path: string; name: string; type: string; size: number; expires_at: string }[];
}

export interface Tracked {
  found: boolean;
  status: string;
  next: string;
  status_note: string | null;
  outcome: string | null;
  outcome_reason: string | null;
  can_reply: boolean;
  evidence: { path: string; name: string; received: boolean }[];
  events: { kind: string; from: string; status: string | null; body: string | null }[];
}

/** Error returned by a database function. */
export interface Refusal {
  code: string;
  message: string;
  details: string;
  hint: string;
}

/**
 * Opens a stack with one client per role. Rate limits and the thresholds of the challenge difficulty are
 * raised, because tests send many requests.
 */
export async function openService(database: 'embedded' | 'server' = 'embedded') {
  const test = await openTestStack({ database });
  await test.sql('update private.limits set max_count = 1000000');
  await test.sql('update private.work_prices set network_free = 1000000, overall_free = 1000000');
  // Mails to staff are covered by staff-mail.test.ts.
  await test.sql(`insert into private.staff_wishes select id, 'off' from public.app_users`);
  const [row] = await test.sql<{ version: string }>(
    `select privacy ->> 'notice_version' as version from public.site_settings`,
  );
  const version = row?.version ?? '1';
  return {
    ...test,
    anon: await test.client('anon'),
    editor: await test.client('editor'),
    admin: await test.client('admin'),
    complaint: (fields: object = {}) => ({ ...request(version), ...complaintFields, ...fields }),
    appeal: (fields: object = {}) => ({ ...request(version), ...appealFields(), ...fields }),
    contact: (fields: object = {}) => ({
      ...request(version),
      message: 'Apakah kantor buka hari Sabtu?',
      ...fields,
    }),
  };
}
export type Service = Awaited<ReturnType<typeof openService>>;

const request = (version: string) => ({
  idempotency_key: randomUUID(),
  elapsed_ms: 45_000,
  website: '',
  language: 'id',
  name: 'Budi Santoso',
  email: 'budi@pelapor.example.id',
  phone: '0812-3456-7890',
  company: 'PT Maju Jaya',
  subject: 'Penilaian tertunda',
  consent: { accepted: true, notice_version: version },
});

const complaintFields = {
  category: 'layanan',
  relation: 'pemohon',
  description: 'Penilaian lapangan sudah tiga minggu tertunda tanpa kabar.',
};

let applications = 0;
const appealFields = () => ({
  relation: 'pemohon',
  application_number: `UJI/2026/${(applications += 1)}`,
  decision: 'penolakan',
  decision_date: today(),
  grounds: 'Dokumen peralatan sudah lengkap pada saat penilaian.',
});

/** Returns the date in Jakarta, where deadlines are counted. */
export const today = () => new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);

/** Calls a function like the site does: adds a solved challenge to a form unless the test provides one. */
export async function send(client: SupabaseClient, name: string, args: { payload?: object }) {
  if (!name.startsWith('submit_') || !args.payload || 'proof' in args.payload) return client.rpc(name, args);
  return client.rpc(name, { payload: { ...args.payload, proof: await work(client, 'submit') } });
}

/** Returns the result of a function. Fails the test on an error. */
export async function call<T>(client: SupabaseClient, name: string, args: object): Promise<T> {
  const { data, error } = await send(client, name, args);
  if (error) throw new Error(`${name}: ${error.message} (${error.details})`);
  return data as T; // each test knows the shape of its result
}

/** Returns the error of a function. Fails the test if the call succeeds. */
export async function refusal(client: SupabaseClient, name: string, args: object): Promise<Refusal> {
  const { data, error } = await send(client, name, args);
  if (!error) throw new Error(`${name} was allowed: ${JSON.stringify(data)}`);
  return error;
}

/** Files a complaint as a visitor. Returns its receipt and its id for staff. */
export async function fileComplaint({ anon, sql, complaint }: Service, fields: object = {}) {
  const receipt = await call<Receipt>(anon, 'submit_complaint', { payload: complaint(fields) });
  return { receipt, id: await idOf(sql, 'complaints', receipt.number) };
}

export async function fileAppeal({ anon, sql, appeal }: Service, fields: object = {}) {
  const receipt = await call<Receipt>(anon, 'submit_appeal', { payload: appeal(fields) });
  return { receipt, id: await idOf(sql, 'appeals', receipt.number) };
}

async function idOf(sql: TestStack['sql'], table: string, number: string) {
  const [row] = await sql<{ id: string }>(`select id from public.${table} where number = $1`, [number]);
  if (!row) throw new Error(`no row ${number} in ${table}`);
  return row.id;
}

/** Returns the arguments of enter_appeal() for an appeal on paper. */
export const paperAppeal = (fields: object = {}) => ({
  source: 'surat',
  received_on: today(),
  language: 'id',
  relation: 'pemegang_sbu',
  application_number: `SURAT/2026/${(applications += 1)}`,
  decision: 'penolakan',
  decision_date: today(),
  grounds: 'Surat Permohonan Banding: dokumen peralatan sudah lengkap.',
  name: 'Ibu Kenanga',
  company: 'PT Karya Kenanga',
  notice_told: 'diserahkan',
  ...fields,
});

/** Files an appeal and upholds it with this effect on the certificate. */
export async function upheldAppeal(
  service: Service,
  effect: object = { kind: 'penilaian_ulang' },
  fields: object = {},
) {
  const filed = await fileAppeal(service, fields);
  const about = { kind: 'appeal', id: filed.id };
  await call(service.admin, 'move_case', { ...about, new_status: 'diproses' });
  await call(service.admin, 'plan_effect', { appeal_id: filed.id, effect });
  await call(service.admin, 'move_case', {
    ...about,
    new_status: 'diterima',
    outcome: 'Banding dikabulkan.',
    reason: 'Jangka waktu perbaikan belum berakhir.',
    effect: 'Keputusan semula tidak dipertahankan.',
    finding: 'dikabulkan',
    declares: 'id',
    post: 'Manajer Mutu',
  });
  return filed;
}

export const track = (client: SupabaseClient, receipt: Receipt) =>
  call<Tracked>(client, 'track_case', { number: receipt.number, access_code: receipt.access_code });

/** Calls confirm-evidence as a visitor, or as the scheduled job if no path is given. Returns the response. */
export async function confirm(service: Service, body: { path?: string }): Promise<unknown> {
  const response = await service.fetch(`${service.stack.url}/functions/v1/confirm-evidence`, {
    method: 'POST',
    headers: {
      apikey: body.path === undefined ? service.stack.secretKey : service.stack.publishableKey,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  return response.json();
}

/** Arguments of move_case that reject a complaint outside the body's scope. */
export const REJECTION = {
  new_status: 'ditolak',
  outcome: 'Di luar lingkup',
  reason: 'Bukan kegiatan kami.',
  declares: 'id',
  post: 'Manajer Mutu',
  finding: 'tidak_terbukti',
};
