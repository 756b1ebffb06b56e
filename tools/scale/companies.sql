-- Invented companies (scale.clients), certificates (scale.certificates) and their histories. Every name
-- contains "Konstruksi", the worst case for search. NIBs begin with 998, numbers with SKALA: neither is
-- issued. (2654435761 scatters the values.)
insert into public.clients (name, legal_form, nib, province, city, association)
select initcap(first.word || ' ' || second.word || ' konstruksi ' || third.word),
  (array['PT', 'PT', 'PT', 'CV'])[1 + n % 4], '998' || lpad(n::text, 10, '0'), place.province, place.city, 'Asosiasi Skala'
from (
    select n, n * 2654435761 % 34 as place from generate_series(0, current_setting('scale.clients')::integer - 1) n
  ) company
  cross join lateral (select (array['adhi', 'agung', 'anugerah', 'arta', 'bahtera', 'bakti', 'bima', 'buana', 'cahaya', 'cakra', 'cempaka', 'citra',
    'daya', 'delta', 'dharma', 'dian', 'duta', 'elang', 'fajar', 'galang', 'garuda', 'gema', 'graha', 'hasta', 'indo', 'intan', 'jati', 'jaya', 'kencana',
    'kurnia', 'lintas', 'mahkota', 'mandala', 'mega', 'mitra', 'mulia', 'mustika', 'nata', 'nirmala', 'nusa', 'paku', 'pandu', 'perdana', 'prima', 'pusaka',
    'rajasa', 'ratna', 'sakti', 'samudera', 'satria', 'sinar', 'surya', 'tata', 'tiara', 'tirta', 'tunas', 'utama', 'wahana', 'wijaya', 'yasa'])[1 + n % 60] as word) first
  cross join lateral (select (array['abadi', 'alam', 'asih', 'bangun', 'baru', 'beton', 'bumi', 'cipta', 'dinamika', 'gemilang', 'griya', 'guna', 'harapan',
    'inti', 'jagat', 'karsa', 'karya', 'kreasi', 'lautan', 'lestari', 'makmur', 'mandiri', 'niaga', 'nugraha', 'panca', 'permata', 'persada', 'pertiwi',
    'pratama', 'putra', 'raya', 'rekayasa', 'sarana', 'sejati', 'semesta', 'sentra', 'teknik', 'tri', 'usaha', 'wira'])[1 + n / 60 % 40] as word) second
  cross join lateral (select (array['abadi', 'bersama', 'indah', 'jaya', 'kencana', 'lestari', 'mandiri', 'makmur', 'nusantara', 'perkasa', 'persada',
    'prima', 'raya', 'sejahtera', 'selaras', 'sentosa', 'setia', 'tama', 'unggul', 'utama', 'wijaya'])[1 + n / 2400 % 21] as word) third
  join (
    select row_number() over (order by name) - 1 as nth, name as province, 'Kota ' || name as city
    from unnest(array['Aceh', 'Sumatera Utara', 'Sumatera Barat', 'Riau', 'Jambi', 'Sumatera Selatan', 'Bengkulu', 'Lampung', 'Kepulauan Bangka Belitung',
      'Kepulauan Riau', 'DKI Jakarta', 'Jawa Barat', 'Jawa Tengah', 'DI Yogyakarta', 'Jawa Timur', 'Banten', 'Bali', 'Nusa Tenggara Barat',
      'Nusa Tenggara Timur', 'Kalimantan Barat', 'Kalimantan Tengah', 'Kalimantan Selatan', 'Kalimantan Timur', 'Kalimantan Utara', 'Sulawesi Utara',
      'Sulawesi Tengah', 'Sulawesi Selatan', 'Sulawesi Tenggara', 'Gorontalo', 'Sulawesi Barat', 'Maluku', 'Maluku Utara', 'Papua', 'Papua Barat']) name
  ) place on place.nth = company.place;

-- Gives one company in ten a former name.
insert into public.client_names (client_id, name, legal_form, until_on)
select id, 'Bekas ' || name, legal_form, private.today() - 100 from public.clients where nib like '998%5';

insert into public.certificates (client_id, subclass_id, number, qualification, issued_on, expires_on, status,
  holder_name, holder_form, decided_on, decided_by, subclass_code, subclass_name, subclass_name_en, kbli_code, kbli_version)
select company.id, scope.id, 'SKALA-' || scope.code || '-' || lpad(n::text, 6, '0'),
  scope.qualifications[1 + n % 5 * cardinality(scope.qualifications) / 5],
  private.today() - age, private.today() - age + 1095,
  case n % 50 when 0 then 'dibekukan' when 1 then 'dicabut' when 2 then 'diganti' else 'aktif' end,
  company.name, company.legal_form, private.today() - age, 'Direktur', scope.code, scope.name, scope.name_en, scope.kbli_code, scope.kbli_version
from (
    select n, n::bigint * 40503 % current_setting('scale.clients')::integer as company, n * 2654435761 % count as scope, (n * 7919 % 1300)::integer as age
    from generate_series(0, current_setting('scale.certificates')::integer - 1) n, (select count(*) from public.rl_subclass) s
  ) certificate
  join (select id, name, legal_form, row_number() over (order by nib) - 1 as nth from public.clients where nib like '998%') company on company.nth = certificate.company
  join (
    select s.id, s.code, s.name, s.name_en, s.kbli_code, s.kbli_version, s.qualifications, row_number() over (order by s.code) - 1 as nth from public.rl_subclass s
  ) scope on scope.nth = certificate.scope;

-- Rows that the triggers of the certificates would have written.
update public.certificates set first_published_at = created_at where number like 'SKALA-%' and is_published;
insert into private.certificate_numbers (number_key, certificate_id)
select private.number_key(number), id from public.certificates where number like 'SKALA-%';
insert into public.certificate_decisions (certificate_id, number, kind, effective_on, decided_on, decided_by, facts)
select c.id, c.number, 'grant', c.issued_on, c.decided_on, c.decided_by, private.decided_facts(c) - private.status_columns()
from public.certificates c where c.number like 'SKALA-%';
insert into public.certificate_decisions (certificate_id, number, kind, effective_on, decided_on, reason)
select id, number, case status when 'dibekukan' then 'suspend' when 'dicabut' then 'withdraw' else 'replace' end,
  least(issued_on + 30, private.today()), least(issued_on + 30, private.today()), 'Data skala'
from public.certificates where number like 'SKALA-%' and status <> 'aktif';
insert into public.certificate_decisions (certificate_id, number, kind, effective_on, decided_on, reason, facts)
select id, number, 'correct', least(issued_on + 60, private.today()), least(issued_on + 60, private.today()), 'Data skala',
  jsonb_build_object('kbli_code', jsonb_build_array('00000', kbli_code))
from public.certificates where number like 'SKALA-%' and status = 'aktif' and right(number, 2) = '77';
insert into public.surveillance_visits (certificate_id, due_on, done_on, result)
select id, due_on, case when due_on < private.today() then due_on end, case when due_on < private.today() then 'memenuhi' end
from public.certificates, lateral (select (issued_on + make_interval(years => n))::date as due_on from generate_series(1, 2) n) visit
where number like 'SKALA-%' and status in ('aktif', 'dibekukan');
