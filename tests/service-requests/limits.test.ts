import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { call, fileComplaint, openService, refusal, track, type Service } from './requests.ts';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());
beforeEach(() => limit({}));

/** Sets the named limits; all others are out of reach. What was counted is forgotten. */
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

it('takes so many submissions from one address, over all forms, and says how long to wait', async () => {
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

it('does not count what was refused, nor the repetition of what was taken', async () => {
  const { anon } = service;
  await limit({ 'submit email': 2 });
  const email = 'salah@pelapor.example.id';
  for (let i = 0; i < 5; i += 1) await refusal(anon, 'submit_complaint', submit({ email, name: '' }));
  const payload = service.complaint({ email });
  for (let i = 0; i < 5; i += 1) await call(anon, 'submit_complaint', { payload });
  await call(anon, 'submit_complaint', submit({ email }));
});

it('holds against everybody together', async () => {
  await limit({ 'submit all': 1 });
  await call(service.anon, 'submit_complaint', submit({ email: 'satu@pelapor.example.id' }));
  const other = await refusal(service.anon, 'submit_complaint', submit({ email: 'dua@pelapor.example.id' }));
  expect(other.message).toBe('limit.reached');
});

it('holds against parallel submissions', async () => {
  await limit({ 'submit email': 2 });
  const email = 'serentak@pelapor.example.id';
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => service.anon.rpc('submit_complaint', submit({ email }))),
  );
  expect(answers.filter(({ error }) => !error)).toHaveLength(2);
});

it('limits guesses per number, and a number that does not exist in the same way', async () => {
  const { anon } = service;
  const { receipt } = await fileComplaint(service);
  await limit({ 'track number': 3 });
  for (const number of [receipt.number, 'KEL-2026-888888']) {
    for (const code of ['AAAA', 'BBBB', 'CCCC'])
      expect(await call(anon, 'track_case', { number, access_code: code })).toEqual({ found: false });
    const more = await refusal(anon, 'track_case', { number, access_code: 'DDDD' });
    expect(more).toMatchObject({ message: 'limit.reached', details: 'track' });
  }
  const { number, access_code } = receipt;
  expect((await refusal(anon, 'track_case', { number, access_code })).message).toBe('limit.reached');
});

it('limits guesses per sender over all numbers, and nobody else', async () => {
  await limit({ 'track sender': 2 });
  const guess = async (sender: string) => {
    const number = `KEL-2026-${Math.random()}`;
    const { status } = await service.visitorAt(sender).rpc('track_case', { number, access_code: 'x' });
    return status;
  };
  const statuses = [];
  for (const sender of ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::1'])
    statuses.push(await guess(sender));
  expect(statuses).toEqual([200, 200, 400, 200]);
});

it('never counts the right code', async () => {
  const { receipt } = await fileComplaint(service);
  await limit({ 'track number': 2 });
  for (let i = 0; i < 6; i += 1) expect((await track(service.anon, receipt)).found).toBe(true);
});

it('limits replies per case', async () => {
  const { anon } = service;
  const { receipt } = await fileComplaint(service);
  await limit({ 'reply number': 2 });
  const { number, access_code } = receipt;
  for (const message of ['satu', 'dua']) await call(anon, 'reply_to_case', { number, access_code, message });
  const third = await refusal(anon, 'reply_to_case', { number, access_code, message: 'tiga' });
  expect(third).toMatchObject({ message: 'limit.reached', details: 'reply' });
});

it('keeps neither addresses nor numbers of those it counts', async () => {
  await call(service.anon, 'submit_complaint', submit({ email: 'jejak@pelapor.example.id' }));
  await call(service.anon, 'track_case', { number: 'KEL-2026-777777', access_code: 'x' });
  const kept = JSON.stringify(
    await service.sql(`select scope, convert_from(key_hash, 'LATIN1') from private.attempts`),
  );
  expect(kept).not.toMatch(/jejak|777777/);
});
