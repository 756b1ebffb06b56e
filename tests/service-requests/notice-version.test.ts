import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, fileComplaint, openService, refusal, type Service } from './requests.ts';
import { databases } from '../support/databases.ts';

describe.each(databases)('the privacy notice (%s)', (database) => {
  let service: Service;
  beforeAll(async () => {
    service = await openService(database);
  });
  afterAll(() => service.close());

  const settings = async () => {
    const { data } = await service.admin.from('site_settings').select('id, privacy').single().throwOnError();
    return data;
  };

  it('requires new consent after a change of its text', async () => {
    const { admin, anon, complaint } = service;
    const { id: before } = await fileComplaint(service);
    const { id, privacy } = await settings();
    // The text as shown to visitors, with its placeholders filled in.
    const [agreed] = await service.sql<{ text: string }>(
      `select private.with_numbers(s.privacy ->> 'text', private.number_values('id')) as text from public.site_settings s`,
    );
    const text = `${String(privacy.text)} Juga untuk riset.`;
    const changed = await admin
      .from('site_settings')
      .update({ privacy: { ...privacy, text } })
      .eq('id', id)
      .select('privacy')
      .single()
      .throwOnError();
    const { notice_version: version } = changed.data.privacy as { notice_version: string };
    expect(version).not.toBe(privacy.notice_version);

    expect(await refusal(anon, 'submit_complaint', { payload: complaint() })).toMatchObject({
      message: 'consent.outdated',
      hint: version,
    });
    const consent = { accepted: true, notice_version: version };
    await call(anon, 'submit_complaint', { payload: complaint({ consent }) });
    const kept = await service.sql<{ text: string }>(
      `select n.text from public.complaints c
       join private.privacy_notices n on n.version = c.consent ->> 'notice_version' where c.id = $1`,
      [before],
    );
    expect(kept).toEqual([agreed]);
    expect(agreed?.text).toMatch(/24 bulan/);
  });

  it('cannot be read or changed except through the settings', async () => {
    const { data } = await settings().then(({ id, privacy }) =>
      service.editor
        .from('site_settings')
        .update({ privacy: { ...privacy, text: 'Lain.' } })
        .eq('id', id)
        .select('id'),
    );
    expect(data).toEqual([]);
    const numbers = await service.sql<{ role: string }>(
      `select r.role from unnest(array['anon', 'authenticated']) r(role)
       where has_table_privilege(r.role, 'private.privacy_notices', 'select, insert, update, delete')`,
    );
    expect(numbers).toEqual([]);
  });
});
