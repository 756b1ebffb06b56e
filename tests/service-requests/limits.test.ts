import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { work } from '../support/work.ts';
import { call, fileComplaint, openService, refusal, send, track, type Service } from './requests.ts';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());
beforeEach(() => limit({}));

/** Resets the counters, sets the given limits, and makes all others unreachable. */
async function limit(limits: Record<string, number>) {
  await service.sql('delete from private.attempts');
  await service.sql('update private.limits set max_count = 1000000');
  for (const [name, count] of Object.entries(limits))
    await service.sql('update private.limits set max_count = $1 where action = $2 and scope = $3', [
      count,
      ...name.split(' '),
    ]);
}

const submit = (fields: object = {}) => ({ payload: service.complaint(fields) });

it('submissions are limited per e-mail address across all forms', async () => {
  const { anon, contact } = service;
  await limit({ 'submit email': 2 });
  const email = 'sering@pelapor.example.id';
  await call(anon, 'submit_complaint', submit({ email }));
  await call(anon, 'submit_contact', { payload: contact({ email: email.toUpperCase() }) });
  const answer = await refusal(anon, 'submit_complaint', submit({ email }));
  expect(answer).toMatchObject({ code: 'P0001', message: 'limit.reached', details: 'submit' });
  expect(Number(answer.hint)).toBeGreaterThan(3000);
  await call(anon, 'submit_complaint', submit({ email: 'lain@pelapor.example.id' }));
});

it('rejected and repeated submissions do not count against the e-mail address', async () => {
  const { anon } = service;
  await limit({ 'submit email': 2 });
  const email = 'salah@pelapor.example.id';
  for (let i = 0; i < 5; i += 1) await refusal(anon, 'submit_complaint', submit({ email, name: '' }));
  const payload = service.complaint({ email });
  for (let i = 0; i < 5; i += 1) await call(anon, 'submit_complaint', { payload });
  await call(anon, 'submit_complaint', submit({ email }));
});

it('rejected submissions count against the whole IPv6 network of the sender', async () => {
  await limit({ 'submit sender': 3 });
  const [one, two] = [service.visitorAt('2001:db8:5::1'), service.visitorAt('2001:db8:5:0:ffff::1')];
  for (const client of [one, two, one])
    expect((await refusal(client, 'submit_complaint', submit({ name: '' }))).message).toBe('field.required');
  expect((await refusal(two, 'submit_complaint', submit())).message).toBe('limit.reached');
  await call(service.visitorAt('2001:db8:6::1'), 'submit_complaint', submit());
});

it('plus addresses of one mailbox count together', async () => {
  await limit({ 'submit email': 2 });
  for (const email of ['kotak+1@pelapor.example.id', 'Kotak+dua@pelapor.example.id'])
    await call(service.anon, 'submit_complaint', submit({ email }));
  const email = 'kotak@pelapor.example.id';
  expect((await refusal(service.anon, 'submit_complaint', submit({ email }))).message).toBe('limit.reached');
});

it('visitors share no global limit', async () => {
  const shared = await service.sql(
    `select action from private.limits where scope not in ('sender', 'email', 'number', 'place')`,
  );
  expect(shared).toEqual([]);
});

it('the limit is enforced for parallel submissions', async () => {
  await limit({ 'submit email': 2 });
  const email = 'serentak@pelapor.example.id';
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => send(service.anon, 'submit_complaint', submit({ email }))),
  );
  expect(answers.filter(({ error }) => !error)).toHaveLength(2);
});

const UNKNOWN = 'KEL-2026-888888';
const guess = (client: Service['anon'], number: string, access_code = 'AAAA') =>
  client.rpc('track_case', { number, access_code });

