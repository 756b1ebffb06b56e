import { afterAll, beforeAll, expect, it } from 'vitest';
import { letterKit, type Letter } from './letter-kit.ts';
import { call, openService, refusal, type Service } from './requests.ts';

interface Certificate {
  id: string;
  number: string;
  client_id: string;
}
let service: Service;
let kit: ReturnType<typeof letterKit>;
let certificates: Certificate[];
beforeAll(async () => {
  service = await openService();
  kit = letterKit(service);
  certificates = await service.sql<Certificate>(
    `select id, number, client_id from public.certificates
     where status = 'aktif' and is_published and deleted_at is null and expires_on > private.today() + 200
     order by number`,
  );
  await kit.makeLetters();
});
afterAll(() => service.close());

const next = () => certificates.shift()!;
const decide = (certificate_id: string, kind: string, facts: object = {}, by = service.editor) =>
  call(by, 'decide_certificate', { certificate_id, kind, facts: { reason: 'Hanya untuk staf', ...facts } });
const lettersOn = (certificate_id: string, by = service.editor) =>
  call<(Letter & { decision_id: string })[]>(by, 'certificate_letters', { certificate_id });
const letterOn = async (certificate: string) => {
  const [letter] = await lettersOn(certificate);
  if (!letter) throw new Error('no letter');
  return letter;
};
const keyOf = async ({ number }: Letter) => ({ number, code: await kit.codeOf(number) });
const open = (key: object) =>
  call<{ found: boolean; ticket?: string }>(service.anon, 'open_decision_letter', key);

it('the letter on a suspension is created once and opens with the link in the e-mail to the holder', async () => {
  const { id, number, client_id: company_id } = next();
  const contact = { person: 'Tono', email: 'tono@uji.example.id', language: 'id' };
  await call(service.editor, 'set_client_contact', { company_id, ...contact });
  await decide(id, 'suspend', {
    ground: 'kewajiban',
    note: 'Laporan <b>2026</b> belum masuk.',
    number: 'SKB-1',
    decided_by: 'Direktur Utama',
    decider_name: 'Nama Pemutus',
  });
  expect(await letterOn(id)).toMatchObject({ state: 'waiting', sha256: null });
  expect(await kit.makeLetters()).toEqual({ made: 1, failed: 0 });
  expect(await kit.makeLetters()).toEqual({ made: 0, failed: 0 });
  const letter = await letterOn(id);
  expect(letter).toMatchObject({ state: 'made' });

  for (let left = 1; left > 0;) {
    const sent = await service.fetch(`${service.stack.url}/functions/v1/notify`, {
      method: 'POST',
      headers: { apikey: service.stack.secretKey },
    });
    left = ((await sent.json()) as { sent: number }).sent;
  }
  const mail = service.stack.mails.find(
    ({ to, subject }) => to === contact.email && subject === 'Keputusan atas sertifikat',
  );
  const link = /https?:\S+\/cek\/surat\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  const asked = new URL(link).searchParams;
  const key = { number: asked.get('nomor'), code: asked.get('kode') };
  expect(key).toEqual(await keyOf(letter));
  expect(mail?.text).toContain(`Surat ${letter.number}: `);
  expect(mail?.text).toContain('; banding paling lambat ');
  expect(mail?.text).not.toContain('tersendiri');

  const seen = await kit.download((await open(key)).ticket);
  expect(seen).toMatchObject({ sha256: letter.sha256, name: `${letter.number.replaceAll('/', '-')}.pdf` });
  const text = await kit.textOf(seen.file);
  for (const expected of [letter.number, number, 'SKB-1', 'Laporan <b>2026</b> belum masuk.', key.code ?? ''])
    expect(text).toContain(expected);
  expect(text).not.toContain('Hanya untuk staf');
  expect(text).not.toContain('Nama Pemutus');
});

it('staff of every role can open the letter, and the access is recorded', async () => {
  const { id } = next();
  await decide(id, 'withdraw', { ground: 'lembaga' });
  await kit.makeLetters();
  const viewer = await service.client('viewer');
  const [letter] = await lettersOn(id, viewer);
  const seen = await kit.download(await call(viewer, 'open_letter', { id: letter?.id }));
  expect(seen.sha256).toBe(letter?.sha256);
  expect(
    await service.sql(
      `select detail ->> 'kind' as kind from public.security_events
       where event = 'letter_read' and detail ->> 'letter' = $1`,
      [letter?.number],
    ),
  ).toEqual([{ kind: 'decision' }]);
});

