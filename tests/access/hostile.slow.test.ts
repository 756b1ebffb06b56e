import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { setCaller } from '../../supabase/local/callers.ts';
import { argumentsOf } from './calls.ts';
import { onEachDatabase, type Cast } from './cast.ts';
import { apiFunctions, hostileCalls, type ApiFunction } from './hostile.ts';
import { actors, functions, type Actor, type FunctionName } from './matrix.ts';

/** Valid values for the other form fields, so that only the hostile value can be rejected. */
const filled = () => ({
  idempotency_key: randomUUID(),
  elapsed_ms: 9000,
  language: 'id',
  website: '',
  name: 'Budi Contoh',
  email: 'budi@example.id',
  phone: '0812345678',
  company: 'PT Contoh',
  relation: 'klien',
  category: 'personel',
  subject: 'Pertanyaan',
  description: 'Uraian yang cukup panjang untuk diterima oleh formulir ini.',
  grounds: 'Alasan yang cukup panjang untuk diterima oleh formulir ini.',
  message: 'Pesan yang cukup panjang untuk diterima oleh formulir ini.',
  decision_date: '2026-11-18',
  application_number: 'APP-1',
  consent: { accepted: true, notice_version: '1' },
  files: [{ name: 'a.pdf', type: 'application/pdf', size: 100 }],
});

/** Arguments in addition to calls.ts, for functions that would otherwise stop at an early check. */
const further: Partial<Record<FunctionName, () => Record<string, unknown>>> = {
  submit_appeal: () => ({ payload: filled() }),
  submit_complaint: () => ({ payload: filled() }),
  submit_contact: () => ({ payload: filled() }),
  search_register: () => ({ filters: {} }),
  list_clients: () => ({ query: '', filters: {}, sort: 'name' }),
  list_certificates: () => ({ query: '', filters: {}, sort: 'number' }),
  list_articles: () => ({ query: '', filters: {}, sort: 'title' }),
  list_pages: () => ({ query: '', filters: {}, sort: 'title' }),
  list_surveillance: () => ({ query: '', filters: {}, sort: 'due_on' }),
  search_audit: () => ({ filter: {} }),
  export_audit: () => ({ filter: {} }),
  export_security_events: () => ({ filter: {} }),
  import_rows: () => ({ rows: [{ line: 2, values: { name: 'PT Contoh' } }], options: { mode: 'check' } }),
  decide_certificate: () => ({
    certificate_id: randomUUID(),
    kind: 'suspend',
    facts: { reason: 'x' },
  }),
  bulk_undo: () => ({ changes: [{ row_id: randomUUID(), was: {}, updated_at: '2026-11-21T00:00:00Z' }] }),
};

/**
 * Expected errors: our own code (P0001), missing permission, a table check that the form reports, and
 * messages of functions about their arguments.
 */
const ours = [
  /^P0001 [a-z_]+(\.[a-z_]+)+$/,
  /^P0001 [^"]+: constraint "[a-z_]+"$/,
  /^42501 /,
  /^23(502|503|505|514) /,
  /^22023 (Not a sorted list|Each id once, at most 1000|A known kind, and rows|At most 1000 rows at once|No such list)/,
  /^P0002 (One of the entries is not there any more|No such import)$/,
];
/** Functions that change the caller's own row in app_users. */
const changesPeople: readonly string[] = ['update_own_profile', 'complete_first_admin'];

function faultOf({ name, is_reading }: ApiFunction, answer: string): string | undefined {
  if (answer === 'done' || answer === 'type') return undefined;
  if (answer === 'wrote people') return changesPeople.includes(name) ? undefined : answer;
  if (answer === 'wrote') return is_reading ? answer : undefined;
  return ours.some((pattern) => pattern.test(answer)) ? undefined : answer;
}

onEachDatabase((openCast) => {
  let cast: Cast;
  let api: ApiFunction[];
  let ids: Record<string, string>;
  beforeAll(async () => {
    cast = openCast();
    await cast.stack.stack.db.exec(readFileSync(path.join(import.meta.dirname, 'hostile.sql'), 'utf8'));
    api = await apiFunctions(cast.stack);
    const people = await cast.stack.sql<{ email: string; id: string }>('select email, id from auth.users');
    ids = Object.fromEntries(people.map(({ email, id }) => [email, id]));
  });

  async function answers(actor: Actor, called: ApiFunction, base: Record<string, unknown>) {
    const [first] = actors.filter((one) =>
      (functions[called.name as FunctionName] as readonly Actor[]).includes(one),
    );
    const calls = hostileCalls(called, base, actor !== first);
    const role = actor === 'service' ? 'service_role' : actor === 'anon' ? 'anon' : 'authenticated';
    const sub = role === 'authenticated' ? ids[`${actor}@demo.test`] : undefined;
    const types = Object.fromEntries(called.args.map(({ name, type }) => [name, type]));
    const found = await cast.stack.stack.db.transaction(async (tx) => {
      await setCaller(tx, { role, sub });
      // Hundreds of calls run in one statement here, so the per-request timeout does not apply.
      await tx.query(`set local statement_timeout = 0`);
      const rows = await tx.query<{ place: number; answer: string }>(
        'select * from hostile.call($1, $2, $3)',
        [called.name, JSON.stringify(types), JSON.stringify(calls)],
      );
      await tx.rollback();
      return rows;
    });
    return found.flatMap(({ place, answer }) => {
      const fault = faultOf(called, answer);
      return fault ? [{ call: JSON.stringify(calls[place]).slice(0, 300), fault }] : [];
    });
  }

  it('the hostile calls cover every function of the API and its arguments', () => {
    expect(api.map(({ name }) => name)).toEqual(Object.keys(functions).sort());
  });

  // Functions that no role can call are covered by functions.test.ts.
  const callable = (Object.keys(functions) as FunctionName[]).filter((name) => functions[name].length > 0);
  describe.each(callable)('%s()', (name) => {
    it.each(actors.filter((actor) => (functions[name] as readonly Actor[]).includes(actor)))(
      'returns rows or a documented error code to %s for hostile arguments',
      async (actor) => {
        const called = api.find((one) => one.name === name)!;
        const base = { ...argumentsOf[name](cast.setting), ...further[name]?.() };
        expect(await answers(actor, called, base)).toEqual([]);
      },
    );
  });
});
