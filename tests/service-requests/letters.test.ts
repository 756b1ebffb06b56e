import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { letterKit, type Letter } from './letter-kit.ts';
import { call, fileAppeal, fileComplaint, openService, refusal, track, type Service } from './requests.ts';

let service: Service;
let kit: ReturnType<typeof letterKit>;
beforeAll(async () => {
  service = await openService();
  kit = letterKit(service);
});
afterAll(() => service.close());

it('a letter is created once, with the number of its decision and a stored hash', async () => {
  await service.sql(`update public.site_settings set letters =
    '{"legal_name": "PT Sertifikasi Contoh", "signatory": "Rina Wijaya", "post": "Direktur", "number_format": "{nomor}/LSBU/{romawi}/{tahun}"}'`);
  const { about, receipt } = await kit.decided();
  const ordered = await kit.letterOf(about);
  expect(ordered).toMatchObject({ state: 'waiting', sha256: null });
  expect(ordered.number).toMatch(/^\d{3,}\/LSBU\/[IVX]+\/\d{4}$/);
  expect(await kit.makeLetters()).toEqual({ made: 1, failed: 0 });
  expect(await kit.makeLetters()).toEqual({ made: 0, failed: 0 });

  const letter = await kit.letterOf(about);
  expect(letter).toMatchObject({ id: ordered.id, number: ordered.number, state: 'made' });
  const seen = await kit.download(await call(service.editor, 'open_letter', { id: letter.id }));
  expect(seen).toMatchObject({ sha256: letter.sha256, name: `${letter.number.replaceAll('/', '-')}.pdf` });
  expect(seen.file.length).toBe(letter.bytes);
  const text = await kit.textOf(seen.file);
  for (const expected of [
    letter.number,
    receipt.number,
    'Budi Santoso',
    'Asesor terlambat. (Tj) <b>',
    'Rina Wijaya',
  ])
    expect(text).toContain(expected);
  expect(text).toContain(await kit.codeOf(letter.number));
  const [noted] = await service.sql(
    `select count(*)::int as n from public.security_events where event = 'letter_read' and detail ->> 'letter' = $1`,
    [letter.number],
  );
  expect(noted).toEqual({ n: 1 });
});

it('a letter opens only for its reporter, with number and code', async () => {
  const [mine, other] = [await kit.decided(), await kit.decided({ language: 'en' })];
  await kit.makeLetters();
  const seen = (await track(service.anon, mine.receipt)) as unknown as { letters: Letter[] };
  const letter = seen.letters[0];
  const open = (more: object) =>
    call<{ found: boolean; ticket?: string }>(service.anon, 'open_own_letter', {
      number: mine.receipt.number,
      access_code: mine.receipt.access_code,
      letter: letter?.id,
      ...more,
    });
  expect((await kit.download((await open({})).ticket)).sha256).toBe(letter?.sha256);
  expect(await open({ access_code: 'AAAA-AAAA-AAAA' })).toEqual({ found: false });
  const foreign = await kit.letterOf(other.about);
  expect(await open({ letter: foreign.id })).toEqual({ found: false });
  expect(await open({ letter: randomUUID() })).toEqual({ found: false });
  const english = await kit.download(await call(service.admin, 'open_letter', { id: foreign.id }));
  expect(await kit.textOf(english.file)).toContain('Outcome Letter');
});

it('expired, altered and malformed tickets are rejected', async () => {
  const { about } = await kit.decided();
  await kit.makeLetters();
  const { id } = await kit.letterOf(about);
  const past = Math.floor(Date.now() / 1000) - 10;
  const [old] = await service.sql<{ ticket: string }>('select private.letter_ticket($1, $2) as ticket', [
    id,
    past,
  ]);
  const good = await call<string>(service.admin, 'open_letter', { id });
  const later = good.replace(/\.\d{10}\./, `.${past + 9999}.`);
  for (const ticket of [old?.ticket, later, `${id}.1.2`, '', "x' or 1=1"])
    expect((await kit.ask({ ticket })).status).toBe(404);
  expect((await kit.ask({})).status).toBe(403);
  expect((await kit.ask({ ticket: 5 })).status).toBe(400);
  expect((await refusal(service.editor, 'open_letter', { id: randomUUID() })).message).toBe(
    'letter.not_found',
  );
});

it('a letter can be verified by number and code without revealing the case', async () => {
  const { about } = await kit.decided();
  await kit.makeLetters();
  const { number, sha256, dated } = await kit.letterOf(about);
  const code = await kit.codeOf(number);
  const verify = (attempt: object) => call(service.anon, 'verify_letter', attempt);
  const genuine = {
    genuine: true,
    number,
    sha256,
    dated,
    reopened_at: null,
    replaced_by: null,
    decision: null,
  };
  expect(await verify({ number, code })).toEqual(genuine);
  expect(
    await verify({ number: ` ${number.toLowerCase()} `, code: code?.replaceAll('-', '').toLowerCase() }),
  ).toEqual(genuine);
  for (const attempt of [
    { number, code: '' },
    { number, code: 'AAAA-AAAA-AAAA' },
    { number: `${number}1`, code },
    { number: "x' or '1'='1", code: '\u202E' },
    { number: 'x'.repeat(5000), code: 'x'.repeat(5000) },
  ])
    expect(await verify(attempt)).toEqual({ genuine: false });
});

