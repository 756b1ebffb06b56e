import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, fileAppeal, fileComplaint, openService, refusal, track, type Service } from './requests.ts';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

const planEffect = (appeal_id: string) =>
  call(service.admin, 'plan_effect', { appeal_id, effect: { kind: 'penilaian_ulang' } });
const decision = { outcome: 'Diperiksa.', reason: 'Jadwal terlewat.', declares: 'id', post: 'Manajer Mutu' };
async function openCase(kind: 'complaint' | 'appeal', fields: object = {}) {
  const filed = await (kind === 'complaint' ? fileComplaint : fileAppeal)(service, fields);
  await call(service.admin, 'move_case', { kind, id: filed.id, new_status: 'diproses' });
  const end = (new_status: string, more: object = {}) => ({
    kind,
    id: filed.id,
    new_status,
    ...decision,
    ...more,
  });
  return { ...filed, end };
}

it('a complaint requires a finding that fits its outcome', async () => {
  const { end, receipt } = await openCase('complaint');
  const refusalCode = async (args: object) => (await refusal(service.editor, 'move_case', args)).message;
  expect(await refusalCode(end('selesai'))).toBe('case.finding_required');
  expect(await refusalCode(end('selesai', { finding: 'di_luar_lingkup' }))).toBe('field.invalid');
  expect(await refusalCode(end('ditolak', { finding: 'terbukti' }))).toBe('field.invalid');
  expect(await refusalCode(end('selesai', { finding: 'tidak_terbukti', effect: 'x' }))).toBe(
    'case.outcome_only_when_closing',
  );
  await call(service.editor, 'move_case', end('selesai', { finding: 'tidak_terbukti' }));
  expect(await track(service.anon, receipt)).toMatchObject({ finding: 'tidak_terbukti', effect: null });
  const figures = await call<{ finding: string | null; received: number }[]>(service.editor, 'case_figures', {
    kind: 'complaint',
  });
  expect(figures).toContainEqual(expect.objectContaining({ finding: 'tidak_terbukti', received: 1 }));
});

it('the figures count responses and decisions made by their deadlines', async () => {
  const [inTime, late, waiting] = [
    await openCase('complaint', { category: 'penyalahgunaan' }),
    await openCase('complaint', { category: 'penyalahgunaan' }),
    await fileComplaint(service, { category: 'penyalahgunaan' }),
  ];
  await service.sql(
    `update public.complaints set first_response_due_at = now() - interval '1 day', due_at = now() - interval '1 hour' where id = any ($1)`,
    [[late.id, waiting.id]],
  );
  await call(service.editor, 'move_case', inTime.end('selesai', { finding: 'tidak_terbukti' }));
  await call(service.editor, 'move_case', late.end('selesai', { finding: 'tidak_terbukti' }));
  const lines = await call<Record<string, number | string>[]>(service.editor, 'case_figures', {
    kind: 'complaint',
  });
  const sum = (column: string) =>
    lines
      .filter(({ category }) => category === 'penyalahgunaan')
      .reduce((all, line) => all + Number(line[column]), 0);
  expect(['answers_due', 'answered_in_time', 'outcomes_due', 'decided_in_time'].map(sum)).toEqual([
    3, 1, 3, 1,
  ]);
});

it('an upheld appeal requires an effect', async () => {
  const upheld = await openCase('appeal');
  const args = upheld.end('diterima', { finding: 'dikabulkan_sebagian' });
  expect((await refusal(service.editor, 'move_case', args)).message).toBe('case.effect_required');
  const named = { ...args, effect: 'Kualifikasi dinilai ulang.' };
  expect((await refusal(service.editor, 'move_case', named)).message).toBe('case.effect_unplanned');
  await planEffect(upheld.id);
  await call(service.editor, 'move_case', named);
  expect(await track(service.anon, upheld.receipt)).toMatchObject({
    finding: 'dikabulkan_sebagian',
    effect: 'Kualifikasi dinilai ulang.',
  });
  const dismissed = await openCase('appeal');
  await call(service.editor, 'move_case', dismissed.end('ditolak'));
  expect(await track(service.anon, dismissed.receipt)).toMatchObject({ finding: 'tidak_dikabulkan' });
});

it('the effect of a confidential appeal is stored separately and reported by quarter', async () => {
  const { id, receipt, end } = await openCase('appeal', { is_confidential: true });
  await planEffect(id);
  await call(
    service.admin,
    'move_case',
    end('diterima', { finding: 'dikabulkan', effect: 'Mawar diterbitkan.' }),
  );
  const [row] = await service.sql('select * from public.appeals where id = $1', [id]);
  expect(JSON.stringify(row)).not.toMatch(/mawar/i);
  expect(await track(service.anon, receipt)).toMatchObject({ effect: 'Mawar diterbitkan.' });
  const now = new Date(Date.now() + 7 * 3_600_000);
  const lines = await call<{ number: string; finding: string | null }[]>(service.editor, 'quarter_report', {
    year: now.getUTCFullYear(),
    quarter: Math.floor(now.getUTCMonth() / 3) + 1,
  });
  expect(lines.find(({ number }) => number === receipt.number)).toMatchObject({ finding: 'dikabulkan' });
});
