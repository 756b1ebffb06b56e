import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  call,
  fileAppeal,
  openService,
  refusal,
  today,
  track,
  upheldAppeal,
  type Service,
} from './requests.ts';

let service: Service;
let certificate: { id: string; number: string };
/** Certificate that no user of the test has decided on. */
let untouched: { id: string; number: string };
beforeAll(async () => {
  service = await openService();
  const [found, other] = await service.sql<typeof certificate>(
    `select id, number from public.certificates
     where status = 'aktif' and is_published and deleted_at is null and expires_on > private.today() + 200
     order by number limit 2`,
  );
  if (!found || !other) throw new Error('The register is empty');
  [certificate, untouched] = [found, other];
});
afterAll(() => service.close());

const reinstate = ({ number } = untouched) => ({ kind: 'pemulihan', certificate: number.toLowerCase() });
const effectOf = (appeal_id: string) =>
  call<{ kind: string | null; certificate: string | null; done_on: string | null; suggested: string | null }>(
    service.admin,
    'appeal_effect',
    { appeal_id },
  );
const openOnes = async () => {
  const work = await call<{ kind: string; entries: number }[]>(service.admin, 'work_today', {});
  return work.find(({ kind }) => kind === 'open_effects')?.entries ?? 0;
};
const missingOnBoard = async () => {
  const rows = await service.sql<{ missing: string[]; is_met: boolean }>(
    `select missing, is_met from private.kept_tests() where code = 'appeals' and test = 'effects'`,
  );
  return rows[0];
};
const idOf = async (person: Service['admin']) => (await person.auth.getUser()).data.user?.id;
const decide = (by: Service['admin'], kind: 'suspend' | 'reinstate') =>
  call(by, 'decide_certificate', {
    certificate_id: certificate.id,
    kind,
    facts: { reason: 'Putusan banding.', ...(kind === 'suspend' && { ground: 'kewajiban' }) },
  });

it('an upheld appeal stays open until an uninvolved user records the decision on the certificate', async () => {
  await decide(service.editor, 'suspend');
  await decide(service.editor, 'reinstate');
  await decide(service.editor, 'suspend');
  const fields = { application_number: certificate.number };
  const { id, receipt } = await upheldAppeal(service, reinstate(certificate), fields);
  expect(await effectOf(id)).toMatchObject({
    kind: 'pemulihan',
    certificate: certificate.number,
    suggested: certificate.number,
    done_on: null,
  });
  expect(await openOnes()).toBe(1);
  expect(await missingOnBoard()).toEqual({ missing: [receipt.number], is_met: false });
  expect(await track(service.anon, receipt)).toMatchObject({
    carried_out: { kind: 'pemulihan', done_on: null },
  });

  // The editor recorded the suspension, and is therefore involved.
  await decide(service.editor, 'reinstate');
  expect((await effectOf(id)).done_on).toBeNull();
  await decide(service.admin, 'suspend');
  expect((await effectOf(id)).done_on).toBeNull();

  await decide(service.admin, 'reinstate');
  expect((await effectOf(id)).done_on).toBe(today());
  expect(await openOnes()).toBe(0);
  expect(await missingOnBoard()).toEqual({ missing: [], is_met: true });
  expect(await track(service.anon, receipt)).toMatchObject({ carried_out: { done_on: today() } });
});

it('a new assessment is open until it has a date', async () => {
  const { id, receipt } = await upheldAppeal(service);
  expect(await openOnes()).toBe(1);
  const date = (assessment_on: string | null) =>
    refusal(service.editor, 'date_assessment', { appeal_id: id, assessment_on });
  expect((await date('2020-01-01')).message).toBe('field.invalid');
  expect((await date(null)).message).toBe('field.required');
  await call(service.editor, 'date_assessment', { appeal_id: id, assessment_on: '2027-02-01' });
  expect(await openOnes()).toBe(0);
  expect(await track(service.anon, receipt)).toMatchObject({
    carried_out: { kind: 'penilaian_ulang', assessment_on: '2027-02-01', done_on: '2027-02-01' },
  });
});

it('an appeal without an effect has a reason and creates no task', async () => {
  const none = { kind: 'tanpa_akibat', reason: 'Sertifikatnya sudah aktif kembali.' };
  const { id, receipt } = await upheldAppeal(service, none);
  expect(await openOnes()).toBe(0);
  expect(await track(service.anon, receipt)).toMatchObject({ carried_out: { reason: none.reason } });
  const args = { appeal_id: id, assessment_on: '2099-01-01' };
  expect((await refusal(service.editor, 'date_assessment', args)).message).toBe('case.no_assessment');
});

it('an effect is rejected without a known certificate, reason or kind, and for a closed appeal', async () => {
  const { id } = await fileAppeal(service);
  const problem = async (effect: unknown, by = service.editor) => {
    const { message, details } = await refusal(by, 'plan_effect', { appeal_id: id, effect });
    return `${message} ${details}`;
  };
  expect(await problem({ kind: 'lain' })).toBe('field.invalid kind');
  expect(await problem({ kind: 'pemulihan' })).toBe('field.required certificate');
  expect(await problem({ kind: 'pembatalan', certificate: 'TIDAK-ADA' })).toBe(
    'case.certificate_unknown certificate',
  );
  expect(await problem({ kind: 'tanpa_akibat', reason: 'x' })).toBe('field.too_short reason');
  expect(await problem({ kind: 'penilaian_ulang', assessment_on: '2020-01-01' })).toBe(
    'field.invalid assessment_on',
  );
  expect(await problem([])).toBe('field.invalid effect');
  const person = { kind: 'appeal', id, user_id: await idOf(service.editor), role: 'assessor' };
  await call(service.admin, 'set_case_person', person);
  expect(await problem({ kind: 'penilaian_ulang' })).toBe('case.involved id');
  const upheld = await upheldAppeal(service);
  const again = { appeal_id: upheld.id, effect: { kind: 'penilaian_ulang' } };
  expect((await refusal(service.editor, 'plan_effect', again)).message).toBe('case.closed');
});

it('reopening an upheld appeal deletes its effect, so the next decision needs a new one', async () => {
  const before = await openOnes();
  const { id } = await upheldAppeal(service, reinstate());
  expect(await openOnes()).toBe(before + 1);
  await call(service.admin, 'reopen_case', { kind: 'appeal', id, reason: 'Bukti baru.' });
  expect((await effectOf(id)).kind).toBeNull();
  expect(await openOnes()).toBe(before);
});

it('the effect of a confidential appeal is visible only to its readers', async () => {
  const fields = { is_confidential: true, application_number: untouched.number };
  const { id } = await upheldAppeal(service, reinstate(), fields);
  const args = { appeal_id: id };
  expect((await refusal(service.editor, 'appeal_effect', args)).message).toBe('case.confidential');
  expect(await call(service.admin, 'appeal_effect', args)).toMatchObject({ suggested: untouched.number });
  await service.sql(`select private.anonymise_case('appeal', $1)`, [id]);
  const left = await service.sql('select from private.appeal_effects where appeal_id = $1', [id]);
  expect(left).toHaveLength(1);
});
