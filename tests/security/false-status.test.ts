import type { SupabaseClient } from '@supabase/supabase-js';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStack, type TestStack } from '../support/stack.ts';

let stack: TestStack;
const people: Record<'anon' | 'editor' | 'admin' | 'service', SupabaseClient> = {} as never;
/** A valid certificate, one that was suspended and reinstated, and a withdrawn one. */
const held = { valid: '', reinstated: '', withdrawn: '', foreign: '', withdrawal: '', expired: '' };
let picture: unknown;

type Who = 'editor' | 'admin' | 'service';
const idOf = async (number: string) =>
  (await stack.sql<{ id: string }>('select id from public.certificates where number = $1', [number]))[0]!.id;

beforeAll(async () => {
  stack = await openTestStack();
  for (const who of ['anon', 'editor', 'admin', 'service'] as const) people[who] = await stack.client(who);
  const numbers = await stack.sql<{ number: string }>(
    `select c.number from public.certificates c where c.status = 'aktif' and c.is_published and c.deleted_at is null
       and private.today() between c.issued_on + 100 and c.expires_on - 30 and c.qualification <> 'besar'
       and not exists (select from public.certificate_decisions d where d.certificate_id = c.id and d.kind <> 'grant')
     order by c.number limit 4`,
  );
  [held.valid, held.reinstated, held.withdrawn, held.foreign] = numbers.map(({ number }) => number) as [
    string,
    string,
    string,
    string,
  ];
  const decide = (number: string, kind: string, back: number) =>
    stack.sql(
      `select public.decide_certificate(c.id, $2, jsonb_build_object('reason', 'Uji', 'effective_on', private.today() - $3::int))
       from public.certificates c where c.number = $1`,
      [number, kind, back],
    );
  await decide(held.reinstated, 'suspend', 20);
  await decide(held.reinstated, 'reinstate', 10);
  await decide(held.withdrawn, 'withdraw', 15);
  const [withdrawal] = await stack.sql<{ id: string }>(
    `select d.id from public.certificate_decisions d where d.number = $1 and d.kind = 'withdraw'`,
    [held.withdrawn],
  );
  held.withdrawal = withdrawal!.id;
  const [expired] = await stack.sql<{ number: string }>(
    `select number from public.certificates where status = 'aktif' and is_published and deleted_at is null
       and expires_on < private.today() order by number limit 1`,
  );
  held.expired = expired!.number;
  await stack.sql(`update public.site_settings set certificates = certificates || '{"second_person": true}'`);
  picture = await published();
});
afterAll(() => stack.close());

/** Returns everything that visitors read about the certificates, now and on past days. */
async function published(): Promise<unknown> {
  const read = async (answer: PromiseLike<{ data: unknown; error: unknown }>) => {
    const { data, error } = await answer;
    expect(error).toBeNull();
    return JSON.parse(
      JSON.stringify(data, (key, value: unknown) => (key === 'checked_at' ? undefined : value)),
    ) as unknown;
  };
  const queries = [held.valid, held.reinstated, held.withdrawn, held.foreign, held.expired, 'PNS-PALSU-1'];
  const days = await stack.sql<{ day: string }>(
    'select (private.today() - d)::text as day from unnest(array[1, 12, 18, 90]) d',
  );
  const { anon } = people;
  const companies = await stack.sql<{ id: string }>(
    'select distinct client_id as id from public.certificates where number = any ($1) order by 1',
    [queries],
  );
  return [
    await read(anon.from('certificate_register').select('*').in('number', queries).order('number')),
    ...(await Promise.all(queries.map((query) => read(anon.rpc('check_certificate', { query }))))),
    ...(await Promise.all(
      days.map(({ day }) => read(anon.rpc('check_certificates', { queries, on_date: day }))),
    )),
    ...(await Promise.all(
      companies.map(({ id }) => read(anon.rpc('certificate_history', { company_id: id }))),
    )),
    await read(anon.rpc('certificate_changes', { most: 100 })),
  ];
}

const FALSE_VALUES: Record<string, unknown> = {
  ...{ number: 'PNS-PALSU-1', qualification: 'besar', status: 'dicabut', kbli_code: '99999' },
  ...{ issued_on: '2026-11-01', expires_on: '2099-01-01', legal_basis: 'Palsu', decision_number: 'X/1' },
  ...{ decided_by: 'Orang Lain', decided_on: '2020-01-01', holder_name: 'Orang Lain', scheme_number: 'X' },
  ...{
    subclass_name: 'Palsu',
    category_name: 'Palsu',
    status_ground: 'berhenti',
    suspended_until: '2099-01-01',
  },
  ...{ first_published_at: null, is_published: false },
};
const rowOf = async (number: string) =>
  (
    await stack.sql<Record<string, unknown>>('select * from public.certificates where number = $1', [number])
  )[0]!;

