import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  call,
  fileAppeal,
  openService,
  paperAppeal,
  refusal,
  today,
  track,
  type Receipt,
  type Service,
} from './requests.ts';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

const OLD = '2024-01-02';
const admission = { cause: 'keadaan_kahar', explanation: 'Banjir menutup kantor pemohon selama dua pekan.' };
const fileLate = (fields: object = {}) => fileAppeal(service, { decision_date: OLD, ...fields });
const rowOf = async (id: string) =>
  (await service.sql<Record<string, unknown>>('select * from public.appeals where id = $1', [id]))[0]!;
const lapse = {
  kind: 'appeal',
  new_status: 'gugur',
  outcome: 'Banding gugur karena terlambat.',
  reason: 'Surat diterima setelah hari terakhir, tanpa sebab yang dapat diterima.',
  declares: 'id',
  post: 'Manajer Mutu',
};

describe('a late appeal', () => {
  it('lapses with a written reason and a letter', async () => {
    const { id, receipt } = await fileLate();
    await call(service.editor, 'move_case', { ...lapse, id });
    expect(await rowOf(id)).toMatchObject({ is_late: true, status: 'gugur', late_admitted_at: null });
    const letters = await call<{ number: string }[]>(service.editor, 'case_letters', { kind: 'appeal', id });
    expect(letters).toHaveLength(1);
    expect(await track(service.anon, receipt)).toMatchObject({
      outcome_reason: lapse.reason,
      late: { admitted_at: null, cause: null },
    });
  });

  it('cannot be upheld, dismissed or declared complete before its admission', async () => {
    const { id } = await fileLate();
    await call(service.editor, 'move_case', { kind: 'appeal', id, new_status: 'diproses' });
    await call(service.editor, 'plan_effect', { appeal_id: id, effect: { kind: 'penilaian_ulang' } });
    const decide = {
      kind: 'appeal',
      id,
      outcome: 'Hasil.',
      reason: 'Alasan.',
      declares: 'id',
      post: 'Manajer Mutu',
    };
    const calls: [string, object][] = [
      ['move_case', { ...decide, new_status: 'ditolak' }],
      ['move_case', { ...decide, new_status: 'diterima', finding: 'dikabulkan', effect: 'Dinilai ulang.' }],
      ['complete_documents', { id }],
    ];
    for (const [name, args] of calls)
      expect((await refusal(service.editor, name, args)).message).toBe('case.late_undecided');
    const direct = await service.editor
      .from('appeals')
      .update({ documents_complete_at: new Date().toISOString() })
      .eq('id', id);
    expect(direct.error?.message).toBe('case.late_undecided');
    await call(service.editor, 'admit_late_appeal', { id, admission });
    for (const [name, args] of calls.slice(2)) await call(service.editor, name, args);
    await call(service.editor, 'move_case', { ...decide, new_status: 'ditolak' });
    expect(await rowOf(id)).toMatchObject({ status: 'ditolak', is_late: true });
  });

  it('is admitted once, for a cause that the appellant can read', async () => {
    const { id, receipt } = await fileLate();
    await call(service.editor, 'admit_late_appeal', { id, admission });
    expect(await rowOf(id)).toMatchObject({
      late_cause: 'keadaan_kahar',
      late_explanation: admission.explanation,
      late_admitted_by_name: 'Budi Editor',
      first_response_at: expect.any(String) as string,
    });
    const tracked = await track(service.anon, receipt);
    expect(tracked).toMatchObject({
      late: { cause: 'keadaan_kahar', admitted_at: expect.any(String) as string },
    });
    expect(tracked.events.at(-1)?.body).toContain(`Sebab: keadaan kahar. ${admission.explanation}`);
    expect((await refusal(service.admin, 'admit_late_appeal', { id, admission })).message).toBe(
      'case.late_admitted',
    );
  });

  it('cannot be admitted without a known cause and an explanation', async () => {
    const { id } = await fileLate();
    const problem = async (wrong: unknown) => {
      const { message, details } = await refusal(service.editor, 'admit_late_appeal', {
        id,
        admission: wrong,
      });
      return `${message} ${details}`;
    };
    expect(await problem(null)).toBe('field.invalid admission');
    expect(await problem([])).toBe('field.invalid admission');
    expect(await problem({ ...admission, cause: 'lupa' })).toBe('field.invalid cause');
    expect(await problem({ ...admission, cause: null })).toBe('field.required cause');
    expect(await problem({ ...admission, explanation: 'singkat' })).toBe('field.too_short explanation');
    expect(await problem({ ...admission, explanation: 'x'.repeat(2001) })).toBe('field.too_long explanation');
    expect(await problem({ ...admission, explanation: 'Karena [isi: sebab] ini.' })).toBe(
      'message.gaps explanation',
    );
    expect(await rowOf(id)).toMatchObject({ late_admitted_at: null });
  });

  it('stores the explanation separately if the appellant is confidential', async () => {
    const { id } = await fileLate({ is_confidential: true });
    await call(service.admin, 'admit_late_appeal', { id, admission });
    expect(JSON.stringify(await rowOf(id))).not.toMatch(/banjir/i);
    const audit = await service.sql('select after from public.audit_log where row_id = $1', [id]);
    expect(JSON.stringify(audit)).not.toMatch(/banjir/i);
    const { columns } = await call<{ columns: object }>(service.admin, 'case_text', { kind: 'appeal', id });
    expect(columns).toMatchObject({ late_explanation: admission.explanation });
    expect((await refusal(service.editor, 'admit_late_appeal', { id, admission })).message).toBe(
      'case.confidential',
    );
  });

  it('counts as late in the figures and in the quarterly report', async () => {
    const late = async () => {
      const figures = await call<{ filed_late: number }[]>(service.editor, 'case_figures', {
        kind: 'appeal',
      });
      return figures.reduce((sum, { filed_late }) => sum + filed_late, 0);
    };
    const before = await late();
    const { receipt } = await fileLate();
    await fileAppeal(service);
    expect(await late()).toBe(before + 1);
    const complaints = await call<{ filed_late: number }[]>(service.editor, 'case_figures', {
      kind: 'complaint',
    });
    expect(complaints.every(({ filed_late }) => filed_late === 0)).toBe(true);
    const [year, month] = today().split('-').map(Number);
    const lines = await call<{ number: string; is_late: boolean }[]>(service.editor, 'quarter_report', {
      year,
      quarter: Math.ceil(month! / 3),
    });
    expect(lines.find(({ number }) => number === receipt.number)?.is_late).toBe(true);
  });
});

