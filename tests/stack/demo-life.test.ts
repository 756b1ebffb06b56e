import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { isOfItsKind } from '../../supabase/functions/confirm-evidence/content.ts';
import { createDemoCases } from '../../supabase/local/fill-inboxes.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
  await createDemoCases(stack.stack.db, stack.stack.storageDir);
});
afterAll(() => stack.close());

const query = <T>(sql: string) => stack.sql<T>(sql);
const one = async <T>(sql: string) => (await query<{ value: T }>(`select (${sql}) as value`))[0]?.value;

test('the inboxes have entries in every state', async () => {
  const states = await query<{ states: string }>(
    `select kind || ': ' || string_agg(distinct status, ' ' order by status) as states from (
       select 'complaint' as kind, status from public.complaints union all select 'appeal', status from public.appeals
       union all select 'contact', status from public.contact_submissions) as entries group by kind order by kind`,
  );
  expect(states.map((row) => row.states)).toEqual([
    'appeal: baru digabung diproses diterima ditolak gugur menunggu',
    'complaint: baru dicabut diproses ditolak menunggu selesai',
    'contact: arsip baru dibaca dibalas',
  ]);
  for (const part of [
    'private.cases where is_confidential',
    'private.cases where spam_at is not null',
    'public.complaints where next_due_at < now()',
    `private.corrective_actions where status = 'open' and due_on < current_date`,
    `private.corrective_actions where status = 'open' and due_on >= current_date`,
    'private.letter_orders',
    'private.past_decisions where decided_at < now()',
    'public.drafts',
    'public.scheduled_changes where publish_at > now()',
    'public.articles where published_at > now()',
    `private.upload_slots where used and kind = 'appeal'`,
    `private.upload_slots u join private.cases c on c.id = u.case_id where u.used and c.is_confidential`,
    `public.case_events where author = 'reporter'`,
    'private.staff_notices',
    `public.data_requests where status = 'open' and due_at > now() + interval '1 day'`,
    `public.data_requests where status = 'done' and settled_at < now() - interval '30 days'`,
    `public.data_requests where status = 'refused'`,
    `public.security_events where event = 'data_request' and created_at < now() - interval '30 days'`,
  ])
    expect(await one<boolean>(`exists (select from ${part})`), part).toBe(true);
});

test('staff can open the documents of at least 40 cases', async () => {
  expect(await one<number>('select count(*)::int from private.cases')).toBeGreaterThanOrEqual(40);
  const paths = await query<{ path: string }>('select path from private.upload_slots where used');
  expect(paths.length).toBeGreaterThanOrEqual(5);
  for (const { path } of paths) {
    const link = await (
      await stack.client('admin')
    ).functions.invoke<{ url: string }>('evidence-link', { body: { path } });
    const answer = await stack.fetch(link.data?.url ?? '');
    expect(await isOfItsKind(path, new Uint8Array(await answer.arrayBuffer())), path).toBe(true);
  }
});

test('the media library serves images and a document, one of them without an English description', async () => {
  const { data } = await (await stack.client('editor')).rpc('search_media', {});
  const found = data as { path: string; alt_en: string | null; mime_type: string; bytes: number }[];
  expect(found.map(({ mime_type }) => mime_type).sort()).toEqual([
    'application/pdf',
    ...Array(5).fill('image/png'),
  ]);
  expect(found.filter(({ alt_en }) => !alt_en)).toHaveLength(1);
  for (const { path, bytes } of found) {
    const answer = await stack.fetch(`${stack.stack.url}/storage/v1/object/public/media/${path}`);
    const content = new Uint8Array(await answer.arrayBuffer());
    expect({ path, bytes: content.length }).toEqual({ path, bytes });
    expect(await isOfItsKind(path, content), path).toBe(true);
  }
  const [sender] = await query<{ names: string }>(
    `select string_agg(distinct actor_name, ',') as names from public.audit_log where table_name = 'media'`,
  );
  expect(sender?.names).toBe('Budi Editor');
});