/** Ways to publish a false status. Each may fail or do nothing. */
const attempts: Record<string, (who: Who) => Promise<unknown>> = {
  'updating each column of the certificate': async (who) => {
    for (const [column, value] of Object.entries(FALSE_VALUES))
      for (const number of [held.valid, held.withdrawn])
        await people[who]
          .from('certificates')
          .update({ [column]: value })
          .eq('number', number);
  },
  'moving the certificate to another company or subclassification': async (who) => {
    const { client_id, subclass_id } = await rowOf(held.foreign);
    await people[who].from('certificates').update({ client_id }).eq('number', held.valid);
    await people[who].from('certificates').update({ subclass_id }).eq('number', held.valid);
  },
  'a bulk change': async (who) => {
    const row_ids = [await idOf(held.valid)];
    for (const [column, value] of Object.entries(FALSE_VALUES))
      await people[who].rpc('bulk_set', { table_name: 'certificates', change: { [column]: value }, row_ids });
    for (const action of ['unpublish', 'trash', 'restore', 'delete'])
      await people[who].rpc('bulk_change', {
        table_name: 'certificates',
        action,
        row_ids,
        key: randomUUID(),
      });
  },
  'undoing a forged bulk change': async (who) => {
    const row = await rowOf(held.valid);
    const changes = [{ row_id: row.id, was: FALSE_VALUES, updated_at: row.updated_at }];
    await people[who].rpc('bulk_undo', { table_name: 'certificates', changes });
  },
  'an import': async (who) => {
    const { number: _, ...values } = FALSE_VALUES;
    const rows = [{ line: 2, values: { number: held.valid, ...values } }];
    const options = { mode: 'apply', import_id: randomUUID(), chunk: 0, last: true, update: true };
    await people[who].rpc('import_rows', { kind: 'certificates', rows, options });
  },
  'restoring from the audit log': async (who) => {
    const id = await idOf(held.valid);
    const lines = await stack.sql<{ id: string }>('select id from public.audit_log where row_id = $1', [id]);
    for (const line of lines) await people[who].rpc('restore_from_audit', { entry_id: line.id });
  },
  'an upsert': async (who) => {
    const row = await rowOf(held.valid);
    await people[who].from('certificates').upsert({ ...row, qualification: 'besar', status: 'dicabut' });
    await people[who]
      .from('certificates')
      .upsert({ ...row, id: randomUUID(), qualification: 'besar' }, { onConflict: 'number' });
  },
  'deleting and adding it again': async (who) => {
    const row = await rowOf(held.withdrawn);
    await people[who].from('certificates').delete().eq('number', held.withdrawn);
    await people[who].from('certificates').insert({ ...row, status: 'aktif' });
    const { id: _, ...fresh } = row;
    await people[who].from('certificates').insert({ ...fresh, status: 'aktif' });
  },
  'writing decisions, events and proposals directly': async (who) => {
    const certificate_id = await idOf(held.valid);
    const facts = { reason: 'Uji', effective_on: '2026-11-20' };
    await people[who]
      .from('certificate_decisions')
      .insert({ certificate_id, number: held.valid, kind: 'withdraw', effective_on: '2026-11-20', facts });
    await people[who]
      .from('certificate_decisions')
      .update({ effective_on: '2026-01-01' })
      .eq('number', held.withdrawn);
    await people[who].from('certificate_decisions').delete().eq('number', held.withdrawn);
    await people[who].from('certificate_events').delete().neq('number', '');
    await people[who].from('certificate_proposals').insert({ certificate_id, kind: 'withdraw', facts });
  },
  'annulling a withdrawal without an upheld appeal': async (who) => {
    const facts = { reason: 'Uji', annuls: held.withdrawal };
    const certificate_id = await idOf(held.withdrawn);
    for (const appeal_id of [undefined, randomUUID(), ...(await otherAppeals())])
      await people[who].rpc('decide_certificate', {
        ...{ certificate_id, kind: 'annul' },
        facts: { ...facts, ...(appeal_id && { appeal_id }) },
      });
    const other = await idOf(held.valid);
    await people[who].rpc('decide_certificate', { certificate_id: other, kind: 'annul', facts });
  },
  'a decision before an earlier one': async (who) => {
    const certificate_id = await idOf(held.reinstated);
    for (const days of [11, 19, 21, 60]) {
      const [{ day } = { day: '' }] = await stack.sql<{ day: string }>(
        'select (private.today() - $1::int)::text as day',
        [days],
      );
      for (const kind of ['suspend', 'withdraw', 'reinstate'])
        await people[who].rpc('decide_certificate', {
          ...{ certificate_id, kind },
          facts: { reason: 'Uji', effective_on: day },
        });
    }
    const future = { reason: 'Uji', effective_on: '2999-01-01' };
    await people[who].rpc('decide_certificate', { certificate_id, kind: 'suspend', facts: future });
  },
  'replacing it by another company’s certificate, or by itself': async (who) => {
    const certificate_id = await idOf(held.valid);
    for (const replacement_id of [await idOf(held.foreign), certificate_id, randomUUID()])
      await people[who].rpc('decide_certificate', {
        ...{ certificate_id, kind: 'replace' },
        facts: { reason: 'Uji', replacement_id },
      });
  },
  'deciding on an expired or withdrawn certificate': async (who) => {
    for (const number of [held.expired, held.withdrawn])
      for (const kind of ['suspend', 'reinstate', 'withdraw', 'reduce'])
        await people[who].rpc('decide_certificate', {
          ...{ certificate_id: await idOf(number), kind },
          facts: { reason: 'Uji', changes: { qualification: 'kecil' } },
        });
  },
  'a correction to a higher qualification or another work': async (who) => {
    const { subclass_id, client_id } = await rowOf(held.foreign);
    for (const changes of [
      { qualification: 'besar' },
      { subclass_id },
      { client_id },
      { status: 'dicabut' },
      { subclass_code: 'BS019' },
    ])
      await people[who].rpc('decide_certificate', {
        ...{ certificate_id: await idOf(held.valid), kind: 'correct' },
        facts: { reason: 'Uji', changes, from_beginning: true },
      });
  },
};

