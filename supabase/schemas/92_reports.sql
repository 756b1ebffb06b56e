/* For admins and editors: finds texts that contain a value, such as the previous one of a changed setting: with a unit
   ('days', 'months', 'years'), as an amount ('rupiah'), or anywhere ('words'). Returns kind (the table), id, slug (of
   pages), title, language, excerpt; at most 100. Errors: 42501, P0001 field.invalid. */
create function public.texts_with(value text, unit text default 'words')
returns table (kind text, id uuid, slug text, title text,
language text, excerpt text) language plpgsql stable security definer set search_path = '' as $$
declare
  -- Letters, digits and blanks are literal; other characters are escaped.
  quoted constant text := regexp_replace(btrim(left(value, 300)), '([^[:alnum:][:space:]])', '\\\1', 'g');
  pattern text;
begin
  perform private.require_role('admin', 'editor');
  if unit is null or unit not in ('days', 'months', 'years', 'rupiah', 'words') then
    perform private.refuse('field.invalid', 'unit');
  end if;
  if quoted is null or quoted = '' or (unit <> 'words' and quoted !~ case unit when 'rupiah' then '^[0-9]{1,12}$'
    else '^[0-9]{1,4}$' end) then perform private.refuse('field.invalid', 'value'); end if;
  pattern := case unit when 'days' then '\m' || quoted || '\s+(?:hari|working days?|days?)\M'
    when 'months' then '\m' || quoted || '\s+(?:bulan|months?)\M'
    when 'years' then '\m' || quoted || '\s+(?:tahun|years?)\M'
    -- Matches 'Rp315.000' and 'Rp 315,000', but not 'Rp315.000.000'.
    when 'rupiah' then 'Rp\s?' || replace(to_char(quoted::bigint, 'FM999,999,999,999'), ',', '[.,]') || '(?![.,]?[0-9])'
    else regexp_replace(quoted, '\s+', '\\s+', 'g') end;
  return query
    select b.kind, b.id, b.slug, b.title, b.language, substring(b.words from '(?i).{0,60}' || pattern || '.{0,60}')
    from private.body_texts b where b.words ~* pattern order by b.kind, b.title, b.language limit 100;
end $$;
grant execute on function public.texts_with(text, text) to authenticated;

/* Returns the certificates, cases and corrective actions of a quarter. A certificate that was never in the register was
   not granted: it is a draft, or waits for a second person. */
create function private.quarter_lines(first_day date, next_day date)
returns table (section text, number text, company text, subject text, happened_on date, closed_on date, state text,
  detail text, finding text, is_late boolean)
