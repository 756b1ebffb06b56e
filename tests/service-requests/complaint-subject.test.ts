import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, fileComplaint, openService, refusal, type Service } from './requests.ts';

interface Row {
  about_name: string | null;
  about_company_id: string | null;
  about_certificate_id: string | null;
}

let service: Service;
let company = { id: '', name: '', number: '', certificate: '' };
beforeAll(async () => {
  service = await openService();
  const [found] = await service.sql<typeof company>(
    `select k.id, coalesce(k.legal_form || ' ', '') || k.name as name, c.number, c.id as certificate
     from public.clients k join public.certificates c on c.client_id = k.id
     where k.is_published and k.deleted_at is null and c.is_published and c.deleted_at is null limit 1`,
  );
  company = found!;
});
afterAll(() => service.close());

const aboutOf = async (id: string) => {
  const [row] = await service.sql<Row>(
    'select about_name, about_company_id, about_certificate_id from public.complaints where id = $1',
    [id],
  );
  return row;
};

it('a complaint stores a company, a certificate or free text as its subject', async () => {
  const byCompany = await fileComplaint(service, { about_company: company.id, about_name: 'Nama lain' });
  expect(await aboutOf(byCompany.id)).toEqual({
    about_name: company.name,
    about_company_id: company.id,
    about_certificate_id: null,
  });
  const byNumber = await fileComplaint(service, { about_certificate: company.number });
  expect(await aboutOf(byNumber.id)).toEqual({
    about_name: `${company.name} (${company.number})`,
    about_company_id: company.id,
    about_certificate_id: company.certificate,
  });
  const byWords = await fileComplaint(service, { about_name: 'CV Tidak Terdaftar' });
  expect(await aboutOf(byWords.id)).toMatchObject({
    about_name: 'CV Tidak Terdaftar',
    about_company_id: null,
  });
});

it('unknown and unpublished subjects are rejected with a field error', async () => {
  const [hidden] = await service.sql<{ id: string }>(
    `insert into public.clients (name, is_published) values ('PT Belum Terbit', false) returning id`,
  );
  for (const fields of [
    { about_company: hidden!.id },
    { about_company: '00000000-0000-4000-8000-000000000000' },
    { about_company: `${company.id.slice(0, 35)}'` },
    { about_certificate: 'TIDAK-ADA-1' },
  ]) {
    const { message, details } = await refusal(service.anon, 'submit_complaint', {
      payload: service.complaint(fields),
    });
    expect({ message, details }).toEqual({ message: 'field.invalid', details: 'about_name' });
  }
  const found = await call<unknown[]>(service.anon, 'complaint_subjects', { query: 'Belum Terbit' });
  expect(found).toEqual([]);
});

it('companies are found by name and NIB', async () => {
  const subjects = (query: string) =>
    call<{ company_id: string; certificate: string | null }[]>(service.anon, 'complaint_subjects', { query });
  const typed = company.number.replaceAll(/[^A-Za-z0-9]/g, ' ').toLowerCase();
  expect((await subjects(typed))[0]).toMatchObject({ company_id: company.id, certificate: company.number });
  const word = company.name.split(' ').at(-1)!;
  expect((await subjects(word)).map(({ company_id }) => company_id)).toContain(company.id);
  expect(await subjects('%%%')).toEqual([]);
  expect(await subjects('a')).toEqual([]);
  expect(await call(service.anon, 'complaint_subjects', { company: company.id })).toHaveLength(1);
});

it('a subject corrected by staff is recorded on the timeline and counted by company', async () => {
  const { id } = await fileComplaint(service, { about_name: 'PT Salah Tulis' });
  await call(service.editor, 'set_complaint_subject', { id, subject: { about_company: company.id } });
  expect(await aboutOf(id)).toMatchObject({ about_company_id: company.id });
  const [note] = await service.sql<{ body: string; actor_name: string }>(
    `select body, actor_name from public.case_events where complaint_id = $1 and kind = 'note'`,
    [id],
  );
  expect(note).toEqual({
    body: `Pihak yang dikeluhkan: PT Salah Tulis → ${company.name}`,
    actor_name: 'Budi Editor',
  });
  const [counted] = await call<{ company_id: string; complaints: number }[]>(
    service.editor,
    'complaint_companies',
    { including: [company.id] },
  );
  expect(counted).toMatchObject({ company_id: company.id, complaints: 3, open: 3 });
  const { count } = await service.editor
    .from('complaints')
    .select('id', { count: 'exact', head: true })
    .eq('about_company_id', company.id);
  expect(count).toBe(3);
  await call(service.editor, 'set_complaint_subject', { id, subject: {} });
  expect(await aboutOf(id)).toEqual({ about_name: null, about_company_id: null, about_certificate_id: null });
});

it('the subject of a confidential complaint is visible only to readers of the case', async () => {
  const { id } = await fileComplaint(service, { is_confidential: true, about_certificate: company.number });
  expect(await aboutOf(id)).toEqual({
    about_name: '(rahasia)',
    about_company_id: null,
    about_certificate_id: null,
  });
  const { columns } = await call<{ columns: Record<string, string> }>(service.admin, 'case_text', {
    kind: 'complaint',
    id,
  });
  expect(columns).toMatchObject({ about_company_id: company.id });
  const correct = { id, subject: { about_name: 'CV Mawar' } };
  expect((await refusal(service.editor, 'set_complaint_subject', correct)).message).toBe('case.confidential');
  await call(service.admin, 'set_complaint_subject', correct);
  const after = await call<{ columns: Record<string, string> }>(service.admin, 'case_text', {
    kind: 'complaint',
    id,
  });
  expect(after.columns.about_name).toBe('CV Mawar');
  expect(after.columns).not.toHaveProperty('about_company_id');
  const trail = await service.sql(
    `select 1 from public.audit_log where row_id = $1 and after::text ~ 'Mawar'`,
    [id],
  );
  expect(trail).toEqual([]);
});
