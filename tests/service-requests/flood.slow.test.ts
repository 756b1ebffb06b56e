import { afterAll, beforeAll, expect, it } from 'vitest';
import { challengeFor, solve } from '../support/work.ts';
import { call, openService, type Receipt, type Service } from './requests.ts';

const SUBMISSIONS = 2000;
/**
 * Highest difficulty of a challenge for a visitor from a quiet network. `npm run bench` measures how long a
 * phone needs for it.
 */
const OVERALL_MOST = 3000;
const FLOODER = '2001:db8:f100:d::';
const VISITOR = '203.0.113.30';

let service: Service;
beforeAll(async () => {
  service = await openService();
  await service.sql(`update private.limits set max_count = 60 where action = 'submit' and scope = 'sender'`);
  await service.sql('update private.work_prices set network_free = 4, overall_free = 30');
});
afterAll(() => service.close());

/** Returns the given number of solved challenges, issued to the flooding network. */
const paid = (count: number) =>
  service.sql<{ proof: object }>(
    `with network as (select set_config('request.headers', $1, true) as headers),
     key as (select private.pbkdf2('\\x00'::bytea, '\\x00'::bytea, 1) as key from network)
     select jsonb_build_object(
       'challenge', jsonb_build_object('parameters', p.text::jsonb,
         'signature', private.challenge_signature('', convert_to(p.text, 'UTF8'))),
       'solution', jsonb_build_object('counter', 1, 'derivedKey', encode(key.key, 'hex'))) as proof
     from key, generate_series(1, $2::int) as n, lateral (
       select private.challenge_parameters('submit', 40, extract(epoch from now())::bigint + 1000,
         left(encode(key.key, 'hex'), 32), private.challenge_signature(' key', key.key), lpad(to_hex(n), 32, '0'),
         repeat('0', 32)) as text) as p`,
    [JSON.stringify({ 'x-real-ip': `${FLOODER}1` }), count],
  );

/** Files a complaint from another network, with a solved challenge. */
async function fileFromElsewhere() {
  const visitor = service.visitorAt(VISITOR);
  const challenge = await challengeFor(visitor, 'submit');
  expect(Number(challenge.parameters.data?.price)).toBeLessThanOrEqual(OVERALL_MOST);
  const payload = service.complaint({ proof: await solve(challenge), email: 'warga@pelapor.example.id' });
  const receipt = await call<Receipt>(visitor, 'submit_complaint', { payload });
  expect(receipt.number).toMatch(/^KEL-/);
}

it('the form stays open for other visitors during 2,000 submissions from one /64', async () => {
  const proofs = await paid(SUBMISSIONS);
  const answers: Record<string, number> = {};
  for (const [place, { proof }] of proofs.entries()) {
    const flooder = service.visitorAt(`${FLOODER}${(place + 1).toString(16)}`);
    const email = `banjir${place}@pelapor.example.id`;
    const { error } = await flooder.rpc('submit_complaint', { payload: service.complaint({ proof, email }) });
    const answer = error?.message ?? 'taken';
    answers[answer] = (answers[answer] ?? 0) + 1;
    if (place === SUBMISSIONS / 2) await fileFromElsewhere();
  }
  expect(answers).toEqual({ taken: 60, 'limit.reached': SUBMISSIONS - 60 });
  await fileFromElsewhere();
});

it('the difficulty stays within its limit during a flood from many networks', async () => {
  await service.sql(
    `insert into private.attempts (action, scope, key_hash)
     select 'work submit', 'all', private.keyed_hash('sender', 'all') from generate_series(1, $1::int)`,
    [SUBMISSIONS],
  );
  const challenge = await challengeFor(service.visitorAt('203.0.113.31'), 'submit');
  expect(Number(challenge.parameters.data?.price)).toBe(OVERALL_MOST);
  await fileFromElsewhere();
  const alarms = await service.sql<{ detail: { within_hour: number } }>(
    `select detail from public.alarms where kind = 'submissions_flood'`,
  );
  expect(alarms).toHaveLength(1);
  expect(alarms[0]?.detail.within_hour).toBeGreaterThan(SUBMISSIONS);
});
