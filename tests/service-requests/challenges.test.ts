import { verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { challengeFor, work, type Proof } from '../support/work.ts';
import { call, fileComplaint, openService, refusal, type Receipt, type Service } from './requests.ts';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());
beforeEach(() => service.sql('delete from private.attempts'));

const priceOf = ({ parameters }: Challenge) => Number(parameters.data?.price);
const complain = (proof: unknown, client = service.anon) =>
  refusal(client, 'submit_complaint', { payload: service.complaint({ proof }) });
const changed = (proof: Proof, parameters: object): unknown => ({
  ...proof,
  challenge: { ...proof.challenge, parameters: { ...proof.challenge.parameters, ...parameters } },
});

describe('a challenge', () => {
  it('passes verification by the ALTCHA library, signatures included', async () => {
    const { challenge, solution } = await work(service.anon, 'submit');
    const [secret] = await service.sql<{ hex: string }>(
      `select encode(key, 'hex') as hex from private.hash_keys where name = 'challenges'`,
    );
    const verified = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret: secret?.hex ?? '',
      hmacKeySignatureSecret: `${secret?.hex} key`,
    });
    expect(verified).toMatchObject({ verified: true, expired: false, invalidSignature: false });
    expect(solution.counter).toBeLessThanOrEqual(priceOf(challenge));
    expect(solution.counter).toBeGreaterThanOrEqual(priceOf(challenge) / 2);
  });

  it('can be used once', async () => {
    const { anon, complaint } = service;
    const proof = await work(anon, 'submit');
    await call(anon, 'submit_complaint', { payload: complaint({ proof }) });
    expect(await complain(proof)).toMatchObject({ code: 'P0001', message: 'challenge.invalid' });
  });

  it('is required for every form, except with the secret key', async () => {
    const { anon, complaint, appeal, contact } = service;
    for (const [name, payload] of [
      ['submit_complaint', complaint({ proof: null })],
      ['submit_appeal', appeal({ proof: null })],
      ['submit_contact', contact({ proof: null })],
    ] as const)
      expect(await refusal(anon, name, { payload })).toMatchObject({
        message: 'challenge.required',
        hint: 'submit',
      });
    const own = await service.client('service');
    await call(own, 'submit_complaint', { payload: complaint({ proof: null }) });
  });

  it('is rejected for another action, from another network, or from a client without an address', async () => {
    const here = service.visitorAt('203.0.113.7');
    expect((await complain(await work(here, 'track'), here)).message).toBe('challenge.invalid');
    const proof = await work(here, 'submit');
    expect((await complain(proof, service.visitorAt('203.0.113.8'))).message).toBe('challenge.invalid');
    expect((await complain(proof)).message).toBe('challenge.invalid');
    await call(here, 'submit_complaint', { payload: service.complaint({ proof }) });
  });

  it('is rejected when tampered with, unsolved or malformed', async () => {
    const proof = await work(service.anon, 'submit');
    const { parameters } = proof.challenge;
    const hostile: unknown[] = [
      changed(proof, { expiresAt: (parameters.expiresAt ?? 0) + 1 }),
      changed(proof, { nonce: '0'.repeat(32) }),
      changed(proof, { data: { ...parameters.data, price: 10 } }),
      changed(proof, { data: { ...parameters.data, action: 'track' }, keySignature: 'f'.repeat(64) }),
      changed(proof, { expiresAt: '9999999999' }),
      changed(proof, { salt: `' or true --` }),
      { ...proof, solution: { counter: 1, derivedKey: '0'.repeat(64) } },
      { ...proof, solution: { counter: proof.solution.counter } },
      { ...proof, solution: 'x' },
      { ...proof, challenge: { ...proof.challenge, signature: null } },
      { ...proof, challenge: [] },
      {},
    ];
    for (const each of hostile) expect((await complain(each)).message).toBe('challenge.invalid');
    for (const none of ['x', 7, [proof], true])
      expect((await complain(none)).message).toBe('challenge.required');
    await call(service.anon, 'submit_complaint', { payload: service.complaint({ proof }) });
  });

  it('is rejected once expired', async () => {
    const [made] = await service.sql<{ challenge: Challenge }>(
      `with key as (select private.pbkdf2('\\x00'::bytea, '\\x00'::bytea, 1) as key), p as (
         select private.challenge_parameters('submit', 40, extract(epoch from now())::bigint - 1,
           left(encode(key, 'hex'), 32), private.challenge_signature(' key', key), repeat('0', 32), repeat('0', 32)) as p
         from key)
       select jsonb_build_object('parameters', p::jsonb, 'derived', (select encode(key, 'hex') from key),
         'signature', private.challenge_signature('', convert_to(p, 'UTF8'))) as challenge from p`,
    );
    const { challenge } = made as { challenge: Challenge & { derived: string } };
    const solution = { counter: 1, derivedKey: challenge.derived };
    expect((await complain({ challenge, solution })).message).toBe('challenge.invalid');
  });

  it('is issued only by POST for known actions', async () => {
    expect(await refusal(service.anon, 'request_challenge', { action: 'anything' })).toMatchObject({
      message: 'field.invalid',
      details: 'action',
    });
    const { error } = await service.anon.rpc('request_challenge', { action: 'submit' }, { get: true });
    expect(error?.message).toBe('method.not_allowed');
  });
});

