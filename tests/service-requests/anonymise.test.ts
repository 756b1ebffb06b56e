import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../support/databases.ts';
import { smallPdf } from '../support/evidence-files.ts';
import { tablesWith } from './tables-with.ts';
import { call, confirm, fileAppeal, fileComplaint, openService, refusal, type Service } from './requests.ts';

/** Marker placed in every text of a case. No fixed text of the site contains it. */
const MARK = 'melatiungu';
const person = {
  name: `Siti ${MARK}`,
  email: `siti@${MARK}.example.id`,
  phone: '+62 21 555-0142',
  company: `PT ${MARK} Jaya`,
  subject: `Perihal ${MARK}`,
  files: [{ name: `${MARK}.pdf`, type: 'application/pdf', size: smallPdf.length }],
};
const complaint = {
  ...person,
  description: `Uraian ${MARK} yang cukup panjang.`,
  expected_remedy: `Pemulihan ${MARK}`,
};
const appeal = { ...person, application_number: `APP/${MARK}/1`, grounds: `Alasan ${MARK} yang panjang.` };

describe.each(databases)('anonymisation (%s)', (database) => {
  let service: Service;
  beforeAll(async () => {
    service = await openService(database);
  });
  afterAll(() => service.close());

  /** Files a case with the marker in every text that users can write, including files and late messages. */
  async function marked(kind: 'complaint' | 'appeal', isConfidential: boolean) {
    const { admin, anon } = service;
    const secret = { is_confidential: isConfidential };
    const { id, receipt } =
      kind === 'complaint'
        ? await fileComplaint(service, { ...complaint, ...secret })
        : await fileAppeal(service, {
            ...appeal,
            ...secret,
            application_number: `APP/${MARK}/${receiptCount()}`,
          });
    const path = receipt.uploads[0]?.path ?? '';
    await anon.storage.from('evidence').upload(path, new Blob([smallPdf], { type: 'application/pdf' }));
    await confirm(service, { path });
    const args = { kind, id };
    await call(admin, 'set_case_person', {
      ...args,
      user_id: (await service.editor.auth.getUser()).data.user?.id,
      role: 'other',
      note: `Adik ipar Siti ${MARK}`,
    });
    await call(admin, 'record_outsider', { ...args, person_name: 'Ahli Luar Hadi', role: 'other' });
    await call(admin, 'add_case_event', { ...args, event: 'note', body: `Catatan ${MARK}` });
    await call(admin, 'add_case_event', { ...args, event: 'message', body: `Kepada ${MARK}` });
    await call(admin, 'move_case', { ...args, new_status: 'diproses', reason: `Sebab ${MARK}` });
    await call(admin, 'move_case', { ...args, new_status: 'menunggu', reason: `Mohon ${MARK}` });
    const { number, access_code } = receipt;
    await call(anon, 'reply_to_case', { number, access_code, message: `Jawaban ${MARK}` });
    const request = {
      kind: 'export',
      case_kind: kind,
      case_id: id,
      asked_by: `Siti ${MARK}`,
      capacity: 'self',
      identity_check: 'identity_document',
      identity_note: `KTP ${MARK}`,
    };
    await call(admin, 'record_data_request', { request });
    return { id, args, receipt, path };
  }
  let receipts = 0;
  const receiptCount = () => (receipts += 1);
  const closeCase = async ({ args }: { args: { kind: string } }) => {
    const closing = {
      new_status: 'ditolak',
      declares: 'id',
      post: 'Manajer Mutu',
      ...(args.kind === 'complaint' && { finding: 'tidak_terbukti' }),
      outcome: `Laporan Siti ${MARK} tidak berdasar`,
      reason: `Siti ${MARK} dari pt ${MARK} jaya (siti@${MARK}.example.id, 0812-3456-7890, (021) 5550142) tidak melampirkan bukti, kata ahli luar hadi.`,
    };
    await call(service.admin, 'move_case', { ...args, ...closing });
  };
  const run = async () => {
    const response = await service.fetch(`${service.stack.url}/functions/v1/retention`, {
      method: 'POST',
      headers: { apikey: service.stack.secretKey, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(response.status).toBe(200);
    return (await response.json()) as Record<string, number>;
  };
  /** Backdates everything by the given number of months. */
  async function age(months: number) {
    const past = `now() - interval '${months} months'`;
    for (const table of ['complaints', 'appeals', 'contact_submissions']) {
      await service.sql(`alter table public.${table} disable trigger user`);
      await service.sql(`update public.${table} set updated_at = ${past} where anonymised_at is null`);
      if (table !== 'contact_submissions')
        await service.sql(
          `update public.${table} set closed_at = ${past} where closed_at is not null and anonymised_at is null`,
        );
      await service.sql(`alter table public.${table} enable trigger user`);
    }
  }

  it('removes all personal data but keeps the outcome', async () => {
    const [company] = await service.sql<{ id: string }>(
      'select id from public.clients order by name limit 1',
    );
    const cases = [
      await marked('complaint', false),
      await marked('complaint', true),
      await marked('appeal', false),
      await marked('appeal', true),
    ];
    for (const { id } of cases.slice(0, 2))
      await call(service.admin, 'set_complaint_subject', { id, subject: { about_company: company?.id } });
    for (const each of cases) await closeCase(each);
    await call(service.anon, 'submit_contact', {
      payload: service.contact({ ...person, files: undefined, message: `Pesan ${MARK} yang cukup panjang` }),
    });
    expect(await tablesWith(service.sql, MARK)).toEqual(
      expect.arrayContaining([
        'private.case_identities',
        'private.case_texts',
        'private.upload_slots',
        'public.appeals',
      ]),
    );

    await age(25);
    expect(await run()).toEqual({
      complaints: 2,
      appeals: 2,
      messages: 1,
      records: 0,
      files: 4,
      spam: 0,
      left_over: 0,
    });
    await run();
    expect(await tablesWith(service.sql, MARK)).toEqual([]);
    expect(await service.sql(`select from storage.objects where bucket_id = 'evidence'`)).toEqual([]);
    const [kept] = await service.sql<Record<string, unknown>>(
      `select status, category, finding, about_company_id, outcome, outcome_reason, closed_at is not null as closed, decided_by is not null as decided
       from public.complaints where id = $1`,
      [cases[0]!.id],
    );
    expect(kept).toEqual({
      status: 'ditolak',
      category: 'layanan',
      finding: 'tidak_terbukti',
      about_company_id: company?.id,
      outcome: 'Laporan (dianonimkan) tidak berdasar',
      outcome_reason:
        '(dianonimkan) dari (dianonimkan) ((dianonimkan), (dianonimkan), (dianonimkan)) tidak melampirkan bukti, kata (dianonimkan).',
      closed: true,
      decided: true,
    });
    const apart = await call<{ columns: object }>(service.admin, 'case_text', cases[1]!.args);
    expect(apart.columns).toMatchObject({
      outcome: 'Laporan (dianonimkan) tidak berdasar',
      about_company_id: company?.id,
    });
    const trail = await service.sql<{ status: string }>(
      `select after ->> 'status' as status from public.audit_log where row_id = $1 and after ? 'status'`,
      [cases[0]!.id],
    );
    expect(trail.map(({ status }) => status)).toContain('ditolak');
  });

  it('rejects notes, messages and involved people on an anonymised case', async () => {
    const [done] = await service.sql<{ id: string }>(
      'select id from public.complaints where anonymised_at is not null and not is_confidential limit 1',
    );
    const args = { kind: 'complaint', id: done?.id };
    const note = { ...args, event: 'note', body: 'Terlambat' };
    expect((await refusal(service.admin, 'add_case_event', note)).message).toBe('case.anonymised');
    const direct = { complaint_id: done?.id, kind: 'note', body: 'Terlambat' };
    expect((await service.admin.from('case_events').insert(direct)).error?.message).toBe('case.anonymised');
    const [someone] = await service.sql<{ id: string }>(
      `select id from public.app_users where role = 'admin'`,
    );
    const involved = { ...args, user_id: someone?.id, role: 'other', note: 'x' };
    expect((await refusal(service.admin, 'set_case_person', involved)).message).toBe('case.anonymised');
  });

  it('closes forgotten open cases ninety days after raising an alarm', async () => {
    const open = await marked('appeal', false);
    await age(25);
    expect(await run()).toMatchObject({ complaints: 0, appeals: 0, records: 0 });
    const alarms = () =>
      service.sql(`select from public.alarms where kind = 'case_forgotten' and key = $1`, [open.id]);
    expect(await alarms()).toHaveLength(1);
    await age(29);
    expect(await run()).toMatchObject({ appeals: 1 });
    await run();
    expect(await tablesWith(service.sql, MARK)).toEqual([]);
    const [row] = await service.sql('select status, outcome from public.appeals where id = $1', [open.id]);
    expect(row).toEqual({ status: 'gugur', outcome: 'Ditutup karena masa simpan data pribadi berakhir.' });
  });

  it('runs in batches and reports whether more cases remain', async () => {
    for (let count = 0; count < 3; count += 1)
      await call(service.anon, 'submit_contact', { payload: service.contact() });
    await age(25);
    const step = async (most: number) => {
      const [row] = await service.sql<{ answer: { messages: number; more: boolean } }>(
        'select public.anonymise_closed_cases($1) as answer',
        [most],
      );
      return row?.answer;
    };
    expect(await step(2)).toMatchObject({ messages: 2, more: true });
    expect(await step(2)).toMatchObject({ messages: 1, more: false });
    const { data } = await service.admin.rpc('retention_state');
    expect(data).toMatchObject({ last: { messages: 3 }, waiting: { messages: 0 } });
  });
});
