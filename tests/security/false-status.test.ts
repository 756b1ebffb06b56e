import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  AFTER_CONFIRMATION,
  attempts as attemptsOnRow,
  FALSE_VALUES,
  idOf,
  removeAdded,
  rowOf,
  type Scene,
} from './false-status-attempts.ts';
import { attemptsElsewhere, REFUSED_ELSEWHERE } from './false-status-elsewhere.ts';
import { openTestStack, type TestStack } from '../support/stack.ts';

const attempts = { ...attemptsOnRow, ...attemptsElsewhere };

let stack: TestStack;
const people = {} as Scene['people'];
/** Certificate numbers by state, and the id of the withdrawal. */
const held = { valid: '', reinstated: '', withdrawn: '', foreign: '', withdrawal: '', expired: '' };
let picture: unknown;

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

/** Returns all public answers about the certificates, now and on past days. */
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

test.each(Object.keys(attempts))('%s changes no public answer', async (name) => {
  for (const who of ['editor', 'admin', 'service'] as const) {
    await attempts[name]!({ stack, people, held }, who);
    expect(await published(), who).toEqual(picture);
  }
  if ([...AFTER_CONFIRMATION, ...REFUSED_ELSEWHERE].includes(name))
    expect(
      await stack.sql(
        'select number from public.certificate_proposals p join public.certificates c on c.id = p.certificate_id where p.outcome is null and c.number = any ($1)',
        [Object.values(held)],
      ),
    ).toEqual([]);
});

test('updating the row as the database owner never changes a public answer', async () => {
  const settings = ['register.confirmed', 'register.reason', 'register.restoring', 'register.decision'];
  for (const [column, value] of Object.entries(FALSE_VALUES)) {
    const id = await idOf(stack, held.valid);
    const switches = settings.map((name) => `perform set_config('${name}', '${id}', true);`).join(' ');
    const set = value === null ? 'null' : `'${value}'`;
    await stack
      .sql(
        `do $$ begin ${switches} update public.certificates set ${column} = ${set} where id = '${id}'; end $$`,
      )
      .catch(() => null);
    expect(await published(), column).toEqual(picture);
  }
});

test('a user cannot decide alone by confirming their own proposal', async () => {
  for (const who of ['editor', 'admin'] as const) {
    const certificate_id = await idOf(stack, held.valid);
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

test('a user cannot publish a certificate alone by inserting it as published', async () => {
  const { client_id, subclass_id } = await rowOf(stack, held.valid);
  const fresh = {
    ...{ client_id, subclass_id, number: 'PNS-PALSU-1', qualification: 'besar', issued_on: '2026-11-01' },
    ...{ expires_on: '2028-11-01', decided_on: '2026-10-01', decided_by: 'Direktur', is_published: true },
  };
  for (const who of ['editor', 'admin'] as const) {
    await people[who].from('certificates').insert(fresh);
    await people[who].from('certificates').update({ is_published: true }).eq('number', fresh.number);
    expect(await published(), who).toEqual(picture);
    await removeAdded(stack, fresh.number);
  }
});

test('no sequence of calls by one user changes a public answer', { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('editor', 'admin'),
      fc.array(fc.constantFrom(...Object.values(attempts)), { minLength: 2, maxLength: 4 }),
      async (who, calls) => {
        for (const attempt of calls) await attempt({ stack, people, held }, who);
        expect(await published()).toEqual(picture);
      },
    ),
    { numRuns: 8 },
  );
});

test('a decision confirmed by a second person changes the public answers', async () => {
  const certificate_id = await idOf(stack, held.valid);
  const facts = { reason: 'Uji', ground: 'surveilans' };
  const asked = await people.editor.rpc('decide_certificate', { certificate_id, kind: 'suspend', facts });
  expect([asked.data, asked.error]).toEqual(['waiting', null]);
  const { data } = await people.admin.from('certificate_proposals').select('id').is('outcome', null).single();
  const { error } = await people.admin.rpc('confirm_certificate_proposal', {
    proposal_id: data?.id as string,
  });
  expect(error).toBeNull();
  expect(await published()).not.toEqual(picture);
  expect(JSON.stringify(await published())).not.toContain('Uji');
});