test('all events are in the past, in chronological order and spread over months', async () => {
  expect(
    await one<number>(
      'select count(*)::int from private.cases where created_at > now() or closed_at > now()',
    ),
  ).toBe(0);
  expect(
    await one<number>(
      `select count(*)::int from private.cases c join public.case_events e on e.case_id = c.id
       where e.created_at < c.created_at - interval '1 minute' or e.created_at > now() + interval '1 minute'`,
    ),
  ).toBe(0);
  // Each letter matches its case's decision.
  expect(
    await one<number>(
      'select count(*)::int from private.letter_orders o join private.cases c on c.id = o.case_id where o.decided_at <> c.closed_at',
    ),
  ).toBe(0);
  expect(
    await one<number>(`select count(distinct date_trunc('month', created_at))::int from private.cases`),
  ).toBeGreaterThanOrEqual(3);
  expect(
    await one<number>(`select count(distinct created_at::date)::int from public.audit_log`),
  ).toBeGreaterThan(20);
});

test('filling the inboxes again has no effect', async () => {
  expect(await one<number>('select count(*)::int from private.outgoing_mails')).toBe(0);
  const cases = () => one<number>('select count(*)::int from private.cases');
  const before = await cases();
  await createDemoCases(stack.stack.db, stack.stack.storageDir);
  expect(await cases()).toBe(before);
});

/** Returns the number of the next complaint. */
const NEXT = `select right(private.next_case_number('KEL'), 6)::int as n`;

test('numbering continues after a real case when the demo is cleared', async () => {
  const last = await one<number>(`select last_number from private.case_numbers where prefix = 'KEL'`);
  const after = await stack.stack.db.transaction(async (tx) => {
    await tx.query(NEXT);
    await tx.query('select private.forget_demo_cases()');
    const rows = await tx.query<{ n: number }>(NEXT);
    await tx.rollback();
    return rows;
  });
  expect(after).toEqual([{ n: (last ?? 0) + 2 }]);
});

test('an admin clears all demo content except an image used in an article by staff', async () => {
  const admin = await stack.client('admin');
  // Media are deleted individually through the trash, and the row only after the file.
  const trash = (deleted_at: string | null) =>
    admin.from('media').update({ deleted_at }).eq('original_name', 'bendungan.png').throwOnError();
  await trash(new Date().toISOString());
  const { error: kept } = await admin.from('media').delete().eq('original_name', 'bendungan.png');
  expect(kept?.message).toBe('media.files_remain');
  await trash(null);
  const [used] = await query<{ path: string }>(
    `select path from public.media where original_name = 'jembatan-gantung.png'`,
  );
  await admin
    .from('articles')
    .insert({ title: 'Berita kami', slug: 'berita-kami', cover_url: `/media/${used?.path}` })
    .throwOnError();
  // An issued letter, which cannot be deleted through the API.
  await query(`insert into private.outcome_letters (order_id, kind, case_id, number, dated, language, path, sha256, bytes)
    select id, kind, case_id, number, decided_at, 'id', 'demo.pdf', repeat('0', 64), 1 from private.letter_orders limit 1`);
  const { data, error } = await admin.rpc('clear_demo');
  expect(error).toBeNull();
  const lines = data as { table_name: string; removed: number; kept: number }[];
  expect(lines.filter(({ kept }) => kept > 0)).toEqual([{ table_name: 'media', removed: 5, kept: 1 }]);
  for (const left of [
    'private.cases',
    'private.case_secrets',
    'private.case_identities',
    'public.case_events',
    'public.data_requests',
    'private.corrective_actions',
    'private.past_decisions',
    'private.letter_orders',
    'private.outcome_letters',
    `private.staff_notices where kind in ('complaint', 'appeal', 'contact', 'data_request')`,
    `public.media where path <> '${used?.path}'`,
    // The daily sweep removes the file contents.
    `storage.objects where bucket_id = 'media' and name <> '${used?.path}' and not private.is_left_over(bucket_id, name)`,
  ])
    expect(await one<number>(`select count(*)::int from ${left}`), left).toBe(0);
  expect(await one<number>('select count(*)::int from private.upload_slots where not to_delete')).toBe(0);
  // Numbering restarts for real cases.
  expect(await query(NEXT)).toEqual([{ n: 1 }]);
  expect((await admin.rpc('demo_content')).data).toEqual([
    { table_name: 'media', entries: 1, rewritten: 0, real_cases: 0 },
  ]);
});