language sql stable set search_path = '' as $$
  with span as (
    select first_day::timestamp at time zone 'Asia/Jakarta' as begins,
      next_day::timestamp at time zone 'Asia/Jakarta' as ends
  )
  select 'issued', c.number, private.company_title(k.legal_form, k.name), c.subclass_code || ' ' || c.qualification,
    c.issued_on, null::date, c.status, c.decision_number, null, false
    from public.certificates c join public.clients k on k.id = c.client_id
    where c.deleted_at is null and c.first_published_at is not null and c.issued_on >= first_day
      and c.issued_on < next_day
  union all
  select case d.kind when 'suspend' then 'suspended' when 'withdraw' then 'withdrawn' when 'replace' then 'replaced'
      when 'reinstate' then 'reinstated' when 'reduce' then 'reduced' when 'correct' then 'corrected'
      else 'annulled' end,
      d.number, private.company_title(k.legal_form, k.name), c.subclass_code || ' ' || c.qualification, d.effective_on,
        null, case d.kind when 'suspend' then 'dibekukan' when 'withdraw' then 'dicabut' when 'replace' then 'diganti'
          when 'reinstate' then 'aktif' else c.status end, d.reason, null, false
    from public.certificate_decisions d
      left join public.certificates c on c.id = d.certificate_id
      left join public.clients k on k.id = c.client_id
    where d.kind <> 'grant' and not d.is_carried and d.effective_on >= first_day and d.effective_on < next_day
  union all
  select 'complaint', c.number, case when c.about_company_id is not null and c.spam_at is null
    then c.about_name end, case when c.spam_at is null then c.category else 'spam' end,
      (c.created_at at time zone 'Asia/Jakarta')::date, (coalesce(c.closed_at, c.spam_at) at time zone
        'Asia/Jakarta')::date, case when c.spam_at is null then c.status else 'spam' end,
          case when c.is_confidential then null else c.outcome end, c.finding, false
    from public.complaints c, span s
    where c.created_at >= s.begins and c.created_at < s.ends or coalesce(c.closed_at, c.spam_at) >= s.begins
      and coalesce(c.closed_at, c.spam_at) < s.ends
  union all
  select 'appeal', a.number, null, case when a.spam_at is null then a.category else 'spam' end,
      (a.created_at at time zone 'Asia/Jakarta')::date, (coalesce(a.closed_at, a.spam_at) at time zone
        'Asia/Jakarta')::date, case when a.spam_at is null then a.status else 'spam' end,
          case when a.is_confidential then null else a.outcome end, a.finding, a.is_late
    from public.appeals a, span s
    where a.created_at >= s.begins and a.created_at < s.ends or coalesce(a.closed_at, a.spam_at) >= s.begins
      and coalesce(a.closed_at, a.spam_at) < s.ends
  union all
  select 'action', c.number, null, c.kind, x.due_on, x.settled_on, x.status, case when c.is_confidential then null
    else x.words end, c.finding, false
    from private.corrective_actions x join private.cases c on c.kind = x.kind and c.id = x.case_id, span s
    where c.spam_at is null and x.status <> 'not_needed' and x.created_at < s.ends
      and (x.settled_on is null or x.settled_on >= first_day)
$$;

/* For admins and editors: returns the report of a quarter (1 to 4) for the accreditation body: [{section, number,
   company, subject, happened_on, closed_on, state, detail, finding, is_late (an appeal filed after its last day)}]:
   section 'issued', 'suspended', 'reinstated', 'withdrawn', 'replaced', 'reduced', 'corrected', 'annulled' (decisions
   on certificates, by day), 'complaint', 'appeal' (received or closed; for spam, category and state are 'spam' and
   closed_on is the day of marking; company: the one that a complaint is about; excludes reporters, and outcomes of
   confidential cases), 'action' (corrective actions that were open: happened_on is the due day, closed_on the day of
   settlement; excludes texts of confidential cases). Errors: 42501, P0001 field.invalid (year, quarter). */
