-- A certification body has public duties (ISO/IEC 17065, and the law). The board shows the checks and the last review
-- of each.
create table public.compliance_reviews (
  id uuid primary key default gen_random_uuid(),
  code text not null check (code in ('scheme', 'process', 'rules', 'changes', 'surveillance', 'fees', 'financing',
    'liability', 'rights',
    'marks', 'complaints', 'appeals', 'tracking', 'register', 'validity', 'legal_status', 'impartiality',
      'nondiscrimination',
    'confidentiality', 'organization', 'legal_basis', 'contact', 'privacy', 'records')),
  verdict text not null default 'sufficient' check (verdict in ('sufficient', 'insufficient')),
  note text check (private.is_text(note, 1000)),
  reviewed_by uuid references public.app_users (id) on delete set null,
  reviewer_name text not null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table public.compliance_reviews is
  'Reviews of the public duties, with verdict, reviewer and time. Written by review_compliance() only; never changed.';
create index compliance_reviews_newest on public.compliance_reviews (code, created_at desc);
create index compliance_reviews_reviewed_by on public.compliance_reviews (reviewed_by);
alter table public.compliance_reviews enable row level security;
grant select on public.compliance_reviews to authenticated, service_role;

/* For admins and editors: records the caller's review of `item` (a code of compliance_board): 'sufficient' or
   'insufficient'. key: idempotency key. Errors: 23514 for an unknown item or verdict, or a remark over 1,000
   characters; P0001 submission.key_used. */
create function public.review_compliance(
  item text, remark text default null, key uuid default null, verdict text default 'sufficient'
) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_role('admin', 'editor');
  if private.was_sent(key, 'review_compliance', jsonb_build_array(item, remark, verdict)) then return; end if;
  insert into public.compliance_reviews (code, note, verdict, reviewed_by, reviewer_name)
  select item, nullif(btrim(remark), ''), review_compliance.verdict, u.id, u.full_name from public.app_users u
    where u.id = auth.uid();
end $$;
grant execute on function public.review_compliance(text, text, uuid, text) to authenticated;

/* Returns the page of each duty. */
create function private.duty_pages() returns table (code text, slug text)
language sql immutable set search_path = '' as $$
  values ('rules', 'alur'), ('changes', 'alur'), ('financing', 'biaya'), ('liability', 'biaya'),
    ('rights', 'hak-kewajiban'),
    ('marks', 'hak-kewajiban'), ('impartiality', 'tentang'), ('nondiscrimination', 'tentang'),
      ('confidentiality', 'tentang'),
    ('complaints', 'prosedur-keluhan-banding'), ('appeals', 'prosedur-keluhan-banding'),
      ('privacy', 'kebijakan-privasi'),
    ('records', 'kebijakan-privasi')
$$;
grant execute on function private.duty_pages() to authenticated;

/* Returns the subjects that the Indonesian text of these pages must cover, in a heading or anywhere. pattern: for
   lower-case text. */
create function private.duty_subjects() returns table (code text, subject text, is_heading boolean, pattern text)
language sql immutable set search_path = '' as $$
  values
    ('rules', 'granting', true, 'pemberian'), ('rules', 'maintaining', true, 'pemelihara'),
      ('rules', 'extending', true, 'perluasan'),
    ('rules', 'reducing', true, 'pengurangan'), ('rules', 'suspending', true, 'pembekuan'),
      ('rules', 'withdrawing', true, 'pencabutan'),
    ('rules', 'refusing', true, 'penolakan'),
    ('changes', 'duration', true, 'jangka waktu'),
      ('changes', 'ending', false, '(pembekuan|penangguhan)[^.]*(diakhiri|berakhir)'),
    ('changes', 'publishing', false, 'daftar klien|diumumkan'),
      ('changes', 'final', false, '(dicabut|pencabutan)[^.]*(tidak|bersifat tetap|final)'),
    ('changes', 'told', false, 'diberi ?tahu|pemberitahuan kepada pemegang'),
    ('liability', 'liability', true, 'tanggung gugat|tanggung jawab hukum'),
    ('rights', 'rights', true, 'hak '), ('rights', 'duties', true, 'kewajiban'),
      ('rights', 'requirements', false, 'memenuhi persyaratan'),
    ('rights', 'access', false, 'akses'), ('rights', 'observers', false, 'pengamat'),
    ('rights', 'investigation', false, '(penyelidikan|pemeriksaan|investigasi)[^.]*keluhan'),
      ('rights', 'changes', false, 'perubahan'),
    ('rights', 'copies', false, 'salinan'), ('rights', 'returning', false, 'mengembalikan'),
      ('rights', 'media', false, 'media|iklan|brosur'),
    ('rights', 'records', false, 'catatan keluhan'),
    ('marks', 'use', true, 'penggunaan'), ('marks', 'scope', false, 'subklasifikasi|ruang lingkup'),
      ('marks', 'misleading', false, 'menyesatkan'),
    ('marks', 'kan', false, 'simbol akreditasi|simbol kan'), ('marks', 'permission', false, 'izin'),
      ('marks', 'sanction', false, 'sanksi|tindakan'),
    ('impartiality', 'impartiality', true, 'ketidakberpihakan'),
    ('nondiscrimination', 'nondiscrimination', true, 'diskriminasi|terbuka bagi'),
    ('confidentiality', 'confidentiality', true, 'kerahasiaan'),
      ('confidentiality', 'public', false, 'diumumkan|terbuka'),
    ('confidentiality', 'law', false, 'hukum|undang-undang'),
    ('complaints', 'receipt', true, 'penerimaan|menyampaikan'), ('complaints', 'investigation', true, 'pemeriksaan'),
    ('complaints', 'decision', true, 'keputusan'), ('complaints', 'independence', false, 'tidak terlibat'),
    ('complaints', 'follow_up', true, 'tindak lanjut'), ('complaints', 'outside', true, 'saluran lain'),
    ('appeals', 'appeals', true, 'banding'), ('appeals', 'independence', false, 'tidak terlibat'),
      ('appeals', 'effect', false, 'keputusan semula'),
    ('privacy', 'controller', true, 'pengendali'), ('privacy', 'data', true, 'data yang'),
      ('privacy', 'technical', false, 'alamat ip'),
    ('privacy', 'recipients', true, 'penerima'), ('privacy', 'abroad', false, 'luar negeri|luar wilayah'),
      ('privacy', 'breach', false, 'kegagalan pelindungan'),
    ('privacy', 'basis', true, 'dasar'), ('privacy', 'retention', true, 'masa simpan'),
      ('privacy', 'rights', true, 'hak'), ('records', 'kept', false, 'catatan')
$$;
grant execute on function private.duty_subjects() to authenticated;

/* Returns three checks of each page. page: it is published and has text. subjects: it covers all required ones
   (missing: the others). gaps: it contains no placeholder of a model text. */
create function private.written_tests() returns table (code text, test text, is_met boolean, missing text[])
language sql stable set search_path = '' as $$
  with written as (
    select d.code, coalesce(private.document_text(p.body) ~ '\S', false) as is_there,
      lower(coalesce(private.document_text(p.body), '')) as words,
      lower(coalesce(private.document_text(p.body), '') || ' ' ||
        coalesce(private.document_text(p.body_en), '')) as all_words,
      (select coalesce(string_agg(lower(private.document_text(b.value)), E'\n'), '')
        from jsonb_array_elements(p.body -> 'content') b (value)
        where b.value ->> 'type' = 'heading') as headings
    from private.duty_pages() d
      left join public.cms_pages p on p.slug = d.slug and p.status = 'published' and p.published_at <= now()
        and p.deleted_at is null
  ), lacking as (
    select w.code, coalesce(array_agg(s.subject order by s.place) filter (where not case when s.is_heading
      then w.headings else w.words end ~ s.pattern), '{}') as missing
    from written w
      join private.duty_subjects() with ordinality s (code, subject, is_heading, pattern, place) on s.code = w.code
        group by w.code
  )
  select w.code, 'page', w.is_there, '{}'::text[] from written w
  union all select l.code, 'subjects', l.missing = '{}', l.missing from lacking l
  union all select w.code, 'gaps', w.is_there and not private.has_gap(w.all_words), '{}' from written w
$$;
grant execute on function private.written_tests() to authenticated;

/* Returns the number of e-mails that were given up. */
create function private.lost_mails() returns integer language sql stable security definer set search_path = '' as $$
  select count(*)::integer from private.outgoing_mails m where m.given_up_at is not null and m.sent_at is null
$$;
grant execute on function private.lost_mails() to authenticated;

/* Checks the duties that lists and settings fulfil, and returns what is missing. */
create function private.kept_tests() returns table (code text, test text, is_met boolean, missing text[])
language sql stable set search_path = '' as $$
  with codes as (
    select s.code, s.scheme_number, s.scheme_url from public.rl_subclass s
      join public.rl_categories c on c.id = s.category_id
    where s.is_published and s.deleted_at is null and c.is_published and c.deleted_at is null
  ), stages as (
    select a.* from public.alur_sertifikasi a where a.is_published and a.deleted_at is null
  ), papers as (
    select l.kind from public.legalitas l where l.is_published and l.deleted_at is null
      and coalesce(l.issued_on, '-infinity') <= private.today()
        and coalesce(l.valid_until, 'infinity') >= private.today()
  ), seats as (
    select o.position, o.position || ' ' || coalesce(o.bio, '') as duties from public.struktur_organisasi o
      where o.is_published and o.deleted_at is null
  ), laws as (
    select l.kind, l.number from public.legal_products l where l.is_published and l.deleted_at is null
      and l.status <> 'dicabut'
  ), held as (
    select x.number, x.scheme_number, x.status, x.status_ground, x.suspended_until
    from public.certificates x join public.clients k on k.id = x.client_id
    where x.is_published and x.deleted_at is null and k.is_published and k.deleted_at is null
      and x.expires_on >= private.today()
  ), contact as (
    select coalesce(array_agg(k) filter (where not private.has_words(s.site ->> k)), '{}') as missing
    from public.site_settings s, unnest('{address,phone,email}'::text[]) k
  ), named as (
    select 'scheme' as code, 'codes' as test, array(select 'codes' where not exists (select from codes)) as missing
    union all select 'scheme', 'scheme_numbers',
      array(select c.code from codes c where not private.has_words(c.scheme_number) order by 1)
    union all select 'scheme', 'scheme_files',
      array(select c.code from codes c where not private.has_words(c.scheme_url) order by 1)
    union all select 'process', 'stages', array(select 'stages' where not exists (select from stages))
    union all select 'process', 'stage_times',
      array(select s.title from stages s where s.duration_days is null order by s.step_order)
    union all select 'surveillance', 'surveillance_stage',
      array(select 'stage' where not exists (select from stages s
        where s.title || ' ' || coalesce(s.description, '') ~* 'surveil|pengawasan'))
    union all select 'fees', 'fee_each_nature', case when exists (select from private.counting_fees(private.today()))
      then private.fee_gaps() else '{none}' end
    union all select 'fees', 'decrees', private.revoked_bases()
    union all select 'complaints', 'form', private.notice_lacks()
    union all select 'appeals', 'form', private.notice_lacks()
    union all select 'complaints', 'holidays', private.unentered_years()
    union all select 'appeals', 'holidays', private.unentered_years()
    union all select 'tracking', 'form', private.notice_lacks()
    union all select 'tracking', 'mails', array(select private.lost_mails()::text where private.lost_mails() > 0)
    union all select 'register', 'entries', array(select 'entries'
      where not exists (select from public.certificate_register))
    union all select 'register', 'schemes', array(select h.number from held h where h.status in ('aktif', 'dibekukan')
      and not private.has_words(h.scheme_number) order by 1)
    union all select 'validity', 'entries', array(select 'entries'
      where not exists (select from public.certificate_register))
    union all select 'validity', 'grounds', array(select h.number from held h where h.status in ('dibekukan', 'dicabut')
      and h.status_ground is null order by 1)
    union all select 'changes', 'suspensions',
      array(select h.number from held h where h.status = 'dibekukan'
        and coalesce(h.suspended_until, '-infinity') < private.today() order by 1)
    union all select 'legal_status', 'deed', array(select 'akta'
      where not exists (select from papers p where p.kind = 'akta'))
    union all select 'legal_status', 'licence',
      array(select 'lisensi' where not exists (select from papers p where p.kind = 'lisensi'))
    union all select 'legal_status', 'accreditation',
      array(select 'akreditasi' where not exists (select from papers p where p.kind = 'akreditasi'))
    union all select 'impartiality', 'statement',
      array(select 'pernyataan' where not exists (select from papers p where p.kind = 'pernyataan'))
    union all select 'impartiality', 'committee',
      array(select 'committee' where not exists (select from seats s where s.position ~* 'ketidakberpihakan'))
    union all select 'organization', 'deciding',
      array(select 'deciding' where not exists (select from seats s where s.duties ~* 'keputusan|memutus'))
    union all select 'organization', 'appeals_seat',
      array(select 'appeals_seat' where not exists (select from seats s where s.duties ~* 'banding'))
    union all select 'organization', 'seats', array(select 'seats' where not exists (select from seats))
    union all select 'legal_basis', 'laws', array(select 'laws' where not exists (select from laws))
    union all select 'legal_basis', 'standard',
      array(select '17065' where not exists (select from laws l where l.kind = 'standar' and l.number ~ '17065'))
    union all select 'contact', 'contact', c.missing from contact c
    union all select 'privacy', 'notice', private.notice_lacks()
    union all select 'privacy', 'retention_agrees',
      array(select r.months || ' ' || w.language from public.site_settings s
      cross join lateral (select (s.privacy ->> 'retention_months')::integer as months) r
      cross join lateral (select l.code, s.privacy ->> ('text' || l.ending)
        from private.languages() l) w (language, words)
      -- The retention can be written as a placeholder, in months or in whole years.
      where private.has_words(w.words) and w.words !~* ('\{masa_simpan\}|\m' || r.months || '\s+(bulan|months?)\M'
        || case when r.months % 12 = 0 then '|\m' || r.months / 12 || '\s+(tahun|years?)\M' else '' end))
    union all select 'records', 'record_cycles',
      array(select r.months::text || ' < ' || r.cycles from public.site_settings s cross join lateral (
        select coalesce((s.privacy ->> 'record_months')::integer, 72) as months, coalesce(private.validity_days(), 1095)
          * 24 / 365 as cycles) r
      where r.months < r.cycles)
  )
  -- Lists the first 12, then the number of others, such as '+3'.
  select n.code, n.test, n.missing = '{}',
    n.missing[1:12] || case when cardinality(n.missing) > 12 then array['+' || cardinality(n.missing) - 12]
      else '{}' end from named n
$$;
grant execute on function private.kept_tests() to authenticated;

/* Checks that no content is from the demo. missing: the parts with content of the demo. Security definer, because the
   record of the demo is internal. */
create function private.own_tests() returns table (code text, test text, is_met boolean, missing text[])
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  with demo as materialized (
    select t.name, d.id
    from unnest('{cms_pages,legalitas,struktur_organisasi,site_settings,rl_subclass,certificates}'::text[]) t (name)
      cross join lateral private.demo_rows_of(t.name) d (id)
  ), still as (
    select d.code, p.title as what from private.duty_pages() d join public.cms_pages p on p.slug = d.slug
      join demo on demo.name = 'cms_pages' and demo.id = p.id::text
    union all select case when l.kind = 'pernyataan' then 'impartiality' else 'legal_status' end, l.title
      from public.legalitas l
      join demo on demo.name = 'legalitas' and demo.id = l.id::text where l.is_published and l.deleted_at is null
    union all select 'organization', o.position from public.struktur_organisasi o
      join demo on demo.name = 'struktur_organisasi' and demo.id = o.id::text where o.is_published
        and o.deleted_at is null
    union all select 'contact', s.site_name from public.site_settings s join demo on demo.name = 'site_settings'
    union all select 'scheme', c.code from public.rl_subclass c join demo on demo.name = 'rl_subclass'
      and demo.id = c.id::text
      where c.is_published and c.deleted_at is null
    union all select r.code, c.number from public.certificates c join demo on demo.name = 'certificates'
      and demo.id = c.id::text
      cross join (values ('register'), ('validity')) r (code) where c.is_published and c.deleted_at is null
  ), named as (
    select k.code, array(select s.what from still s where s.code = k.code order by 1) as missing
    from (select d.code from private.duty_pages() d
      union select unnest('{legal_status,organization,contact,scheme,register,validity}'::text[])) k
  )
  select n.code, 'own', n.missing = '{}',
    n.missing[1:12] || case when cardinality(n.missing) > 12 then array['+' || cardinality(n.missing) - 12]
      else '{}' end from named n;
end $$;
grant execute on function private.own_tests() to authenticated;

/* Returns the time since which the privacy notice has had its current text. */
create function private.notice_set_at() returns timestamptz
language sql stable security definer set search_path = '' as $$
  select n.set_at from public.site_settings s
    join private.privacy_notices n on n.version = s.privacy ->> 'notice_version'
$$;
grant execute on function private.notice_set_at() to authenticated;

/* Returns in which languages the content of each duty exists, and its last change. A page exists in English if it has
   English text, a list if no published entry lacks it; the register contains only names. */
create function private.duty_languages()
returns table (code text, has_id boolean, has_en boolean, changed_at timestamptz)
language sql stable set search_path = '' as $$
  select d.code, f.has_id and (d.code <> 'privacy' or private.has_words(s.privacy ->> 'text')),
    f.has_en and (d.code <> 'privacy' or private.has_words(s.privacy ->> 'text_en')),
    case d.code when 'privacy' then greatest(f.changed_at, private.notice_set_at()) else f.changed_at end
  from private.duty_pages() d cross join lateral private.page_fill(d.slug) f cross join public.site_settings s
  union all select 'tracking', private.notice_lacks() = '{}', private.notice_lacks() = '{}'
    and private.has_words(s.privacy ->> 'text_en'), private.notice_set_at()
    from public.site_settings s
  union all select 'scheme', count(*) > 0, coalesce(bool_and(private.has_words(s.name_en)
    and private.has_words(c.name_en)), false), greatest(max(s.updated_at), max(c.updated_at))
    from public.rl_subclass s join public.rl_categories c on c.id = s.category_id
    where s.is_published and s.deleted_at is null and c.is_published and c.deleted_at is null
  union all select 'process', count(*) > 0, coalesce(bool_and(private.has_words(title_en)
    and (description is null or private.has_words(description_en))), false), max(updated_at)
    from public.alur_sertifikasi where is_published and deleted_at is null
  union all select 'surveillance', count(*) > 0,
    coalesce(bool_and(private.has_words(title_en) and (description is null or private.has_words(description_en))),
    false), max(updated_at)
    from public.alur_sertifikasi where is_published and deleted_at is null
      and title || ' ' || coalesce(description, '') ~* 'surveil|pengawasan'
  union all select 'fees', count(*) > 0, coalesce(bool_and(private.has_words(qualification_en)), false), max(updated_at)
    from private.counting_fees(private.today())
  union all select 'legal_status', count(*) > 0, coalesce(bool_and(private.has_words(title_en)), false), max(updated_at)
    from public.legalitas where is_published and deleted_at is null
      and coalesce(valid_until, 'infinity') >= private.today()
  union all select 'organization', count(*) > 0, coalesce(bool_and(private.has_words(position_en)), false),
    max(updated_at)
    from public.struktur_organisasi where is_published and deleted_at is null
  union all select 'legal_basis', count(*) > 0, coalesce(bool_and(private.has_words(title_en)), false), max(updated_at)
    from public.legal_products where is_published and deleted_at is null and status <> 'dicabut'
  union all select 'contact', n.filled = 3, n.filled = 3 and private.has_words(s.site ->> 'address_en'), s.updated_at
    from public.site_settings s cross join lateral (
      select count(*) as filled from unnest('{address,phone,email}'::text[]) k where private.has_words(s.site ->> k)) n
  union all select w.code, r.is_there, r.is_there, r.changed_at
    from (select exists (select from public.certificate_register) as is_there,
        (select max(c.updated_at) from public.certificates c where c.deleted_at is null) as changed_at) r,
      (values ('register'), ('validity')) w (code)
$$;
grant execute on function private.duty_languages() to authenticated;

/* For staff: returns every public duty with its languages, checks ([{test, is_met, missing}], failing ones first), last
   change and last review. review_due: never reviewed, or more than twelve months ago. The caller's policies apply.
   Errors: 42501 for others. */
create function public.compliance_board()
returns table (code text, has_id boolean, has_en boolean, tests jsonb, changed_at timestamptz, verdict text,
  reviewed_at timestamptz, reviewer_name text, note text, review_due boolean)
language plpgsql stable set search_path = '' set jit = off as $$
begin
  perform private.require_role('admin', 'editor', 'viewer');
  return query
    select l.code, l.has_id, l.has_en, coalesce(t.tests, '[]'), l.changed_at, r.verdict, r.created_at, r.reviewer_name,
      r.note,
      coalesce(r.created_at < now() - interval '12 months', true)
    from private.duty_languages() l
      left join (
        select x.code, jsonb_agg(jsonb_build_object('test', x.test, 'is_met', x.is_met, 'missing', to_jsonb(x.missing))
          order by x.is_met, x.test) as tests
        from (select * from private.written_tests() union all select * from private.kept_tests() union all select *
          from private.own_tests()) x group by x.code
      ) t on t.code = l.code
      left join lateral (
        select x.verdict, x.created_at, x.reviewer_name, x.note from public.compliance_reviews x
        where x.code = l.code order by x.created_at desc limit 1
      ) r on true;
end $$;
grant execute on function public.compliance_board() to authenticated;

call private.announce_changes('public.compliance_reviews', 'staff');

create trigger audit after insert or update or delete on public.compliance_reviews
  for each row execute function private.write_audit();

create policy "staff read" on public.compliance_reviews for select to authenticated
  using ((select private.has_role('admin', 'editor', 'viewer')));
