import type { SupabaseClient } from '@supabase/supabase-js';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { historyOf, type PublicDecision } from '@/features/register/public/certificate-history';
import { openTestStack, type TestStack } from '../support/stack.ts';
import { accepts, answerOn, type Answer, type Content, type Decision } from './certificate-model.ts';
import { CHANGE, day, nextDecision, type Step, step } from './certificate-steps.ts';

let stack: TestStack;
let anon: SupabaseClient;
let today: string;
beforeAll(async () => {
  stack = await openTestStack();
  anon = await stack.client('anon');
  [{ today } = { today: '' }] = await stack.sql<{ today: string }>('select private.today()::text as today');
  // Dates the grant to the day of issue, as if the certificate had been entered on that day.
  await stack.sql(`create function private.granted_then(certificate uuid) returns void language plpgsql as $$
    begin
      perform set_config('session_replication_role', 'replica', true);
      update public.certificate_decisions set recorded_at = (effective_on + time '09:00') at time zone 'Asia/Jakarta'
        where certificate_id = certificate;
      perform set_config('session_replication_role', 'origin', true);
    end $$`);
});
afterAll(() => stack.close());

const ISSUED = '2025-03-10';
const EXPIRES = '2026-10-20';
const DECIDED = '2025-02-20';

let counter = 0;

/** Publishes a certificate of a new company, and one that can replace it. */
async function publish(first: Content) {
  counter += 1;
  const nib = `88${String(counter).padStart(11, '0')}`;
  const [held] = await stack.sql<{ client: string; id: string; replacement: string; number: string }>(
    `with k as (
       insert into public.clients (name, legal_form, nib, province) values ($1, 'PT', $2, $2) returning id
     ), s as (
       select id from public.rl_subclass where code = 'BG002'
     ), c as (
       insert into public.certificates (client_id, subclass_id, number, qualification, issued_on, expires_on,
         kbli_code, kbli_version, decided_on, decided_by, decision_number)
       select k.id, s.id, $3, $4, $5::date, $6::date, '41012', '2020', '${DECIDED}'::date, 'Direktur', 'SK-1' from k, s
       returning id, number
     ), r as (
       insert into public.certificates (client_id, subclass_id, number, qualification, issued_on, expires_on,
         is_published)
       select k.id, s.id, $3 || '-R', 'kecil', '2026-01-01'::date, '2029-01-01'::date, false from k, s returning id
     )
     select k.id as client, c.id, c.number, r.id as replacement from k, c, r`,
    [first.holder_name, nib, `UJI-MODEL-${counter}`, first.qualification, first.issued_on, first.expires_on],
  );
  await stack.sql('select private.granted_then($1)', [held!.id]);
  return { ...held!, nib };
}
type Held = Awaited<ReturnType<typeof publish>>;

/** Records a decision as the database would on that day. Returns its id, or undefined if it is refused. */
async function record(held: Held, decision: Decision, ids: readonly string[]): Promise<string | undefined> {
  try {
    const [row] = await stack.sql<{ id: string }>(
      `insert into public.certificate_decisions (certificate_id, number, kind, effective_on, decided_on, decided_by,
         facts, from_beginning, replacement_id, annuls, recorded_at, reason)
       values ($1, $2, $3, $4::date, $4::date, 'Direktur', $5::jsonb, $6, $7, $8, ($9::date + time '10:00') at time zone
         'Asia/Jakarta', 'Alasan') returning id`,
      [
        ...[held.id, held.number, decision.kind, decision.effective, JSON.stringify(decision.changes)],
        ...[decision.fromBeginning, decision.kind === 'replace' ? held.replacement : null],
        ...[decision.kind === 'annul' ? (ids[decision.annuls!] ?? null) : null, decision.recorded],
      ],
    );
    return row?.id;
  } catch {
    return undefined;
  }
}

