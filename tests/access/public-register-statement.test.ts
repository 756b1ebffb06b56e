import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestStack, type TestStack } from '../support/stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

/** Words for each public column in the statement on confidentiality; null for keys and sort orders. */
const named: Record<string, readonly [id: string, en: string] | null> = {
  association: ['asosiasi', 'association'],
  category_code: ['ruang lingkup', 'scope'],
  category_name: ['ruang lingkup', 'scope'],
  category_name_en: ['ruang lingkup', 'scope'],
  city: ['kota', 'city'],
  client_id: null,
  client_name: ['nama', 'name'],
  decided_by: ['siapa yang memutuskan', 'who decided'],
  decided_on: ['tanggal', 'date'],
  decision_number: ['nomor', 'number'],
  expires_on: ['tanggal', 'dates'],
  holder_form: ['bentuk', 'legal form'],
  holder_name: ['nama', 'name'],
  id: null,
  issued_on: ['tanggal', 'dates'],
  kbli_code: ['KBLI', 'KBLI'],
  kbli_other_code: ['KBLI', 'KBLI'],
  kbli_other_version: ['KBLI', 'KBLI'],
  kbli_version: ['KBLI', 'KBLI'],
  legal_basis: ['dasar hukum', 'legal basis'],
  legal_form: ['bentuk', 'legal form'],
  lpjk_number: ['LPJK', 'LPJK'],
  lpjk_url: ['LPJK', 'LPJK'],
  nib: ['NIB', 'NIB'],
  number: ['nomor', 'number'],
  province: ['provinsi', 'province'],
  qualification: ['kualifikasi', 'qualification'],
  replaced_by_number: ['sertifikat pengganti', 'replacing certificate'],
  scheme_edition: ['skema', 'scheme'],
  scheme_number: ['skema', 'scheme'],
  status: ['status sertifikat', 'status of the certificate'],
  status_ground: ['jenis alasan', 'kind of reason'],
  subclass_code: ['ruang lingkup', 'scope'],
  subclass_id: null,
  subclass_name: ['ruang lingkup', 'scope'],
  subclass_name_en: ['ruang lingkup', 'scope'],
  successor_number: ['sertifikat pengganti', 'replacing certificate'],
  suspended_until: ['akhir pembekuan', 'end of a suspension'],
};

it('the statement on confidentiality covers every column that the register publishes', async () => {
  const columns = await stack.sql<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = 'public.certificate_register'::regclass and attnum > 0 order by 1`,
  );
  expect(Object.keys(named).sort(), 'name each public column').toEqual(
    columns.map(({ name }) => name).sort(),
  );
  const [page] = await stack.sql<{ id: string; en: string }>(
    `select body::text as id, body_en::text as en from public.cms_pages where body::text like '%Kerahasiaan%'`,
  );
  const statement = {
    id: /Yang diumumkan hanya [^"]*/.exec(page?.id ?? '')?.[0] ?? '',
    en: /Only the register is made public[^"]*/.exec(page?.en ?? '')?.[0] ?? '',
  };
  for (const words of Object.values(named)) {
    if (!words) continue;
    expect(statement.id).toContain(words[0]);
    expect(statement.en).toContain(words[1]);
  }
});