/** Returns appeals that are not upheld, and upheld ones about other certificates. */
const otherAppeals = async () =>
  (await stack.sql<{ id: string }>('select id from public.appeals limit 3')).map(({ id }) => id);

/** Attempts whose calls a second person would have to confirm. */
const AFTER_CONFIRMATION = [
  'annulling a withdrawal without an upheld appeal',
  'a decision before an earlier one',
  'replacing it by another company’s certificate, or by itself',
  'deciding on an expired or withdrawn certificate',
  'a correction to a higher qualification or another work',
];

test.each(Object.keys(attempts))('%s changes nothing that visitors read', async (name) => {
  for (const who of ['editor', 'admin', 'service'] as const) {
    await attempts[name]!(who);
    expect(await published(), who).toEqual(picture);
  }
  if (AFTER_CONFIRMATION.includes(name))
    expect(
      await stack.sql(
        'select number from public.certificate_proposals p join public.certificates c on c.id = p.certificate_id where p.outcome is null and c.number = any ($1)',
        [Object.values(held)],
      ),
    ).toEqual([]);
});

test('updating the row as the owner of the database changes nothing, whatever its settings', async () => {
  const settings = ['register.confirmed', 'register.reason', 'register.restoring', 'register.decision'];
  for (const [column, value] of Object.entries(FALSE_VALUES)) {
    const id = await idOf(held.valid);
    const switches = settings.map((name) => `perform set_config('${name}', '${id}', true);`).join(' ');
    const set = value === null ? 'null' : `'${String(value)}'`;
    await stack
      .sql(
        `do $$ begin ${switches} update public.certificates set ${column} = ${set} where id = '${id}'; end $$`,
      )
      .catch(() => null);
    expect(await published(), column).toEqual(picture);
  }
});

test('confirming their own proposal does not let one person decide', async () => {
  for (const who of ['editor', 'admin'] as const) {
    const certificate_id = await idOf(held.valid);
    const facts = { reason: `Uji ${who}` };
    const asked = await people[who].rpc('decide_certificate', { certificate_id, kind: 'suspend', facts });
    expect([asked.data, asked.error]).toEqual(['waiting', null]);
    const { data } = await people[who].from('certificate_proposals').select('id').is('outcome', null);
    for (const { id } of data ?? [])
      await people[who].rpc('confirm_certificate_proposal', { proposal_id: id as string });
    await people[who].from('certificate_proposals').update({ asked_by: null }).is('outcome', null);
    expect(await published(), who).toEqual(picture);
    for (const { id } of data ?? [])
      await people[who].rpc('decline_certificate_proposal', { proposal_id: id as string });
  }
});

test('adding a certificate as published does not let one person publish it', async () => {
  const { client_id, subclass_id } = await rowOf(held.valid);
  const fresh = {
    ...{ client_id, subclass_id, number: 'PNS-PALSU-1', qualification: 'besar', issued_on: '2026-11-01' },
    ...{ expires_on: '2028-11-01', decided_on: '2026-10-01', decided_by: 'Direktur', is_published: true },
  };
  for (const who of ['editor', 'admin'] as const) {
    await people[who].from('certificates').insert(fresh);
    await people[who].from('certificates').update({ is_published: true }).eq('number', fresh.number);
    expect(await published(), who).toEqual(picture);
    await stack.sql('delete from public.certificates where number = $1', [fresh.number]);
    await stack.sql('delete from private.certificate_numbers where number_key = $1', [fresh.number]);
  }
});

test('no sequence of calls by one person changes a published fact', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('editor', 'admin'),
      fc.array(fc.constantFrom(...Object.values(attempts)), { minLength: 2, maxLength: 4 }),
      async (who, calls) => {
        for (const attempt of calls) await attempt(who);
        expect(await published()).toEqual(picture);
      },
    ),
    { numRuns: 8 },
  );
});