it('wrong codes from one network require a challenge from that network only', async () => {
  const { receipt } = await fileComplaint(service);
  const { number, access_code } = receipt;
  await limit({ 'track place': 3 });
  const guesser = service.visitorAt('2001:db8:8::1');
  for (const each of [number, UNKNOWN]) {
    for (let i = 0; i < 3; i += 1) expect((await guess(guesser, each)).data).toEqual({ found: false });
    const more = await refusal(service.visitorAt('2001:db8:8::2'), 'track_case', {
      number: each,
      access_code: 'DDDD',
    });
    expect(more).toMatchObject({ message: 'challenge.required', hint: 'track' });
  }
  // Without a challenge, right and wrong codes get the same answer.
  expect((await guess(guesser, number, access_code)).error?.message).toBe('challenge.required');
  const reply = { number, access_code, message: 'Halo' };
  expect((await refusal(guesser, 'reply_to_case', reply)).message).toBe('challenge.required');

  const owner = service.visitorAt('203.0.113.20');
  expect((await track(owner, receipt)).found).toBe(true);
  expect(await call(owner, 'reply_to_case', reply)).toMatchObject({ found: true });
});

it('the right code with a challenge opens the case, even from the network that guessed', async () => {
  const { number, access_code } = (await fileComplaint(service)).receipt;
  await limit({ 'track place': 1 });
  const here = service.visitorAt('203.0.113.21');
  await guess(here, number);
  const asked = async (code: string) =>
    call(here, 'track_case', { number, access_code: code, proof: await work(here, 'track') });
  expect(await asked('BBBB')).toEqual({ found: false });
  expect(await asked(access_code)).toMatchObject({ found: true });
  const proof = await work(here, 'track');
  await call(here, 'track_case', { number, access_code: 'CCCC', proof });
  const again = await refusal(here, 'track_case', { number, access_code, proof });
  expect(again.message).toBe('challenge.invalid');
});

it('wrong codes spread over many networks or many numbers require a challenge', async () => {
  const { receipt } = await fileComplaint(service);
  await limit({ 'track number': 3, 'track sender': 2 });
  for (let i = 1; i <= 3; i += 1) await guess(service.visitorAt(`198.51.100.${i}`), receipt.number);
  const owner = service.visitorAt('203.0.113.22');
  const { number, access_code } = receipt;
  expect((await guess(owner, number, access_code)).error?.message).toBe('challenge.required');
  const proof = await work(owner, 'track');
  expect(await call(owner, 'track_case', { number, access_code, proof })).toMatchObject({ found: true });

  const statuses = [];
  for (const sender of ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::1'])
    statuses.push((await guess(service.visitorAt(sender), `KEL-2026-${Math.random()}`)).status);
  expect(statuses).toEqual([200, 200, 400, 200]);
});

it('an access code sent by GET is rejected, right or wrong', async () => {
  const { number, access_code } = (await fileComplaint(service)).receipt;
  for (const code of [access_code, 'AAAA-AAAA-AAAA']) {
    const { data, error } = await service.anon.rpc(
      'track_case',
      { number, access_code: code },
      { get: true },
    );
    expect(data).toBeNull();
    expect(error).toMatchObject({ code: 'P0001', message: 'method.not_allowed' });
  }
  expect(await service.sql(`select from private.attempts where action = 'track'`)).toEqual([]);
});

it('correct codes are not counted', async () => {
  const { receipt } = await fileComplaint(service);
  await limit({ 'track number': 2, 'track place': 1 });
  for (let i = 0; i < 6; i += 1) expect((await track(service.anon, receipt)).found).toBe(true);
});

it('replies are limited per case', async () => {
  const { anon } = service;
  const { receipt } = await fileComplaint(service);
  await limit({ 'reply number': 2 });
  const { number, access_code } = receipt;
  for (const message of ['satu', 'dua']) await call(anon, 'reply_to_case', { number, access_code, message });
  const third = await refusal(anon, 'reply_to_case', { number, access_code, message: 'tiga' });
  expect(third).toMatchObject({ message: 'limit.reached', details: 'reply' });
});

it('the counters contain no e-mail addresses or case numbers', async () => {
  await call(service.anon, 'submit_complaint', submit({ email: 'jejak@pelapor.example.id' }));
  await call(service.anon, 'track_case', { number: 'KEL-2026-777777', access_code: 'x' });
  const kept = JSON.stringify(
    await service.sql(`select scope, encode(key_hash, 'escape') from private.attempts`),
  );
  expect(kept).not.toMatch(/jejak|777777/);
});