it('the public check of a letter returns the annulment of its decision', async () => {
  const { id } = next();
  await decide(id, 'suspend');
  const suspended = await letterOn(id);
  const [decision] = await service.sql<{ id: string }>(
    `select id from public.certificate_decisions where certificate_id = $1 and kind = 'suspend'`,
    [id],
  );
  await decide(id, 'annul', { annuls: decision?.id }, service.admin);
  await kit.makeLetters();
  const annulment = await letterOn(id);
  const verified = await call<{ decision: object }>(service.anon, 'verify_letter', await keyOf(suspended));
  expect(verified).toMatchObject({
    genuine: true,
    decision: { kind: 'suspend', annulled_letter: annulment.number, later_kind: null },
  });
  const { ticket } = await open(await keyOf(annulment));
  expect(await kit.textOf((await kit.download(ticket)).file)).toContain(`surat ${suspended.number}`);
});

it('a failed letter does not block the decision and can be retried', async () => {
  await service.sql(
    'alter table private.outcome_letters add constraint out_of_order check (bytes < 0) not valid',
  );
  const { id, number } = next();
  await decide(id, 'suspend');
  expect(await call(service.anon, 'check_certificate', { query: number })).toMatchObject([
    { status: 'dibekukan' },
  ]);
  expect(await kit.makeLetters()).toEqual({ made: 0, failed: 1 });
  const letter = await letterOn(id);
  expect(await open(await keyOf(letter))).toEqual({ found: false });
  await service.sql('update private.letter_orders set given_up_at = now() where id = $1', [letter.id]);
  expect(await letterOn(id)).toMatchObject({ state: 'failed' });
  await service.sql('alter table private.outcome_letters drop constraint out_of_order');
  await call(service.editor, 'make_letter_again', { id: letter.id });
  expect(await kit.makeLetters()).toEqual({ made: 1, failed: 0 });
  expect((await open(await keyOf(letter))).found).toBe(true);
  expect((await refusal(service.editor, 'make_letter_again', { id: letter.id })).message).toBe('letter.kept');
});

it('a letter opens only with its own code, and at most 20 times per hour', async () => {
  const [one, two] = [next(), next()];
  await decide(one.id, 'suspend');
  await decide(two.id, 'suspend');
  const outcome = await kit.decided();
  await kit.makeLetters();
  const [mine, other, ofCase] = [
    await keyOf(await letterOn(one.id)),
    await keyOf(await letterOn(two.id)),
    await keyOf(await kit.letterOf(outcome.about)),
  ];
  for (const key of [{ ...mine, code: other.code }, { ...mine, code: '' }, ofCase])
    expect(await open(key)).toEqual({ found: false });
  await service.sql(`update private.limits set max_count = 20 where action = 'letter'`);
  for (let times = 0; times < 20; times += 1) expect((await open(mine)).found).toBe(true);
  expect((await refusal(service.anon, 'open_decision_letter', mine)).message).toBe('limit.reached');
  expect((await open(other)).found).toBe(true);
  await service.sql(`update private.limits set max_count = 1000000 where action = 'letter'`);
});

it('one run creates all letters of a bulk decision, with consecutive numbers', async () => {
  const many = Array.from({ length: 12 }, next);
  const facts = { reason: 'Putaran surveilans', ground: 'surveilans' };
  await call(service.editor, 'decide_certificates', {
    certificate_ids: many.map(({ id }) => id),
    kind: 'suspend',
    facts,
  });
  expect(await kit.makeLetters()).toEqual({ made: 12, failed: 0 });
  const made = await Promise.all(many.map(({ id }) => letterOn(id)));
  const numbers = made.map(({ number }) => Number.parseInt(number, 10)).sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, place) => (numbers[0] ?? 0) + place));
});

it('a stored letter on a certificate cannot be changed or deleted', async () => {
  const { id } = next();
  await decide(id, 'suspend');
  await kit.makeLetters();
  const letter = await letterOn(id);
  for (const statement of [
    `update private.outcome_letters set sha256 = '${'0'.repeat(64)}'`,
    'delete from private.outcome_letters',
  ])
    await expect(service.sql(`${statement} where order_id = $1`, [letter.id])).rejects.toThrow('letter.kept');
});