create function public.quarter_report(year integer, quarter integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  first_day date;
begin
  perform private.require_handler();
  if year is null or year not between 2000 and 2100 then perform private.refuse('field.invalid', 'year'); end if;
  if quarter is null or quarter not between 1 and 4 then perform private.refuse('field.invalid', 'quarter'); end if;
  first_day := make_date(year, quarter * 3 - 2, 1);
  -- The result is one value, because the API returns at most 1,000 rows.
  return coalesce((select jsonb_agg(to_jsonb(l)
    order by array_position('{issued,suspended,reinstated,withdrawn,replaced,reduced,corrected,annulled,complaint,'
                            'appeal,action}',
      l.section), l.happened_on, l.number)
    from private.quarter_lines(first_day, (first_day + interval '3 months')::date) l), '[]');
end $$;
grant execute on function public.quarter_report(integer, integer) to authenticated;

-- The browser of an admin exports all content as one file, under row-level security.

/* For admins: returns the content tables to export, and writes the export to the audit log and the security record.
   Excludes cases, users, secrets and keys. Errors: 42501 for others; P0001 session.not_fresh. */
create function public.begin_content_export() returns setof text
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  perform private.require_fresh_session();
  perform private.log_action('content', 'export', null);
  perform private.note_security('export', jsonb_build_object('what', 'content'));
  return query select t.table_name from private.content_tables t order by 1;
end $$;
grant execute on function public.begin_content_export() to authenticated;

/* Returns the texts of an object in one language, by the suffix of its keys: '' or '_en'. */
create function private.words_of_language(texts jsonb, ending text) returns text
language sql stable set search_path = '' as $$
  select string_agg(t.said, ' ' order by t.key) from jsonb_each_text(coalesce(texts, '{}')) t (key, said)
  where case when ending <> '' then right(t.key, char_length(ending)) = ending
    else not exists (select from private.languages() l where l.ending <> ''
      and right(t.key, char_length(l.ending)) = l.ending) end $$;

/* Texts that visitors can or will read, with drafts of pages, in both languages. Excludes news, which only had to be
   right when published. */
create view private.body_texts as
  select 'cms_pages' as kind, p.id, p.slug, p.title, l.code as language,
    private.document_text(to_jsonb(p) -> ('body' || l.ending)) as words
    from public.cms_pages p, private.languages() l where p.deleted_at is null
  union all
  select 'drafts', p.id, p.slug, p.title, l.code, private.document_text(d.changes -> ('body' || l.ending))
    from public.drafts d join public.cms_pages p on d.table_name = 'cms_pages'
      and p.id = d.row_id, private.languages() l
    where p.deleted_at is null
  union all
  select 'faq', f.id, null, f.question, l.code, private.document_text(to_jsonb(f) -> ('answer' || l.ending))
    from public.faq f, private.languages() l where f.deleted_at is null
  union all
  select 'alur_sertifikasi', a.id, null, a.title, l.code,
    concat_ws(' ', r.texts ->> ('description' || l.ending), r.texts ->> ('documents' || l.ending),
      r.texts ->> ('output' || l.ending), a.outcome ->> ('approved' || l.ending),
        a.outcome ->> ('revision' || l.ending), a.outcome ->> ('rejected' || l.ending))
    from public.alur_sertifikasi a, to_jsonb(a) r (texts), private.languages() l where a.deleted_at is null
  union all
  select 'fees', f.id, null, f.qualification, l.code, to_jsonb(f) ->> ('note' || l.ending)
    from public.fees f, private.languages() l where f.deleted_at is null
  union all
  select 'hero_slides', h.id, null, h.title, l.code,
    concat_ws(' ', r.texts ->> ('title' || l.ending), r.texts ->> ('subtitle' || l.ending),
      r.texts ->> ('cta_primary_text' || l.ending), r.texts ->> ('cta_secondary_text' || l.ending))
    from public.hero_slides h, to_jsonb(h) r (texts), private.languages() l where h.deleted_at is null
  union all
  select 'struktur_organisasi', o.id, null, o.position, l.code, to_jsonb(o) ->> ('bio' || l.ending)
    from public.struktur_organisasi o, private.languages() l where o.deleted_at is null
  union all
  select 'legalitas', p.id, null, p.title, l.code, to_jsonb(p) ->> ('description' || l.ending)
    from public.legalitas p, private.languages() l where p.deleted_at is null
  union all
  select 'rl_subclass', s.id, null, s.code, l.code, to_jsonb(s) ->> ('description' || l.ending)
    from public.rl_subclass s, private.languages() l where s.deleted_at is null
  union all
  select 'site_settings', s.id, null, s.site_name, l.code,
    concat_ws(' ', s.privacy ->> ('text' || l.ending), s.appeal_fee ->> ('note' || l.ending))
    from public.site_settings s, private.languages() l
  union all
  select 'home', s.id, null, s.site_name, l.code,
    concat_ws(' ', s.site ->> ('tagline' || l.ending), private.words_of_language(s.site -> 'home', l.ending))
    from public.site_settings s, private.languages() l
  union all
  select 'promotion', s.id, null, s.site_name, l.code,
    concat_ws(' ', s.promo ->> ('title' || l.ending), s.promo ->> ('text' || l.ending))
    from public.site_settings s, private.languages() l
  union all
  select 'wordings', s.id, null, s.site_name, l.code, private.words_of_language(s.certificates, l.ending)
    from public.site_settings s, private.languages() l
  union all
  select 'message_templates', t.id, null, t.purpose, l.code, to_jsonb(t) ->> ('body' || l.ending)
    from public.message_templates t, private.languages() l;