interface Row {
  number: string;
  status: string;
  status_since: string;
  qualification: string;
  issued_on: string;
  expires_on: string;
  client_name: string;
  kbli_code?: string;
  recorded_on: string;
  changed_on: string | null;
}
const factsOf = (row: Row) => ({
  ...{ status: row.status, since: row.status_since, recorded: row.recorded_on, changed: row.changed_on },
  ...{ qualification: row.qualification, issued_on: row.issued_on, expires_on: row.expires_on },
  holder_name: row.client_name,
});
const wantedOf = ({ content: { kbli_code: _, ...content }, ...answer }: Answer) => ({
  ...answer,
  ...content,
});

async function read<T>(answer: PromiseLike<{ data: unknown; error: unknown }>): Promise<T> {
  const { data, error } = await answer;
  expect(error).toBeNull();
  return data as T;
}
const api = async <T>(path: string) =>
  (await (await stack.fetch(`${stack.stack.url}/api/v1/${path}`)).json()) as T;

/** Compares the answers of all public functions with the model, on a day or now. */
async function compare(held: Held, first: Content, all: readonly Decision[], asked?: string) {
  const wanted = answerOn(first, all, asked ?? today, asked === undefined);
  const on = asked && { on_date: asked };
  const context = JSON.stringify({ asked, all });
  const [checked] = await read<Row[]>(anon.rpc('check_certificate', { query: held.number, ...on }));
  expect(factsOf(checked!), context).toEqual(wantedOf(wanted));
  expect(checked!.kbli_code, context).toBe(wanted.content.kbli_code);
  const bulk = { queries: [held.number], ...on };
  const { lines } = await read<{ lines: { certificates: Row[] }[] }>(anon.rpc('check_certificates', bulk));
  expect(factsOf(lines[0]!.certificates[0]!), context).toEqual(wantedOf(wanted));
  const served = await api<{ lines: { certificates: Row[] }[] }>(
    `certificates?q=${held.number}${asked ? `&on=${asked}` : ''}`,
  );
  expect(factsOf(served.lines[0]!.certificates[0]!), context).toEqual(wantedOf(wanted));
  const found = async (filters: object) => {
    const rows = await read<{ matched: { number: string; status: string; qualification: string }[] }[]>(
      anon.rpc('search_register', { query: held.nib, filters: { ...filters, ...on } }),
    );
    return rows.flatMap(({ matched }) => matched).filter(({ number }) => number === held.number);
  };
  const { status } = wanted;
  const { qualification, kbli_code } = wanted.content;
  // Lists for a day before the issue omit the certificate.
  const listed =
    asked && status === 'belum_terbit' ? [] : [expect.objectContaining({ status, qualification })];
  expect(await found({}), context).toEqual(listed);
  expect(await found({ status, qualification, kbli: kbli_code }), context).toEqual(listed);
  expect(await found({ kbli: kbli_code === '41011' ? '42102' : '41011' }), context).toEqual([]);
  expect(await found({ qualification: qualification === 'besar' ? 'kecil' : 'besar' }), context).toEqual([]);
  const other = status === 'dicabut' ? 'aktif' : 'dicabut';
  expect(await found({ status: other }), context).toEqual([]);
}