it('a failed letter does not prevent closing the case', async () => {
  await service.sql(
    `alter table private.outcome_letters add constraint out_of_order check (bytes < 0) not valid`,
  );
  const { about, receipt } = await kit.decided();
  expect(await track(service.anon, receipt)).toMatchObject({ status: 'selesai' });
  expect(await kit.makeLetters()).toEqual({ made: 0, failed: 1 });
  expect(await kit.makeLetters()).toEqual({ made: 0, failed: 0 });
  const { id } = await kit.letterOf(about);
  await service.sql(`update private.letter_orders set given_up_at = now() where id = $1`, [id]);
  expect(await kit.letterOf(about)).toMatchObject({ state: 'failed' });
  await service.sql(`alter table private.outcome_letters drop constraint out_of_order`);
  await call(service.editor, 'make_letter_again', { id });
  expect(await kit.makeLetters()).toEqual({ made: 1, failed: 0 });
  expect(await kit.letterOf(about)).toMatchObject({ state: 'made' });
  expect((await refusal(service.editor, 'make_letter_again', { id })).message).toBe('letter.kept');
});

it('a letter is created once, also after an aborted attempt and with parallel calls', async () => {
  const { about } = await kit.decided();
  await service.sql(`select public.claim_letters()`);
  expect(await kit.makeLetters()).toEqual({ made: 0, failed: 0 });
  await service.sql(`update private.letter_orders set next_attempt_at = now()`);
  const both = (await Promise.all([kit.makeLetters(), kit.makeLetters()])) as { made: number }[];
  expect(both.reduce((sum, { made }) => sum + made, 0)).toBe(1);
  expect(await kit.letterOf(about)).toMatchObject({ state: 'made' });
});

it('a letter can be verified even after its file was deleted', async () => {
  const { about } = await kit.decided();
  await kit.makeLetters();
  const { id, number } = await kit.letterOf(about);
  for (const change of [`sha256 = '${'0'.repeat(64)}'`, `path = 'x'`, `number = 'x'`, 'made_at = now()'])
    await expect(
      service.sql(`update private.outcome_letters set ${change} where order_id = $1`, [id]),
    ).rejects.toThrow('letter.kept');
  await expect(service.sql('delete from private.outcome_letters where order_id = $1', [id])).rejects.toThrow(
    'letter.kept',
  );

  const [before] = await service.sql<{ path: string }>(
    'select path from private.outcome_letters where order_id = $1',
    [id],
  );
  await service.sql(`select private.anonymise_case('complaint', $1, 'Ditutup.')`, [about.id]);
  expect(await kit.letterOf(about)).toMatchObject({ state: 'removed' });
  expect((await refusal(service.admin, 'open_letter', { id })).message).toBe('letter.not_found');
  expect(await call(service.anon, 'verify_letter', { number, code: await kit.codeOf(number) })).toMatchObject(
    {
      genuine: true,
    },
  );
  await service.sql(
    `update storage.objects set created_at = now() - interval '2 days', updated_at = now() - interval '2 days' where name = $1`,
    [before?.path],
  );
  const swept = await call<{ path: string }[]>(await service.client('service'), 'sweep_files', {});
  expect(swept).toContainEqual({ bucket: 'letters', path: before?.path });
});

it('the letter of a confidential case omits the reporter', async () => {
  const { about } = await kit.decided({ is_confidential: true, name: 'Siti Rahasia', company: 'PT Rahasia' });
  await kit.makeLetters();
  const { id } = await kit.letterOf(about);
  expect((await refusal(service.editor, 'case_letters', about)).message).toBe('case.confidential');
  expect((await refusal(service.editor, 'open_letter', { id })).message).toBe('case.confidential');
  const text = await kit.textOf((await kit.download(await call(service.admin, 'open_letter', { id }))).file);
  expect(text).toContain('identitas dirahasiakan');
  expect(text).toContain('Asesor terlambat.');
  expect(text).not.toContain('Siti');
  expect(text).not.toContain('(rahasia)');
});

it('letters are created for appeals, but not for cases closed by retention', async () => {
  const { id, receipt } = await fileAppeal(service, { language: 'en' });
  await call(service.admin, 'move_case', {
    kind: 'appeal',
    id,
    new_status: 'gugur',
    outcome: 'Lapsed',
    reason: 'Withdrawn.',
    declares: 'en',
    post: 'Manajer Mutu',
  });
  const { number } = await kit.letterOf({ kind: 'appeal', id });
  // One call sends 20 mails, oldest first, so repeat until the queue is empty.
  for (let left = 1; left > 0;) {
    const sent = await service.fetch(`${service.stack.url}/functions/v1/notify`, {
      method: 'POST',
      headers: { apikey: service.stack.secretKey },
    });
    left = ((await sent.json()) as { sent: number }).sent;
  }
  const mail = service.stack.mails.find(
    ({ subject }) => subject.includes(receipt.number) && subject.includes('outcome'),
  );
  expect(mail?.text).toContain(`letter ${number}`);
  const open = await fileComplaint(service);
  await service.sql(`select private.anonymise_case('complaint', $1, 'Ditutup.')`, [open.id]);
  expect(await service.sql('select 1 from private.letter_orders where case_id = $1', [open.id])).toEqual([]);
});

it('a letter number is never assigned twice', async () => {
  const set = (form: string) =>
    service.admin
      .from('site_settings')
      .update({ letters: { number_format: form } })
      .eq('is_only_row', true)
      .select('id');
  for (const form of [
    '{nomor}',
    'SH/{tahun}',
    '{nomor}/{tahun}/{nama}',
    '{nomor}/{tahun}<b>',
    `{nomor}{tahun}${'x'.repeat(60)}`,
  ])
    expect((await set(form)).error?.code).toBe('23514');
  expect((await set('{tahun}-{bulan}-{nomor}')).error).toBeNull();
  const two = [
    await kit.letterOf((await kit.decided()).about),
    await kit.letterOf((await kit.decided()).about),
  ];
  expect(new Set(two.map(({ number }) => number)).size).toBe(2);
  expect(two[0]?.number).toMatch(/^\d{4}-\d{2}-\d{3}$/);
});
