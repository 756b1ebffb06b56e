import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStack, type TestStack } from '../support/stack.ts';

let stack: TestStack;
let certificate: { id: string; number: string; client_id: string; subclass_id: string };
beforeAll(async () => {
  stack = await openTestStack();
  const [row] = await stack.sql<typeof certificate>(
    `select id, number, client_id, subclass_id from public.certificates c
     where status = 'aktif' and is_published and deleted_at is null
       and private.today() between issued_on + 100 and expires_on - 30
       and not exists (select from public.certificate_decisions d where d.certificate_id = c.id and d.kind <> 'grant')
     order by number limit 1`,
  );
  certificate = row!;
  await stack.sql(`update public.site_settings set certificates = certificates || '{"second_person": true}'`);
});
afterAll(() => stack.close());

const decisions = () =>
  stack.sql<{ kind: string }>(
    `select kind from public.certificate_decisions where certificate_id = $1 and kind <> 'grant'`,
    [certificate.id],
  );

const STATEMENTS = [
  'truncate public.certificate_decisions',
  'truncate public.certificates, public.certificate_decisions cascade',
  'truncate private.certificate_numbers',
  'alter table public.certificates disable trigger all',
  'drop trigger apply_decision on public.certificate_decisions',
  'set local session_replication_role = replica',
  'set local row_security = off; delete from public.certificate_decisions',
  `create or replace function private.today() returns date language sql stable as 'select current_date + 400'`,
  `create function public.certificate_status(text, timestamptz, date) returns text language sql as 'select ''aktif'''`,
  `insert into public.certificate_decisions (certificate_id, number, kind, effective_on)
     select id, number, 'grant', issued_on from public.certificates limit 1`,
  `select private.record_decision(id, 'withdraw', '{"reason": "x"}') from public.certificates limit 1`,
  `select private.grant_certificates(array(select id from public.certificates))`,
];

test.each(STATEMENTS)('neither the service role nor staff can run: %s', async (statement) => {
  for (const role of ['service_role', 'authenticated', 'anon']) {
    const run = `do $outer$ begin set local role ${role}; execute $inner$ ${statement} $inner$; raise exception 'it ran'; end $outer$`;
    await expect(stack.sql(run), role).rejects.toThrow(
      /permission denied|must be owner|must be superuser|affected by row-level security/,
    );
  }
});

test('no certificate can have the number of another one in a different spelling', async () => {
  const { number, client_id, subclass_id } = certificate;
  for (const spelling of [
    number.toLowerCase(),
    ` ${number} `,
    `${number}\u200b`,
    number.replaceAll('-', '–'),
    number.replaceAll('-', ''),
    number.replace(/[0-9]/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
  ]) {
    await stack
      .sql(
        `insert into public.certificates (client_id, subclass_id, number, qualification, issued_on, expires_on, decided_on,
           decided_by, second_reason)
         values ($1, $2, $3, 'kecil', private.today() - 1, private.today() + 400, private.today() - 1, 'Direktur', 'Uji')`,
        [client_id, subclass_id, spelling],
      )
      .catch(() => undefined);
    const anon = await stack.client('anon');
    const { data } = await anon.rpc('check_certificate', { query: number });
    expect(
      (data as { number: string }[]).map((row) => row.number),
      JSON.stringify(spelling),
    ).toEqual([number]);
  }
  expect(
    await stack.sql(`select number from public.certificates where client_id = $1 and second_reason = 'Uji'`, [
      client_id,
    ]),
  ).toEqual([]);
});

test('the status depends on the date in Jakarta, not on the session’s time zone', async () => {
  const anon = await stack.client('anon');
  const read = async () => {
    const { data } = await anon.rpc('check_certificate', { query: certificate.number });
    const [{ status, status_since, issued_on, expires_on }] = data as [Record<string, unknown>];
    return { status, status_since, issued_on, expires_on };
  };
  const before = await read();
  try {
    for (const zone of ['Pacific/Kiritimati', 'Etc/GMT+12']) {
      await stack.sql(`set timezone = '${zone}'`);
      const [day] = await stack.sql<{ same: boolean }>(
        `select private.today() = (now() at time zone 'Asia/Jakarta')::date as same`,
      );
      expect([zone, day!.same, await read()]).toEqual([zone, true, before]);
    }
  } finally {
    await stack.sql('reset timezone');
  }
});

test('a proposal that is confirmed, declined and repeated simultaneously is recorded at most once', async () => {
  const [editor, admin] = [await stack.client('editor'), await stack.client('admin')];
  const ask = {
    certificate_id: certificate.id,
    kind: 'suspend',
    facts: { reason: 'Uji', ground: 'surveilans' },
  };
  await Promise.all([editor.rpc('decide_certificate', ask), editor.rpc('decide_certificate', ask)]);
  const { data } = await admin.from('certificate_proposals').select('id').is('outcome', null);
  expect(data).toHaveLength(1);
  const proposal_id = (data as { id: string }[])[0]!.id;
  await Promise.all([
    admin.rpc('confirm_certificate_proposal', { proposal_id }),
    admin.rpc('confirm_certificate_proposal', { proposal_id }),
    editor.rpc('confirm_certificate_proposal', { proposal_id }),
    editor.rpc('decide_certificate', ask),
    admin.rpc('confirm_certificate_proposal', { proposal_id }),
  ]);
  expect(await decisions()).toEqual([{ kind: 'suspend' }]);
});

test('confirming a proposal that has become invalid is refused', async () => {
  const [editor, admin] = [await stack.client('editor'), await stack.client('admin')];
  const about = { certificate_id: certificate.id };
  const facts = { reason: 'Uji' };
  await editor.rpc('decide_certificate', { ...about, kind: 'reinstate', facts });
  await stack.sql(
    `select private.record_decision($1, 'withdraw', jsonb_build_object('reason', 'Uji', 'effective_on', private.today()))`,
    [certificate.id],
  );
  const { data } = await admin.from('certificate_proposals').select('id').is('outcome', null);
  const { error } = await admin.rpc('confirm_certificate_proposal', {
    proposal_id: (data as { id: string }[])[0]!.id,
  });
  expect(error?.message).toBe('certificate.transition_refused');
  expect((await decisions()).map(({ kind }) => kind)).toEqual(['suspend', 'withdraw']);
});