it('a form resubmitted after a lost response needs no new challenge', async () => {
  const { anon, complaint } = service;
  const payload = complaint({ proof: await work(anon, 'submit') });
  const first = await call<Receipt>(anon, 'submit_complaint', { payload });
  expect(await call(anon, 'submit_complaint', { payload })).toEqual(first);
  expect(await call(anon, 'submit_complaint', { payload: { ...payload, proof: null } })).toEqual(first);
});

it('a rejected form counts as a request and uses up its challenge', async () => {
  const { anon, sql, complaint } = service;
  const proof = await work(anon, 'submit');
  const wrong = await refusal(anon, 'submit_complaint', { payload: complaint({ proof, name: '' }) });
  expect(wrong).toMatchObject({ code: 'P0001', message: 'field.required', details: 'name' });
  expect((await complain(proof)).message).toBe('challenge.invalid');
  const here = service.visitorAt('203.0.113.9');
  await refusal(here, 'submit_complaint', { payload: complaint({ name: '' }) });
  const counted = await sql<{ action: string; scope: string }>(
    `select action, scope from private.attempts where action in ('submit', 'work submit') order by 1, 2`,
  );
  expect(counted).toEqual([
    { action: 'submit', scope: 'sender' },
    { action: 'work submit', scope: 'all' },
    { action: 'work submit', scope: 'all' },
  ]);
});

describe('the difficulty of a challenge', () => {
  const usual = `update private.work_prices set network_free = 4, overall_free = 30`;
  const never = `update private.work_prices set network_free = 1000000, overall_free = 1000000`;
  beforeEach(() => service.sql(usual));
  afterAll(() => service.sql(never));

  it('rises only for a network that makes many requests, across all its addresses', async () => {
    const prices = [];
    for (let i = 1; i <= 16; i += 1)
      prices.push(priceOf(await challengeFor(service.visitorAt(`2001:db8:7::${i}`), 'submit')));
    expect(prices.slice(0, 5)).toEqual([40, 40, 40, 40, 40]);
    expect(prices[7]).toBe(80);
    expect(prices[13]).toBe(320);
    expect(priceOf(await challengeFor(service.visitorAt('2001:db8:7:1::1'), 'submit'))).toBe(40);
  });

  it('has an upper limit, per network and overall', async () => {
    await service.sql(
      `insert into private.attempts (action, scope, key_hash)
       select 'challenge submit', 'sender', private.keyed_hash('sender', '203.0.113.7') from generate_series(1, 500)
       union all select 'work submit', 'all', private.keyed_hash('sender', 'all') from generate_series(1, 5000)`,
    );
    expect(priceOf(await challengeFor(service.visitorAt('203.0.113.7'), 'submit'))).toBe(12000);
    expect(priceOf(await challengeFor(service.visitorAt('203.0.113.8'), 'submit'))).toBe(3000);
    expect(priceOf(await challengeFor(service.visitorAt('203.0.113.8'), 'track'))).toBe(40);
  });
});

it('used challenges are deleted once they have expired', async () => {
  await service.sql(`insert into private.used_challenges values ('old', now() - interval '1 minute')`);
  await fileComplaint(service);
  expect(await service.sql(`select from private.used_challenges where nonce = 'old'`)).toEqual([]);
  expect(await service.sql('select from private.used_challenges limit 1')).toHaveLength(1);
});