/** Compares the present state with the model: register, company page, feed, verification record and row. */
async function comparePresent(held: Held, first: Content, all: readonly Decision[]) {
  const { status, since, content } = answerOn(first, all, today, true);
  const context = JSON.stringify(all);
  const row = await read<Content & { id: string; status: string }>(
    anon.from('certificate_register').select('*').eq('number', held.number).single(),
  );
  expect(row, context).toMatchObject({ status, ...content });
  const history = await read<PublicDecision[]>(anon.rpc('certificate_history', { company_id: held.client }));
  const own = historyOf(row, history);
  expect([own.since, own.lines.map(({ kind }) => kind)], context).toEqual([
    since,
    all.map(({ kind }) => kind),
  ]);
  expect(own.lines.map((line) => [line.effective_on, line.recorded_on, line.is_annulled])).toEqual(
    all.map(({ effective, recorded }, index) => [
      ...[effective, recorded, all.some(({ annuls }) => annuls === index)],
    ]),
  );
  // The test sets the company's province to its NIB.
  const feed = await read<{ change: string; effective_on: string; recorded_at: string }[]>(
    anon.rpc('certificate_changes', { most: 100, filters: { province: held.nib } }),
  );
  const inFeed = ({ change, effective_on: on }: (typeof feed)[number]) => `${change} ${on}`;
  expect(feed.map(inFeed).toSorted(), context).toEqual(
    all.map(({ kind, effective }) => `${CHANGE[kind]} ${effective}`).toSorted(),
  );
  const times = feed.map(({ recorded_at: at }) => Date.parse(at));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  const proof = await read<{ number: string; lines: { certificates: Row[] }[] }>(
    stack.visitorAt(`198.51.100.${counter % 250}`).rpc('prove_check', { queries: [held.number] }),
  );
  const kept = await read<typeof proof>(anon.rpc('check_proof', { number: proof.number }));
  expect(kept.lines[0]!.certificates[0]!.status, context).toBe(status);
}

/**
 * Records the steps that the model accepts, and checks that the database accepts and refuses the same ones.
 */
async function walk(steps: readonly Step[]) {
  const first: Content = {
    ...{ qualification: 'besar', issued_on: ISSUED, expires_on: EXPIRES, kbli_code: '41012' },
    holder_name: `Model ${counter + 1}`,
  };
  const held = await publish(first);
  const all: Decision[] = [
    { kind: 'grant', effective: ISSUED, recorded: ISSUED, changes: {}, fromBeginning: false },
  ];
  const [grant] = await stack.sql<{ id: string }>(
    `select id from public.certificate_decisions where certificate_id = $1`,
    [held.id],
  );
  const ids = [grant!.id];
  for (const each of steps) {
    const next = nextDecision(first, all, each, today);
    const id = await record(held, next, ids);
    expect(id !== undefined, JSON.stringify([all, next])).toBe(accepts(first, all, next, today, DECIDED));
    if (id === undefined) continue;
    ids.push(id);
    all.push(next);
  }
  return { held, first, all };
}

test('every public function agrees with the model, now and on any day', { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 2, maxLength: 9 }),
      fc.array(day, { maxLength: 3 }),
      async (steps, days) => {
        const { held, first, all } = await walk(steps);
        await compare(held, first, all);
        await comparePresent(held, first, all);
        const edges = all.slice(-1).flatMap(({ effective }) => [effective]);
        for (const asked of new Set([...days, ...edges])) await compare(held, first, all, asked);
      },
    ),
    { numRuns: 25 },
  );
});

test('no public function returns a certificate with a future day of issue as valid', async () => {
  const [{ issued, expires } = { issued: '', expires: '' }] = await stack.sql<{
    issued: string;
    expires: string;
  }>(`select (private.today() + 20)::text as issued, (private.today() + 400)::text as expires`);
  const first: Content = {
    ...{ qualification: 'kecil', issued_on: issued, expires_on: expires, kbli_code: '41012' },
    holder_name: 'Belum Mulai',
  };
  const held = await publish(first);
  const [checked] = await read<Row[]>(anon.rpc('check_certificate', { query: held.number }));
  expect(checked).toMatchObject({ status: 'belum_terbit', status_since: issued });
  const register = await read<{ status: string }>(
    anon.from('certificate_register').select('status').eq('number', held.number).single(),
  );
  expect(register.status).toBe('belum_terbit');
  const valid = await read<unknown[]>(
    anon.rpc('search_register', { query: held.nib, filters: { status: 'aktif' } }),
  );
  const notYet = await read<unknown[]>(
    anon.rpc('search_register', { query: held.nib, filters: { status: 'belum_terbit' } }),
  );
  expect([valid.length, notYet.length]).toEqual([0, 1]);
});
