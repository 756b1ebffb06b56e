import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDemoCases } from '../../supabase/local/fill-inboxes.ts';
import { fill } from '../../tools/scale/fill.ts';
import { openTestStack, type TestStack } from '../support/stack.ts';
import { today } from './requests.ts';

interface Reporter {
  kind: 'complaint' | 'appeal';
  id: string;
  number: string;
  name: string | null;
  email: string | null;
  company: string | null;
  application: string | null;
}
interface Line {
  number: string;
}

const ADDRESS = 'Jl. Kenanga Raya No. 5, RT 03/RW 04';
const LANDLINE = '(021) 7788990';
/** Returns the phone number of the reporter with this index. */
const phoneOf = (index: number) => `0812-5550-${String(1001 + index)}`;
/** Writes each reporter's identity into every free-text column of their case. */
const identify = `
set local session_replication_role = replica;
do $do$
declare
  reporter record;
  target record;
begin
  update public.appeals set is_late = true, filing_due_on = decision_date, late_cause = 'lainnya',
    late_explanation = 'Sebab keterlambatan.', late_admitted_at = now() where true;
  insert into private.appeal_invoices (appeal_id, number, amount, sent_on, due_on)
  select a.id, 'INV ' || a.name, 500000, private.today(), private.today() from public.appeals a;
  for reporter in
    select c.id, concat(' Kami ', concat_ws(', ', coalesce(c.name, i.name), coalesce(c.company, i.company),
        coalesce(c.email, i.email), (select a.application_number from public.appeals a where a.id = c.id),
        '0812-5550-' || 1000 + row_number() over (order by c.number), '${LANDLINE}', '${ADDRESS}'), '.') as words
    from private.cases c left join private.case_identities i on i.case_id = c.id
  loop
    for target in
      select format('%I.%I', t.table_schema, t.table_name) as name, t.column_name as part, k.key
      from information_schema.columns t join (values ('complaints', '{id}'::text[]), ('appeals', '{id}'),
        ('case_events', '{complaint_id,appeal_id}'), ('corrective_actions', '{case_id}')) x (name, keys)
        on x.name = t.table_name cross join unnest(x.keys) k (key)
      where t.data_type = 'text' and t.column_name
        !~ '^(number|name|email|phone|company|application_number|about_name|declaration)$|_(name|post|status)$'
    loop
      begin
        execute format('update %s t set %I = %I || $1 where %I = $2 and to_jsonb(t) ->> ''kind'' is distinct from ''assignment''',
          target.name, target.part, target.part, target.key) using reporter.words, reporter.id;
      exception when check_violation or generated_always or unique_violation then
        -- The column has fixed values, or is made from others.
        null;
      end;
    end loop;
  end loop;
  insert into private.outcome_letters (order_id, kind, case_id, number, dated, language, path, sha256, bytes)
  select o.id, o.kind, o.case_id, o.number, o.decided_at, 'id', o.id::text, repeat('a', 64), 100 from private.letter_orders o;
end $do$`;
const digits = (text: string) => text.replace(/[ ().-]/g, '');

async function openReading(database: (stack: TestStack) => Promise<void>) {
  const stack = await openTestStack();
  await database(stack);
  const [viewer] = await stack.sql<{ id: string }>(`select id from public.app_users where role = 'viewer'`);
  await (
    await stack.client('admin')
  )
    .rpc('grant_audit_access', {
      user_id: viewer?.id,
      starts_on: today(),
      ends_on: today(),
      reason: 'Asesmen KAN',
    })
    .throwOnError();
  return { stack, viewer: await stack.client('viewer') };
}

/** Returns the function's entire result as lower-case text. */
async function textOf(viewer: SupabaseClient, name: string, args: Record<string, unknown>): Promise<string> {
  const { data } = await viewer.rpc(name, args).throwOnError();
  return JSON.stringify(data).toLowerCase();
}

