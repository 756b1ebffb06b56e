-- Checks of duties that are fulfilled by lists, settings and records.

/* Returns the number of e-mails for which delivery was given up. */
create function private.lost_mails() returns integer language sql stable security definer set search_path = '' as $$
  select count(*)::integer from private.outgoing_mails m where m.given_up_at is not null and m.sent_at is null
$$;
grant execute on function private.lost_mails() to authenticated;

/* Returns the checks of duties that are fulfilled by lists and settings, with the missing parts. */
create function private.kept_tests() returns table (code text, test text, is_met boolean, missing text[])
language sql stable set search_path = '' as $$
  with codes as (
    select s.code, s.scheme_number, s.scheme_url from public.rl_subclass s
      join public.rl_categories c on c.id = s.category_id
    where s.is_published and s.deleted_at is null and c.is_published and c.deleted_at is null
  ), stages as (
    select a.* from public.alur_sertifikasi a where a.is_published and a.deleted_at is null
  ), papers as (
    select l.kind, l.title, l.number from public.legalitas l where l.is_published and l.deleted_at is null
      and coalesce(l.issued_on, '-infinity') <= private.today()
        and coalesce(l.valid_until, 'infinity') >= private.today()
  ), seats as (
    -- Splits texts into sentences, so that "does not decide appeals" does not count.
    select o.position, array(select d from regexp_split_to_table(o.position || '. ' || coalesce(o.bio, ''), '[.;\n]') d
      where d !~* '\m(tidak|bukan|tanpa)\M') as duties
    from public.struktur_organisasi o where o.is_published and o.deleted_at is null
  ), laws as (
    select l.kind, l.number from public.legal_products l where l.is_published and l.deleted_at is null
      and l.status <> 'dicabut'
  ), held as (
    select x.number, x.scheme_number, x.status, x.status_ground, x.suspended_until
    from public.certificates x join public.clients k on k.id = x.client_id
    where x.is_published and x.deleted_at is null and k.is_published and k.deleted_at is null
      and x.expires_on >= private.today()
  ), contact as (
    select coalesce(array_agg(k) filter (where private.is_filler(s.site ->> k)
      or k = 'address' and char_length(s.site ->> k) < 15
      or k = 'phone' and regexp_count(s.site ->> k, '[0-9]') < 6), '{}') as missing
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
    union all select 'surveillance', 'visits',
      array(select c.number || ' (' || min(v.due_on) || ')' from public.surveillance_visits v
          join public.certificates c on c.id = v.certificate_id
        where v.done_on is null and v.due_on < private.today() and c.is_published
          and private.is_watched(c.status, c.expires_on, c.deleted_at)
        group by c.number order by min(v.due_on), c.number)
    union all select 'fees', 'fee_each_nature', case when exists (select from private.counting_fees(private.today()))
      then private.fee_gaps() else '{none}' end
    union all select 'fees', 'decrees', private.revoked_bases()
    union all select 'complaints', 'form', private.notice_lacks()
    union all select 'appeals', 'form', private.notice_lacks()
    union all select 'complaints', 'holidays', private.unentered_years()
    union all select 'appeals', 'holidays', private.unentered_years()
    union all select 'appeals', 'effects', array(select e.number from private.open_effects() e order by 1)
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
    union all select 'legal_status', 'paper_numbers',
      array(select p.title from papers p where p.kind in ('akta', 'lisensi', 'akreditasi')
        and (private.is_filler(p.title) or private.is_filler(p.number) or p.number !~ '[0-9]') order by 1)
    union all select 'impartiality', 'statement',
      array(select 'pernyataan' where not exists (select from papers p where p.kind = 'pernyataan'))
    union all select 'impartiality', 'committee',
      array(select 'committee' where not exists (select from seats s where s.position ~* 'ketidakberpihakan'))
    union all select 'organization', 'deciding',
      array(select 'deciding' where not exists (select from seats s, unnest(s.duties) d where d ~* 'keputusan|memutus'))
    union all select 'organization', 'appeals_seat',
      array(select 'appeals_seat' where not exists (select from seats s, unnest(s.duties) d where d ~* 'banding'))
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
      -- The retention period can be a placeholder, or a number of months or whole years.
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

/* Checks that the site contains no demo content. missing: the parts with demo content. Security definer, because the
   list of demo content is internal. */
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

/* Returns the checks of duties that are fulfilled by the register and the cases. missing: certificate and appeal
   numbers, or a count. Security definer, because viewers cannot read cases. */
create function private.record_tests() returns table (code text, test text, is_met boolean, missing text[])
language sql stable security definer set search_path = '' as $$
  with named as (
    select 'decisions' as code, 'second_person' as test, array(select 'second_person' from public.site_settings s
      where not coalesce((s.certificates ->> 'second_person')::boolean, true)) as missing
    union all select 'decisions', 'decided', array(select c.number from public.certificates c
      where c.is_published and c.deleted_at is null and c.expires_on >= private.today()
        and c.status in ('aktif', 'dibekukan')
        and (c.decided_on is null or c.decided_on > c.issued_on or private.is_filler(c.decided_by)) order by 1)
    union all select 'handling', 'cases_overdue', array(select count(*)::text from (
        select c.next_due_at from public.complaints c where c.spam_at is null
        union all select a.next_due_at from public.appeals a where a.spam_at is null) d
      where d.next_due_at < now() having count(*) > 0)
    union all select 'handling', 'appeals_apart', array(select a.number from public.appeals a
      where a.status in ('diterima', 'ditolak') and a.spam_at is null
        and (a.declaration is null or private.is_involved(a.id, a.decided_by)
          or private.person_key(a.decider_name) in (select i from private.involved_names(a.id) i)) order by 1)
    union all select 'handling', 'appeal_signatory', array(select 'appeal_signatory' from public.site_settings s
      where private.is_filler(s.letters ->> 'appeal_signatory') or exists (
        select from public.certificate_decisions d
        left join public.app_users u on u.id = d.decider_id
        where d.decided_on > private.today() - 730 and private.person_key(s.letters ->> 'appeal_signatory')
          in (private.person_key(d.decider_name), private.person_key(u.full_name))))
  )
  select n.code, n.test, n.missing = '{}',
    n.missing[1:12] || case when cardinality(n.missing) > 12 then array['+' || cardinality(n.missing) - 12]
      else '{}' end from named n
$$;
grant execute on function private.record_tests() to authenticated;
