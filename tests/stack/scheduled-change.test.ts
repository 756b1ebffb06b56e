import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestStack, type TestStack } from '../support/stack.ts';

let stack: TestStack;
let editor: SupabaseClient;
let anon: SupabaseClient;
beforeAll(async () => {
  stack = await openTestStack();
  [editor, anon] = [await stack.client('editor'), await stack.client('anon')];
});
afterAll(() => stack.close());

let count = 0;
const TOMORROW = () => new Date(Date.now() + 86_400_000).toISOString();

/** Creates a published article with a working copy. */
async function createWorkingCopy(changes: object = { title: 'Judul baru', title_en: 'New title' }) {
  count += 1;
  const [row] = await stack.sql<{ id: string }>(
    `insert into public.articles (slug, title, title_en, status, published_at) values ($1, 'Judul lama', 'Old title', 'published', now() - interval '1 hour') returning id`,
    [`jadwal-${count}`],
  );
  const id = row?.id ?? '';
  const text = { text_table: 'articles', text_id: id };
  const { data } = await editor.rpc('save_draft', { ...text, seen_version: 1, changes }).throwOnError();
  return { id, text, seen: { seen_version: 1, seen_draft: (data as { draft: number }).draft } };
}
type Begun = Awaited<ReturnType<typeof createWorkingCopy>>;
const schedule = ({ text, seen }: Begun, more: object = {}) =>
  editor.rpc('schedule_change', { ...text, ...seen, publish_at: TOMORROW(), ...more });
const read = async (id: string) =>
  (await anon.from('articles').select('title, title_en, version').eq('id', id).single().throwOnError()).data;
const waiting = (id: string) =>
  stack.sql<{ failed: string | null }>('select failed from public.scheduled_changes where row_id = $1', [id]);
/** Moves the scheduled time into the past and runs the scheduler. */
async function pass(id: string) {
  await stack.sql(
    `update public.scheduled_changes set publish_at = now() - interval '1 second' where row_id = $1`,
    [id],
  );
  await (await stack.client('service')).rpc('claim_pages').throwOnError();
}

it('a scheduled change publishes the version as scheduled, without later edits', async () => {
  const article = await createWorkingCopy();
  await schedule(article, { languages: ['id'] }).throwOnError();
  await editor
    .rpc('save_draft', {
      ...article.text,
      ...article.seen,
      changes: { title: 'Judul ketiga', title_en: 'New title' },
    })
    .throwOnError();
  expect(await read(article.id)).toMatchObject({ title: 'Judul lama', version: 1 });
  await stack.sql('delete from private.content_changes');
  await pass(article.id);
  expect(await read(article.id)).toEqual({ title: 'Judul baru', title_en: 'Old title', version: 2 });
  expect(await waiting(article.id)).toEqual([]);
  // Prerendered pages are outdated now.
  expect(await stack.sql('select 1 from private.content_changes')).not.toEqual([]);
  const { data } = await editor
    .from('drafts')
    .select('changes, saved_name')
    .eq('row_id', article.id)
    .single();
  expect(data).toMatchObject({ changes: { title: 'Judul ketiga', title_en: 'New title' } });
  expect(data?.saved_name).not.toBeNull();
  // The history names the editor who scheduled the change.
  const history = await editor
    .from('revisions')
    .select('actor_name')
    .eq('row_id', article.id)
    .eq('version', 2);
  expect(history.data?.[0]?.actor_name).toBe(data?.saved_name);
});

it('a rescheduled change uses only its new time', async () => {
  const article = await createWorkingCopy();
  await schedule(article).throwOnError();
  const later = new Date(Date.now() + 2 * 86_400_000).toISOString();
  await schedule(article, { publish_at: later }).throwOnError();
  const { data } = await editor.from('scheduled_changes').select('publish_at').eq('row_id', article.id);
  expect(data?.map((row) => new Date(row.publish_at as string).toISOString())).toEqual([later]);
  for (let time = 0; time < 2; time += 1) await editor.rpc('cancel_change', article.text).throwOnError();
  expect(await waiting(article.id)).toEqual([]);
  expect((await editor.from('drafts').select('id').eq('row_id', article.id)).data).toHaveLength(1);
});

it.each([
  ['published at once', (a: Begun) => editor.rpc('publish_draft', { ...a.text, ...a.seen })],
  ['withdrawn', (a: Begun) => editor.rpc('withdraw_text', { ...a.text, ...a.seen })],
  [
    'moved to the trash',
    (a: Begun) => editor.from('articles').update({ deleted_at: TOMORROW(), version: 1 }).eq('id', a.id),
  ],
])('a text that is %s loses its scheduled change', async (_, act) => {
  const article = await createWorkingCopy();
  await schedule(article).throwOnError();
  await act(article).throwOnError();
  expect(await waiting(article.id)).toEqual([]);
});

it('schedule_change rejects invalid times, languages and versions', async () => {
  const article = await createWorkingCopy();
  const refusalCode = async (more: object, of = article) => (await schedule(of, more)).error?.message;
  expect(await refusalCode({ publish_at: '2020-01-01T00:00:00Z' })).toBe('editing.time_past');
  expect(await refusalCode({ publish_at: '2099-01-01T00:00:00Z' })).toBe('editing.time_past');
  expect(await refusalCode({ languages: ['xx'] })).toBe('editing.unknown_language');
  expect(await refusalCode({ languages: [] })).toBe('editing.unknown_language');
  expect(await refusalCode({ seen_draft: 1 })).toBe('editing.newer_draft');
  expect(await refusalCode({ languages: ['en'] }, await createWorkingCopy({ title: 'Hanya ini' }))).toBe(
    'editing.no_changes',
  );
  expect(await refusalCode({}, await createWorkingCopy({ title: '' }))).toContain('articles_title_check');
  await editor.rpc('withdraw_text', { ...article.text, ...article.seen }).throwOnError();
  expect(await refusalCode({ seen_version: 2 })).toBe('editing.not_live');
  const viewer = await stack.client('viewer');
  for (const name of ['schedule_change', 'cancel_change'])
    expect(
      (
        await viewer.rpc(name, {
          ...article.text,
          ...(name === 'schedule_change' && { ...article.seen, publish_at: TOMORROW() }),
        })
      ).error?.code,
    ).toBe('42501');
});

it('a scheduled change that fails is marked without delaying the others', async () => {
  const [first, second] = [await createWorkingCopy({ slug: 'jadwal-bentrok' }), await createWorkingCopy()];
  await schedule(first).throwOnError();
  await schedule(second).throwOnError();
  await stack.sql(`insert into public.articles (slug, title) values ('jadwal-bentrok', 'Lebih dahulu')`);
  await stack.sql(
    `update public.scheduled_changes set publish_at = now() - interval '1 minute' where row_id = $1`,
    [first.id],
  );
  await pass(second.id);
  expect(await read(second.id)).toMatchObject({ title: 'Judul baru' });
  expect((await waiting(first.id))[0]?.failed).toContain('slug');
  expect(await read(first.id)).toMatchObject({ title: 'Judul lama', version: 1 });
});
