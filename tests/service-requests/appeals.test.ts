import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, fileAppeal, openService, refusal, send, today, type Service } from './requests.ts';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

interface Eligibility {
  possible: boolean;
  reason: string;
  last_day: string;
  days_left: number | null;
  filing_days: number;
  unentered_years: string[];
}
const checkEligibility = (decision_date: string) =>
  call<Eligibility>(service.anon, 'appeal_eligibility', { decision_date });

it('appeal_eligibility returns the last day for an appeal before the form is filled in', async () => {
  const answer = await checkEligibility(today());
  expect(answer).toMatchObject({ possible: true, reason: 'in_time', days_left: answer.filing_days });
  expect(answer.last_day > today()).toBe(true);
});

it('a late appeal is filed with the same last day as in the eligibility check', async () => {
  const eligibility = await checkEligibility('2024-01-02');
  expect(eligibility).toMatchObject({ possible: true, reason: 'too_late', days_left: null });
  // Holidays of that year are missing, so the last day may be too early; the answer lists the year.
  expect(eligibility.unentered_years).toEqual(['2024']);
  const { receipt } = await fileAppeal(service, { decision_date: '2024-01-02' });
  expect(receipt.number).toMatch(/^BND-/);
  expect(receipt.late_after).toBe(eligibility.last_day);
  expect((await fileAppeal(service)).receipt.late_after).toBeNull();
});

it('an appeal against a future decision is rejected', async () => {
  expect(await checkEligibility('2099-01-02')).toMatchObject({ possible: false, reason: 'date_in_future' });
  const payload = service.appeal({ decision_date: '2099-01-02' });
  expect((await refusal(service.anon, 'submit_appeal', { payload })).message).toBe('field.in_future');
});

it('the appeal window counts working days, using the holiday table', async () => {
  const { admin } = service;
  const before = await checkEligibility(today());
  const { error } = await admin
    .from('public_holidays')
    .insert({ holiday_date: before.last_day, name: 'Hari libur tambahan' });
  expect(error).toBeNull();
  expect((await checkEligibility(today())).last_day > before.last_day).toBe(true);
  await admin.from('public_holidays').delete().eq('holiday_date', before.last_day);
});

it('an appeal without a subject is titled by its number, in the language of the form', async () => {
  const titles = ['id', 'en'].map(async (language) => {
    const fields = { language, subject: undefined, application_number: `JUDUL/${language}` };
    const { id } = await fileAppeal(service, fields);
    const [row] = await service.sql<{ subject: string }>('select subject from public.appeals where id = $1', [
      id,
    ]);
    return row?.subject;
  });
  expect(await Promise.all(titles)).toEqual(['Banding JUDUL/id', 'Appeal JUDUL/en']);
});

it('the holder’s appeal is accepted after that of a stranger, without revealing either to the other', async () => {
  const { anon, appeal } = service;
  const application_number = 'GANDA/2026/7';
  const before = await checkEligibility(today());
  const answers = await Promise.all(
    ['asing@pelapor.example.id', 'pemegang@maju.example.id'].map((email) =>
      send(anon, 'submit_appeal', { payload: appeal({ application_number, email }) }),
    ),
  );
  expect(answers.map(({ error }) => error)).toEqual([null, null]);
  expect(await checkEligibility(today())).toEqual(before);
  // `application_number` is no longer a parameter.
  const { error } = await anon.rpc('appeal_eligibility', { decision_date: today(), application_number });
  expect(error?.code).toBe('PGRST202');
});

it('the response and re-assessment deadlines start when the documents are complete', async () => {
  const { editor } = service;
  const { id, receipt } = await fileAppeal(service);
  const { data } = await editor
    .from('appeals')
    .update({ documents_complete_at: new Date(Date.now() - 60_000).toISOString() })
    .eq('id', id)
    .select('first_response_due_at, due_at')
    .single();
  expect(data).toEqual({ first_response_due_at: receipt.first_response_due_at, due_at: receipt.due_at });
  const later = await editor
    .from('appeals')
    .update({ documents_complete_at: '2100-01-01T00:00:00Z' })
    .eq('id', id)
    .select();
  expect(later.error?.message).toBe('field.in_future');
});
