import { afterAll, beforeAll, expect, it } from 'vitest';
import { smallPdf } from '../support/evidence-files.ts';
import { messageKit } from './message-kit.ts';
import { call, openService, refusal, type Service } from './requests.ts';

let service: Service;
let kit: ReturnType<typeof messageKit>;
beforeAll(async () => {
  service = await openService();
  kit = messageKit(service);
});
afterAll(() => service.close());

const announce = (name = 'Risalah.pdf') =>
  call<{ path: string }[]>(service.editor, 'announce_minutes', {
    files: [{ name, type: 'application/pdf', size: smallPdf.length }],
  });
const linkFor = (client: Service['editor'], path: string) =>
  client.functions.invoke<{ url: string }>('evidence-link', { body: { path, download: true } });

it('all roles that can see the compliance board can download the minutes of a meeting', async () => {
  const [slot] = await announce();
  const path = slot!.path;
  await kit.put(path);
  expect((await linkFor(service.editor, path)).error).not.toBeNull();
  await call(service.editor, 'review_compliance', {
    item: 'committee_meetings',
    met_on: '2026-11-02',
    next_on: '2027-05-01',
    participants: 'Ketua komite',
    minutes: path,
  });
  for (const client of [service.admin, service.editor, await service.client('viewer')]) {
    const { data } = await linkFor(client, path);
    const file = await service.fetch(data?.url ?? '');
    expect(await file.text()).toBe(smallPdf);
  }
  expect((await linkFor(service.anon, path)).error).not.toBeNull();
  const opened = await service.sql(
    `select from public.security_events where event = 'evidence_read' and detail ->> 'path' = $1`,
    [path],
  );
  expect(opened).toHaveLength(3);
});

it('the daily job deletes minutes only if they have no review', async () => {
  const paths: string[] = [];
  for (const name of ['Dipakai.pdf', 'Sisa.pdf']) {
    const [slot] = await announce(name);
    await kit.put(slot!.path);
    paths.push(slot!.path);
  }
  await call(service.editor, 'review_compliance', {
    item: 'management_review',
    met_on: '2026-11-02',
    next_on: '2027-05-01',
    participants: 'Direktur',
    minutes: paths[0],
  });
  await service.sql(
    `update private.upload_slots set created_at = now() - interval '2 days' where kind = 'review'`,
  );
  await service.sql('select public.anonymise_closed_cases()');
  expect(
    await service.sql(
      'select path, to_delete from private.upload_slots where path = any ($1) order by file_name',
      [paths],
    ),
  ).toEqual([
    { path: paths[0], to_delete: false },
    { path: paths[1], to_delete: true },
  ]);
});

it('minutes with content that does not match their type are refused', async () => {
  const [slot] = await announce();
  await expect(kit.put(slot!.path, 'x'.repeat(smallPdf.length))).rejects.toThrow('files.content');
  const review = {
    item: 'management_review',
    met_on: '2026-11-02',
    next_on: '2027-05-01',
    participants: 'Direktur',
  };
  const refused = await refusal(service.editor, 'review_compliance', { ...review, minutes: slot!.path });
  expect(refused.message).toBe('files.invalid');
});