it('an appeal filed in time cannot be admitted as late', async () => {
  const { id } = await fileAppeal(service);
  expect((await refusal(service.editor, 'admit_late_appeal', { id, admission })).message).toBe(
    'case.not_late',
  );
});

it('neither staff nor the owner of the tables can change whether an appeal is late', async () => {
  const { id } = await fileLate();
  for (const change of ['is_late = false', `filing_due_on = '2099-01-01'`])
    await expect(
      service.sql(`update public.appeals set ${change} where id = $1`, [id]),
      change,
    ).rejects.toThrow('case.read_only');
  const { error } = await service.admin.from('appeals').update({ is_late: false }).eq('id', id);
  expect(error?.code).toBe('42501');
});

it('the day of receipt decides whether an appeal on paper is late', async () => {
  const eligibility = await call<{ last_day: string }>(service.anon, 'appeal_eligibility', {
    decision_date: '2026-10-01',
  });
  const nextDay = new Date(Date.parse(eligibility.last_day) + 86_400_000).toISOString().slice(0, 10);
  const enter = (received_on: string) =>
    call<Receipt>(service.editor, 'enter_appeal', {
      entry: paperAppeal({ decision_date: '2026-10-01', received_on }),
    });
  expect((await enter(eligibility.last_day)).late_after).toBeNull();
  expect((await enter(nextDay)).late_after).toBe(eligibility.last_day);
});
