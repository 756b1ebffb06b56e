import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, openService, refusal, type Service } from './requests.ts';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

let count = 0;
const HOSTILE = `<script>alert(1)</script> "'; drop table x`;
/** Creates an unpublished draft with a working copy. */
async function createDraft() {
  count += 1;
  const [row] = await service.sql<{ id: string }>(
    `insert into public.articles (slug, title, status) values ($1, 'Judul lama', 'draft') returning id`,
    [`bagikan-${count}`],
  );
  const text = { text_table: 'articles', text_id: row?.id ?? '' };
  await call(service.editor, 'save_draft', { ...text, seen_version: 1, changes: { title: HOSTILE } });
  return text;
}
const newKey = () => randomBytes(32).toString('hex');
const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');
const make = (text: object, key: string) =>
  call<string>(service.editor, 'make_preview_link', { ...text, key_hash: hashOf(key) });
const open = (key: string) =>
  call<{ table: string; text: Record<string, unknown>; expires_at: string } | null>(
    service.anon,
    'open_preview',
    { key },
  );
const links = (text: object) => call<{ id: string; opened: number }[]>(service.editor, 'preview_links', text);

it('a draft can be opened for a week by anyone with the key', async () => {
  const text = await createDraft();
  const key = newKey();
  const until = await make(text, key);
  expect(await make(text, key)).toBe(until);
  expect(await links(text)).toMatchObject([{ opened: 0 }]);
  expect((Date.parse(until) - Date.now()) / 86_400_000).toBeCloseTo(7, 1);
  const shown = await open(key);
  expect(shown).toMatchObject({ table: 'articles', text: { title: HOSTILE, slug: `bagikan-${count}` } });
  for (const hidden of ['author_id', 'version', 'deleted_at']) expect(shown?.text).not.toHaveProperty(hidden);
  expect(await links(text)).toMatchObject([{ opened: 1 }]);
  const kept = await service.sql<{ row: string }>('select l::text as row from private.preview_links l');
  expect(JSON.stringify(kept)).not.toContain(key);
  expect(JSON.stringify(await links(text))).not.toContain(hashOf(key));
});

it('a wrong, revoked or expired key opens no draft', async () => {
  const text = await createDraft();
  const key = newKey();
  await make(text, key);
  for (const wrong of ['', key.slice(1), hashOf(key), key.toUpperCase(), `${key} `, "' or true --"])
    expect(await open(wrong)).toBeNull();
  const trash = (at: string | null) =>
    service.sql('update public.articles set deleted_at = $2 where id = $1', [text.text_id, at]);
  await trash('2026-11-25');
  expect(await open(key)).toBeNull();
  await trash(null);
  expect(await open(key)).not.toBeNull();
  const [link] = await links(text);
  for (let time = 0; time < 2; time += 1)
    await call(service.admin, 'revoke_preview_link', { link_id: link?.id });
  expect(await open(key)).toBeNull();
  expect(await links(text)).toEqual([]);

  const later = newKey();
  await make(text, later);
  await service.sql(`update private.preview_links set expires_at = now() where revoked_at is null`);
  expect(await open(later)).toBeNull();
  await service.sql('delete from public.articles where id = $1', [text.text_id]);
  expect(await service.sql('select 1 from private.preview_links where row_id = $1', [text.text_id])).toEqual(
    [],
  );
});

it('wrong keys are counted and limited per network', async () => {
  await service.sql(`update private.limits set max_count = 2 where action = 'preview'`);
  await service.sql(`delete from private.attempts`);
  const [guesser, other] = [service.visitorAt('2001:db8:7::1'), service.visitorAt('2001:db8:8::1')];
  for (let time = 0; time < 2; time += 1)
    expect(await call(guesser, 'open_preview', { key: newKey() })).toBeNull();
  expect((await refusal(guesser, 'open_preview', { key: newKey() })).message).toBe('limit.reached');
  expect(await call(other, 'open_preview', { key: newKey() })).toBeNull();
  // A valid key opens the draft despite the limit.
  const key = newKey();
  await make(await createDraft(), key);
  expect(await call(guesser, 'open_preview', { key })).not.toBeNull();
  await service.sql(`update private.limits set max_count = 1000000 where action = 'preview'`);
});

it('links to a text are limited to twenty and created by editors only', async () => {
  const text = await createDraft();
  for (let link = 0; link < 20; link += 1) await make(text, newKey());
  const again = { ...text, key_hash: hashOf(newKey()) };
  expect((await refusal(service.editor, 'make_preview_link', again)).message).toBe('preview.too_many');
  const bad = { ...text, key_hash: 'x' };
  expect((await refusal(service.editor, 'make_preview_link', bad)).message).toBe('field.invalid');
  const unknownText = { ...again, text_id: randomUUID() };
  expect((await refusal(service.editor, 'make_preview_link', unknownText)).message).toBe('editing.gone');
  const viewer = await service.client('viewer');
  for (const [name, args] of [
    ['make_preview_link', again],
    ['preview_links', text],
    ['revoke_preview_link', { link_id: randomUUID() }],
    ['send_for_review', { ...text, reviewer: randomUUID() }],
  ] as const)
    expect((await refusal(viewer, name, args)).code).toBe('42501');
});

it('a requested review notifies the colleague with title and note', async () => {
  const text = await createDraft();
  const [admin] = await service.sql<{ id: string }>('select id from public.app_users where email = $1', [
    service.accounts.admin.email,
  ]);
  const reviewArgs = { ...text, reviewer: admin?.id, note: '  Mohon <b>hari ini</b> ', key: randomUUID() };
  for (let time = 0; time < 2; time += 1) await call(service.editor, 'send_for_review', reviewArgs);
  const notices = await call<{ event: string }[]>(service.admin, 'own_notices', {});
  const wanted = notices.filter(({ event }) => event === 'review_wanted');
  expect(wanted).toEqual([
    expect.objectContaining({
      kind: 'article',
      number: HOSTILE,
      title: expect.stringMatching(/: Mohon <b>hari ini<\/b>$/),
      key: text.text_id,
      is_over: false,
    }),
  ]);
  const [viewer] = await service.sql<{ id: string }>('select id from public.app_users where email = $1', [
    service.accounts.viewer.email,
  ]);
  for (const reviewer of [viewer?.id, randomUUID(), null])
    expect((await refusal(service.editor, 'send_for_review', { ...text, reviewer })).message).toBe(
      'field.invalid',
    );
  const long = { ...text, reviewer: admin?.id, note: 'x'.repeat(501) };
  expect((await refusal(service.editor, 'send_for_review', long)).message).toBe('field.too_long');
});