describe('audit access to the demo', () => {
  let stack: TestStack;
  let viewer: SupabaseClient;
  let reporters: Reporter[];

  beforeAll(async () => {
    ({ stack, viewer } = await openReading(({ stack: { db, storageDir } }) =>
      createDemoCases(db, storageDir),
    ));
    reporters = await stack.sql<Reporter>(
      `select c.kind, c.id, c.number, coalesce(c.name, i.name) as name, coalesce(c.email, i.email) as email,
         coalesce(c.company, i.company) as company,
         (select a.application_number from public.appeals a where a.id = c.id) as application
       from private.cases c left join private.case_identities i on i.case_id = c.id order by c.number`,
    );
    await stack.stack.db.exec(identify);
  }, 120_000);
  afterAll(() => stack.close());

  /** Returns the names, addresses, phone numbers and e-mail addresses of reporters that the text contains. */
  function identitiesIn(text: string, of: readonly Reporter[]): string[] {
    const bare = digits(text);
    return of.flatMap(({ name, email, company }) => {
      const index = reporters.findIndex((each) => each.email === email && each.name === name);
      return [
        ...[name, email, company, company?.replace(/^(PT|CV) /, '')].flatMap((word) =>
          word && text.includes(word.toLowerCase()) ? [word] : [],
        ),
        ...[phoneOf(index), LANDLINE].filter((phone) => bare.includes(digits(phone))),
        ...['kenanga', 'rt 03'].filter((word) => text.includes(word)),
      ];
    });
  }

  const kinds = ['complaint', 'appeal'] as const;

  it('the identities are in columns that the functions read', async () => {
    const [row] = await stack.sql<{ texts: string }>(
      `select concat_ws(' ', description, subject, outcome, outcome_reason) as texts from public.complaints where name = 'Nurul Hidayah'`,
    );
    expect(row?.texts.match(/Nurul Hidayah/g)).toHaveLength(4);
  });

  it.each(kinds)('the list of each %s contains no identity of a reporter', async (kind) => {
    expect(identitiesIn(await textOf(viewer, 'audit_cases', { kind, max_rows: 200 }), reporters)).toEqual([]);
  });

  it.each(kinds)('no %s contains an identity of a reporter', async (kind) => {
    const { data } = await viewer.rpc('audit_cases', { kind, max_rows: 200 }).throwOnError();
    const { cases } = data as { cases: Line[] };
    expect(cases.length).toBeGreaterThan(10);
    for (const { number } of cases) {
      const text = await textOf(viewer, 'audit_case', { kind, number });
      const { name, application } = reporters.find((each) => each.number === number)!;
      const own = (name ?? '').toLowerCase().split(/[^\p{L}]+/u);
      expect(identitiesIn(text, reporters), number).toEqual([]);
      // Also looks for each word of a name, because first names alone identify people.
      const words = own.filter((word) => word.length > 2 && !/^(direktur|pelapor|warga)$/.test(word));
      expect(
        words.filter((word) => new RegExp(`(?<![\\p{L}])${word}(?![\\p{L}])`, 'u').test(text)),
        number,
      ).toEqual([]);
      if (application) expect(text).not.toContain(application.toLowerCase());
    }
  });

  it('an appeal shows its lateness and its fee without the appellant', async () => {
    const { data } = await viewer
      .rpc('audit_case', { kind: 'appeal', number: reporters.find(({ kind }) => kind === 'appeal')?.number })
      .throwOnError();
    expect(data).toMatchObject({
      late: {
        last_day: expect.any(String),
        admitted_at: expect.any(String),
        cause: 'lainnya',
        explanation: expect.stringMatching(/^Sebab keterlambatan\..*\(dianonimkan\)/),
      },
      fee: { number: 'INV (dianonimkan)', amount: 500_000, due_on: today() },
    });
  });

  it.each(['audit_decisions', 'audit_letters', 'audit_log_lines'])(
    '%s contains no person, address, phone number or e-mail address of a reporter',
    async (name) => {
      const text = await textOf(viewer, name, { max_rows: 200 });
      expect(text).not.toBe('[]');
      // Companies are public in the register, so the log contains them.
      expect(
        identitiesIn(
          text,
          reporters.map((reporter) => ({ ...reporter, company: null })),
        ),
      ).toEqual([]);
    },
  );
});

describe('audit access to 2,000 complaints', () => {
  let stack: TestStack;
  let viewer: SupabaseClient;

  beforeAll(async () => {
    ({ stack, viewer } = await openReading(({ stack: { db } }) => fill(db, { complaints: 2000 })));
  }, 120_000);
  afterAll(() => stack.close());

  it('returns every case once across the pages', async () => {
    const numbers: string[] = [];
    let page: { cases: (Line & { created_at: string })[] } = { cases: [] };
    do {
      const last = page.cases.at(-1);
      const from = last && { older_than: last.created_at, before: last.number };
      const { data } = await viewer
        .rpc('audit_cases', { kind: 'complaint', max_rows: 200, ...from })
        .throwOnError();
      page = data as typeof page;
      numbers.push(...page.cases.map(({ number }) => number));
    } while (page.cases.length > 0);
    const readable = await stack.sql<{ number: string }>(
      `select number from public.complaints where not (category = 'personel' and concerned_confirmed_at is null)
       order by created_at desc, number`,
    );
    expect(numbers).toEqual(readable.map(({ number }) => number));
  });

  it('removes names only from the cases on the page', async () => {
    await stack.stack.db.exec(
      `alter database postgres set track_functions = 'all'; set track_functions = 'all'`,
    );
    await stack.stack.db.exec('select pg_stat_reset()');
    await viewer.rpc('audit_cases', { kind: 'complaint', max_rows: 51 }).throwOnError();
    await stack.stack.db.exec('select pg_stat_force_next_flush()');
    const calls = await stack.sql<{ name: string; calls: number }>(
      `select funcname as name, calls::integer from pg_stat_user_functions where funcname = 'audit_names'`,
    );
    expect(calls.map((row) => row.calls).every((count) => count > 0 && count <= 51)).toBe(true);
    expect(calls).toHaveLength(1);
  });
});
