import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../support/databases.ts';
import { smallPdf } from '../support/evidence-files.ts';
import {
  call,
  confirm,
  fileAppeal,
  fileComplaint,
  openService,
  refusal,
  track,
  type Service,
  REJECTION,
} from './requests.ts';

interface CaseText {
  columns: Record<string, string>;
  entries: Record<string, string>;
}

const announced = { files: [{ name: 'Surat mawar.pdf', type: 'application/pdf', size: smallPdf.length }] };
const pdf = () => new Blob([smallPdf], { type: 'application/pdf' });
/** Matches a word that every text of a confidential report contains. */
const SECRET = /mawar/i;
const words = {
  is_confidential: true,
  subject: 'Judul mawar',
  description: 'Uraian mawar yang cukup panjang.',
  expected_remedy: 'Pemulihan mawar',
  incident_on: '2026-01-02',
};

describe.each(databases)('a confidential report (%s)', (database) => {
  let service: Service;
  beforeAll(async () => {
    service = await openService(database);
  });
  afterAll(() => service.close());

  const idOf = async (client: Service['editor']) => (await client.auth.getUser()).data.user?.id ?? '';
  const eventsOf = (id: string, event: string) =>
    service.sql(`select actor_id from public.security_events where event = $2 and detail ->> 'id' = $1`, [
      id,
      event,
    ]);
  /** Requests a download link through the edge function, as the user signed in on this client. */
  const link = async (client: Service['editor'], path: string) => {
    const { data, error } = await client.functions.invoke<{ url: string }>('evidence-link', {
      body: { path },
    });
    const response = error ? (error as { context: Response }).context : undefined;
    const refused = response && ((await response.json()) as { code: string });
    return { url: data?.url ?? '', status: response?.status ?? 200, code: refused?.code };
  };
  const sendEvidence = async (fields: object) => {
    const filed = await fileComplaint(service, { ...announced, ...fields });
    const path = filed.receipt.uploads[0]?.path ?? '';
    expect((await service.anon.storage.from('evidence').upload(path, pdf())).error).toBeNull();
    expect(await confirm(service, { path })).toEqual({ confirmed: true });
    return { ...filed, path };
  };

  it('is hidden from lists, search and activity', async () => {
    const { editor, admin, sql } = service;
    const { id, receipt } = await sendEvidence(words);
    await call(admin, 'add_case_event', { kind: 'complaint', id, event: 'note', body: 'Catatan mawar' });
    await call(admin, 'set_case_person', {
      kind: 'complaint',
      id,
      user_id: (await service.sql<{ id: string }>(`select id from public.app_users where role = 'viewer'`))[0]
        ?.id,
      role: 'subject',
      note: 'Keterangan mawar',
    }).catch(() => undefined);
    for (const client of [editor, admin]) {
      const seen = [
        (await client.from('complaints').select('*')).data,
        (await client.from('case_events').select('*')).data,
        (await client.from('case_people').select('*')).data,
        await call(client, 'find_records', { words: 'mawar' }),
        await call(client, 'search_complaints', { query: 'mawar' }),
        await call(client, 'recent_activity', {}),
      ];
      expect(JSON.stringify(seen)).toContain(receipt.number);
      expect(JSON.stringify(seen)).not.toMatch(SECRET);
    }
    expect(JSON.stringify(await sql('select * from public.audit_log'))).not.toMatch(SECRET);
    expect(JSON.stringify(await sql('select * from realtime.messages'))).not.toMatch(SECRET);
    // Reporters can read their own texts.
    const own = await track(service.anon, receipt);
    expect(own).toMatchObject({ subject: 'Judul mawar', evidence: [{ name: 'Surat mawar.pdf' }] });
    expect(own.events.at(-1)).toMatchObject({ kind: 'attachment', body: 'Surat mawar.pdf' });
  });

  it('can be read by admins and the assignee, with each access logged', async () => {
    const { editor, admin } = service;
    const { id } = await sendEvidence(words);
    const args = { kind: 'complaint', id };
    for (const name of ['case_text', 'case_evidence'])
      expect((await refusal(editor, name, args)).message).toBe('case.confidential');
    expect(await eventsOf(id, 'case_read')).toEqual([]);

    const text = await call<CaseText>(admin, 'case_text', args);
    expect(text.columns).toEqual({
      subject: 'Judul mawar',
      description: 'Uraian mawar yang cukup panjang.',
      expected_remedy: 'Pemulihan mawar',
      incident_on: '2026-01-02',
    });
    expect(Object.values(text.entries)).toEqual(['Surat mawar.pdf']);
    const me = await idOf(editor);
    await call(admin, 'assign_case', { ...args, user_id: me });
    await call(editor, 'case_text', args);
    expect(await call(editor, 'case_evidence', args)).toMatchObject([{ file_name: 'Surat mawar.pdf' }]);
    expect(await eventsOf(id, 'case_read')).toEqual([{ actor_id: await idOf(admin) }, { actor_id: me }]);
  });

  it('cannot be read by anyone recorded as involved, including admins', async () => {
    const { admin } = service;
    const { id } = await fileComplaint(service, words);
    await service.sql(
      `insert into public.case_people (complaint_id, user_id, role) values ($1, $2, 'subject')`,
      [id, await idOf(admin)],
    );
    const args = { kind: 'complaint', id };
    expect((await refusal(admin, 'case_text', args)).message).toBe('case.involved');
  });

  it('rejects steps, messages and changes from users who cannot read the case', async () => {
    const { editor } = service;
    const { id } = await fileComplaint(service, words);
    const args = { kind: 'complaint', id };
    const refusalCode = async (name: string, more: object) =>
      (await refusal(editor, name, { ...args, ...more })).message;
    expect(await refusalCode('move_case', { new_status: 'diproses' })).toBe('case.confidential');
    expect(await refusalCode('add_case_event', { event: 'message', body: 'x' })).toBe('case.confidential');
    const event = { complaint_id: id, kind: 'note', body: 'x' };
    expect((await editor.from('case_events').insert(event)).error?.code).toBe('42501');
    const { data } = await editor.from('complaints').update({ category: 'klien' }).eq('id', id).select();
    expect(data).toEqual([]);
  });

  it('stores the outcome separately and shows it to the reporter', async () => {
    const { admin, sql, anon } = service;
    const { id, receipt } = await fileComplaint(service, words);
    const args = { kind: 'complaint', id };
    await call(admin, 'move_case', { ...args, new_status: 'diproses' });
    await call(admin, 'move_case', { ...args, new_status: 'menunggu', reason: 'Mohon bukti mawar.' });
    expect(await track(anon, receipt)).toMatchObject({ status_note: 'Mohon bukti mawar.' });
    expect((await track(anon, receipt)).events).toContainEqual(
      expect.objectContaining({ status: 'menunggu', body: 'Mohon bukti mawar.' }),
    );
    const { number, access_code } = receipt;
    await call(anon, 'reply_to_case', { number, access_code, message: 'Jawaban mawar' });
    await call(admin, 'move_case', {
      ...args,
      ...REJECTION,
      new_status: 'selesai',
      outcome: 'Mawar berdasar',
      reason: 'Karena mawar.',
    });
    expect(JSON.stringify(await sql('select * from public.complaints where id = $1', [id]))).not.toMatch(
      SECRET,
    );
    const seen = await track(anon, receipt);
    expect(seen).toMatchObject({ outcome: 'Mawar berdasar', outcome_reason: 'Karena mawar.' });
    expect(seen.events).toContainEqual(expect.objectContaining({ body: 'Jawaban mawar' }));
    expect(seen.status_note).toBeNull();
  });

  it('hides the company of an appeal but still detects the same application', async () => {
    const { admin } = service;
    const appeal = {
      is_confidential: true,
      application_number: 'MAWAR/2026/1',
      subject: 'Perihal mawar',
      grounds: 'Alasan mawar yang panjang.',
    };
    const { id } = await fileAppeal(service, appeal);
    const { data } = await service.editor.from('appeals').select('*').eq('id', id).single();
    expect(JSON.stringify(data)).not.toMatch(SECRET);
    const { columns } = await call<CaseText>(admin, 'case_text', { kind: 'appeal', id });
    expect(columns).toMatchObject({ application_number: 'MAWAR/2026/1', subject: 'Perihal mawar' });
    const [same] = await service.sql<{ same: boolean }>(
      `select application_number = private.hidden_application('mawar 2026 1') as same from public.appeals where id = $1`,
      [id],
    );
    expect(same).toEqual({ same: true });
  });

  it('issues evidence links for at most five minutes, only to readers of the case', async () => {
    const { editor, admin, anon } = service;
    const open = await sendEvidence({});
    const secret = await sendEvidence(words);
    const { url, status } = await link(editor, open.path);
    expect(status).toBe(200);
    expect(await (await service.fetch(url)).text()).toBe(smallPdf);
    const token = new URL(url).searchParams.get('token')?.split('.')[1] ?? '';
    const permit = JSON.parse(Buffer.from(token, 'base64url').toString()) as { iat: number; exp: number };
    expect(permit.exp - permit.iat).toBe(300);

    expect(await link(editor, secret.path)).toMatchObject({ status: 403, code: 'case.confidential' });
    expect(await link(admin, secret.path)).toMatchObject({ status: 200 });
    expect(await link(anon, open.path)).toMatchObject({ status: 403, code: 'not_allowed' });
    expect(await link(await service.client('viewer'), open.path)).toMatchObject({ code: 'not_allowed' });
    expect(await link(admin, 'complaint/none.pdf')).toMatchObject({ code: 'evidence.not_found' });
    expect(await eventsOf(open.id, 'evidence_read')).toEqual([{ actor_id: await idOf(editor) }]);
    expect(await eventsOf(secret.id, 'evidence_read')).toEqual([{ actor_id: await idOf(admin) }]);
  });

  it('rejects longer links and copies of evidence out of the private bucket', async () => {
    const { editor, admin, sql } = service;
    const { path } = await sendEvidence({});
    const folder = crypto.randomUUID();
    const target = `${folder}/a.pdf`;
    await sql(
      `insert into public.media (path, mime_type, alt, bytes) values ($1, 'application/pdf', 'x', 14)`,
      [target],
    );
    for (const client of [editor, admin]) {
      const evidence = client.storage.from('evidence');
      expect((await evidence.createSignedUrl(path, 60)).error).not.toBeNull();
      expect((await evidence.copy(path, target, { destinationBucket: 'media' })).error).not.toBeNull();
      expect((await evidence.move(path, target, { destinationBucket: 'media' })).error).not.toBeNull();
    }
    const keyed = await service.client('service');
    expect((await keyed.storage.from('evidence').createSignedUrl(path, 315_360_000)).error).not.toBeNull();
    expect((await keyed.storage.from('evidence').createSignedUrl(path, 300)).error).toBeNull();
    expect(
      (await keyed.storage.from('evidence').copy(path, target, { destinationBucket: 'media' })).error,
    ).not.toBeNull();
    expect(
      await sql(`select from storage.objects where bucket_id = 'media' and name = $1`, [target]),
    ).toEqual([]);
  });

  it('is not part of the activity that viewers see on the dashboard', async () => {
    const { editor, admin } = service;
    const { id } = await fileComplaint(service, words);
    await call(admin, 'unmask_case', { kind: 'complaint', id });
    const lines = (client: Service['editor']) =>
      call<{ action: string; table_name: string }[]>(client, 'recent_activity', { max_rows: 50 });
    const viewer = await service.client('viewer');
    const cases = /complaints|appeals|case_|contact_|app_users/;
    expect((await lines(viewer)).filter((line) => cases.test(line.table_name))).toEqual([]);
    expect((await lines(editor)).map(({ action }) => action)).not.toContain('unmask');
    expect((await lines(editor)).map((line) => line.table_name)).toContain('complaints');
    expect((await lines(admin)).map(({ action }) => action)).toContain('unmask');
  });
});
