-- Numbers are stored once: time limits and contacts in the settings, fees in their list, validity in the
-- certification process. Texts contain placeholders such as {batas_banding}, which are filled in for display.

/* Returns a count with its unit: '14 hari kerja', '1 working day'. */
create function private.counted(language text, count integer, unit text) returns text
language sql immutable set search_path = '' as $$
  select count || ' ' || private.wording(language, case when count = 1 then u.one else u.many end)
  from (values
    ('working_day', '{"id": "hari kerja", "en": "working day"}'::jsonb,
      '{"id": "hari kerja", "en": "working days"}'::jsonb),
    ('day', '{"id": "hari", "en": "day"}', '{"id": "hari", "en": "days"}'),
    ('month', '{"id": "bulan", "en": "month"}', '{"id": "bulan", "en": "months"}'),
    ('year', '{"id": "tahun", "en": "year"}', '{"id": "tahun", "en": "years"}')
  ) u (unit, one, many) where u.unit = counted.unit
$$;

/* Returns 'Rp315.000', in English 'Rp315,000'. */
create function private.rupiah(language text, amount bigint) returns text
language sql immutable set search_path = '' as $$
  select 'Rp' || replace(to_char(amount, 'FM999,999,999,999,990'), ',', l.thousands)
  from private.languages() l where l.code = coalesce(language, private.default_language())
$$;
grant execute on function private.rupiah(text, bigint) to visitor_reader;

/* Returns a label for use within a sentence: 'Kecil' becomes 'kecil'; acronyms such as 'BUJK' are unchanged. */
create function private.within_sentence(label text) returns text language sql immutable set search_path = '' as $$
  select case when label ~ '^[[:upper:]][[:lower:]]' then lower(left(label, 1)) || substr(label, 2) else label end $$;

/* Returns how many days a certificate is valid: the longest interval of the certification process. */
create function private.validity_days() returns integer language sql stable set search_path = '' as $$
  select max(a.duration_days) from public.alur_sertifikasi a where a.is_published and a.deleted_at is null
    and a.duration_days >= 365
$$;
grant execute on function private.validity_days() to authenticated, service_role;

/* Returns the number of working days of all steps up to the issue of a certificate, without corrections. Steps of more
   than 180 days belong to later cycles. */
create function private.process_days() returns integer language sql stable set search_path = '' as $$
  select sum(a.duration_days)::integer from public.alur_sertifikasi a where a.is_published and a.deleted_at is null
    and a.duration_days <= 180
$$;

/* Returns all placeholders with their values in a language; null without a value. */
create function private.numbers_of(s public.site_settings, language text) returns table (name text, says text)
language sql stable security definer set search_path = '' as $$
  select n.name, private.counted(language, n.days, n.unit)
  from private.validity_days() v (days), lateral (values
    ('batas_perbaikan', (s.deadlines ->> 'correction_days')::integer, 'working_day'),
    ('batas_dokumen', (s.deadlines ->> 'document_days')::integer, 'day'),
    ('batas_pengembalian', (s.deadlines ->> 'return_days')::integer, 'working_day'),
    ('tanggapan_keluhan', (s.deadlines ->> 'complaint_first_response_days')::integer, 'working_day'),
    ('hasil_keluhan', (s.deadlines ->> 'complaint_outcome_days')::integer, 'working_day'),
    ('batas_banding', (s.deadlines ->> 'appeal_filing_days')::integer, 'working_day'),
    ('jawaban_banding', (s.deadlines ->> 'appeal_answer_days')::integer, 'working_day'),
    ('putusan_banding', (s.deadlines ->> 'appeal_reassessment_days')::integer, 'working_day'),
    ('masa_simpan', (s.privacy ->> 'retention_months')::integer, 'month'),
    ('masa_catatan', greatest((s.privacy ->> 'record_months')::integer, (s.privacy ->> 'retention_months')::integer),
      'month'),
    ('lama_proses', private.process_days(), 'working_day'),
    ('masa_berlaku', case when v.days % 365 = 0 then v.days / 365 else v.days end, case when v.days % 365 = 0
      then 'year' else 'day' end)
  ) n (name, days, unit)
  union all select 'nama_lembaga', private.in_language(to_jsonb(s), 'site_name', language)
  union all select k.name, private.in_language(s.site, k.key, language)
    from (values ('email', 'email'), ('telepon', 'phone'), ('alamat', 'address'), ('jam_kerja', 'work_hours')) k (name,
      key)
  union all select 'biaya_banding', private.rupiah(language, (s.appeal_fee ->> 'amount')::bigint)
  union all select 'tarif_' || w.nature, string_agg(private.within_sentence(private.in_language(to_jsonb(f),
    'qualification', language)) || ' ' || private.rupiah(language, f.amount), ', ' order by f.sort_order, f.id)
    from unnest('{umum,spesialis,terintegrasi,konsultansi,konsultansi_spesialis}'::text[]) w (nature)
      left join private.counting_fees(private.today()) f on f.nature = w.nature
    group by w.nature
  union all select 'dasar_tarif', string_agg(distinct l.number, ', ')
    from private.counting_fees(private.today()) f join public.legal_products l on l.id = f.legal_product_id
$$;
grant execute on function private.numbers_of(public.site_settings, text) to anon, authenticated, service_role;

/* For everyone: returns the placeholders of texts, such as {batas_banding}, with their current values in both
   languages; null values are shown as '…'. */
create function public.text_numbers() returns table (name text, id text, en text)
language sql stable set search_path = '' as $$
  select i.name, i.says, e.says
  from public.site_settings s cross join lateral private.numbers_of(s, private.default_language()) i
    join lateral private.numbers_of(s, private.column_language('text_en')) e on e.name = i.name
$$;
grant execute on function public.text_numbers() to anon, authenticated, service_role;

/* Returns the value of every placeholder by name; '…' if there is none. settings: by default those of the site. */
create function private.number_values(language text, settings public.site_settings default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_object_agg(n.name, coalesce(n.says, '…'))
  from private.numbers_of(coalesce(settings, (select s from public.site_settings s)), language) n
$$;
grant execute on function private.number_values(text, public.site_settings) to visitor_reader;

/* Fills in the placeholders of a text. Unknown ones are unchanged. */
create function private.with_numbers(value text, numbers jsonb) returns text
language plpgsql immutable set search_path = '' as $$
declare
  known record;
begin
  if value ~ '\{[a-z_]+\}' then
    for known in select n.key, n.value as says from jsonb_each_text(numbers) n loop
      value := replace(value, '{' || known.key || '}', known.says);
    end loop;
  end if;
  return value;
end $$;
grant execute on function private.with_numbers(text, jsonb) to visitor_reader;
