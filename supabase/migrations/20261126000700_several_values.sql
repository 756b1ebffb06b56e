-- Filters of the long lists hold one value or several: filters -> name is a text, or an array of texts of which a row meets one.

/* The different values that a filter asks for; null for none. At most fifty: refuses filter.too_many. */
create function private.filter_values(filters jsonb, name text) returns text[] language plpgsql immutable set search_path = '' as $$
declare
  given constant jsonb := filters -> name;
begin
  if jsonb_typeof(given) is distinct from 'array' then
    return case when filters ->> name <> '' then array[filters ->> name] end;
  end if;
  if jsonb_array_length(given) > 50 then perform private.refuse('filter.too_many', name, '50'); end if;
  return nullif(array(select distinct v from jsonb_array_elements_text(given) v where v <> ''), '{}');
end $$;
grant execute on function private.filter_values(jsonb, text) to staff_reader;

/* One value is asked for by itself: for an equal value, not for one among several, an index gives its rows in the order of the list. */
create function private.one_or_several(asked text[], out one text, out several text[]) language sql immutable set search_path = '' as $$
  select case when cardinality(asked) = 1 then asked[1] end, case when cardinality(asked) > 1 then asked end $$;
grant execute on function private.one_or_several(text[]) to staff_reader;

/* Statuses of today in terms of what is stored: these statuses, with a last day in that span; null is no limit. today: where no one
   span is that of all, what certificate_status() has to say. */
create function private.statuses_meant(chosen text[], out statuses text[], out lasts_from date, out ended_before date, out today text[])
language sql stable set search_path = '' as $$
  select case when 'kedaluwarsa' = any (chosen) then array_remove(chosen, 'kedaluwarsa') || '{aktif,dibekukan}'::text[] else chosen end,
    case when chosen <@ '{aktif,dibekukan}' then private.today() end,
    case when chosen = '{kedaluwarsa}' then private.today() end,
    case when not (chosen <@ '{aktif,dibekukan}') and chosen <> '{kedaluwarsa}' and chosen && '{aktif,dibekukan,kedaluwarsa}' then chosen end $$;
grant execute on function private.statuses_meant(text[]) to staff_reader;

-- ---- Companies ------------------------------------------------------------------------------------------------------

alter type private.client_question add attribute provinces text[], add attribute associations text[], add attribute today text[],
  add attribute legal_form text;

create or replace function private.client_question(query text, filters jsonb, sort text) returns private.client_question
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  asked private.client_question;
  words text[] := private.company_words(query);
  phrase text;
  compact constant text := upper(regexp_replace(left(query, 100), '\s', '', 'g'));
  few constant integer := 5000;
  clients uuid[];
begin
  asked.sort := private.list_sort(sort, '{name,updated_at,province,association,deleted_at}');
  asked.is_trash := coalesce(filters ->> 'view' = 'trash', false);
  select * into asked.province, asked.provinces from private.one_or_several(private.filter_values(filters, 'province'));
  select * into asked.association, asked.associations from private.one_or_several(private.filter_values(filters, 'association'));
  asked.is_published := case filters ->> 'published' when 'yes' then true when 'no' then false end;
  select * into asked.statuses, asked.lasts_from, asked.ended_before, asked.today from private.statuses_meant(private.filter_values(filters, 'status'));
  if asked.statuses is not null then
    select coalesce(array_agg(f.client_id), '{}') into clients from (
      select x.client_id from public.certificates x where x.deleted_at is null and x.status = any (asked.statuses)
        and (asked.lasts_from is null or x.expires_on >= asked.lasts_from)
        and (asked.ended_before is null or x.expires_on < asked.ended_before)
        and (asked.today is null or public.certificate_status(x.status, x.expires_on) = any (asked.today))
      limit few + 1
    ) f;
    if cardinality(clients) <= few then asked.clients := clients; end if;
  end if;
  asked.has_words := compact <> '';
  if not asked.has_words then return asked; end if;
  -- A legal form alone is looked for as it is, and where it has a column of its own.
  if words = '{}' then
    words := private.list_words(query);
    asked.legal_form := upper(array_to_string(words, ' '));
  end if;
  phrase := array_to_string(words, ' ');
  if char_length(phrase) >= 3 then
    asked.containing := array(select '%' || word || '%' from unnest(words) word);
  elsif phrase <> '' then
    -- Of fewer than three letters the trigram index knows the words that begin so, and no others.
    asked.beginning := phrase || '%';
  end if;
  if compact ~ '[0-9]' and char_length(compact) >= 3 then
    asked.number := private.number_without_words(query) || '%';
    if compact ~ '^[0-9]+$' then asked.nib := asked.number; end if;
  end if;
  return asked;
end $$;

create or replace function private.clients_asked_for(asked private.client_question, skipped integer, wanted integer) returns setof uuid
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  is_descending constant boolean := asked.sort like '-%';
begin
  return query
    select t.id from public.clients t
    where (t.deleted_at is not null) = asked.is_trash
      and (asked.province is null or t.province = asked.province)
      and (asked.provinces is null or t.province = any (asked.provinces))
      and (asked.association is null or t.association = asked.association)
      and (asked.associations is null or t.association = any (asked.associations))
      and (asked.is_published is null or t.is_published = asked.is_published)
      and (asked.clients is null or t.id = any (asked.clients))
      -- A value, not exists: for that the planner may read all certificates first.
      and (asked.statuses is null or asked.clients is not null or (
        select true from public.certificates x
        where x.client_id = t.id and x.deleted_at is null and x.status = any (asked.statuses)
          and (asked.lasts_from is null or x.expires_on >= asked.lasts_from)
          and (asked.ended_before is null or x.expires_on < asked.ended_before)
          and (asked.today is null or public.certificate_status(x.status, x.expires_on) = any (asked.today))
        limit 1))
      and (not asked.has_words
        or asked.beginning is not null and (lower(t.name) like asked.beginning or t.name ilike '% ' || asked.beginning)
        or asked.legal_form is not null and t.legal_form = asked.legal_form
        or asked.containing[1] is not null and (t.name ilike asked.containing[1] or t.city ilike asked.containing[1])
          and (asked.containing[2] is null or t.name ilike asked.containing[2] or t.city ilike asked.containing[2])
          and (asked.containing[3] is null or t.name ilike asked.containing[3] or t.city ilike asked.containing[3])
          and (asked.containing[4] is null or concat_ws(' ', t.name, t.city) ilike all (asked.containing[4:]))
        or asked.number is not null and t.id = any (array(
          select x.client_id from public.certificates x
            where upper(regexp_replace(x.number, '[^A-Za-z0-9]', '', 'g')) like asked.number limit 1000))
        or asked.nib is not null and t.nib like asked.nib)
    order by
      case when asked.sort = 'name' then t.name end, case when asked.sort = '-name' then t.name end desc,
      case when asked.sort = 'updated_at' then t.updated_at end, case when asked.sort = '-updated_at' then t.updated_at end desc,
      case when asked.sort = 'province' then t.province end, case when asked.sort = '-province' then t.province end desc,
      case when asked.sort = 'association' then t.association end, case when asked.sort = '-association' then t.association end desc,
      case when asked.sort = 'deleted_at' then t.deleted_at end, case when asked.sort = '-deleted_at' then t.deleted_at end desc,
      case when not is_descending then t.id end, case when is_descending then t.id end desc
    offset skipped limit wanted;
end $$;

-- ---- Certificates ---------------------------------------------------------------------------------------------------

alter type private.certificate_question add attribute qualifications text[], add attribute today text[], add attribute number_end text,
  add attribute has_ending_suspension boolean;

create or replace function private.certificate_question(query text, filters jsonb, sort text) returns private.certificate_question
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  asked private.certificate_question;
  words constant text[] := private.company_words(query);
  compact constant text := upper(regexp_replace(left(query, 100), '\s', '', 'g'));
  categories constant text[] := private.filter_values(filters, 'category');
  few constant integer := 5000;
  p text[];
  clients uuid[];
begin
  asked.sort := private.list_sort(sort, '{-updated_at,number,issued_on,expires_on,deleted_at}');
  asked.is_trash := coalesce(filters ->> 'view' = 'trash', false);
  select * into asked.statuses, asked.lasts_from, asked.ended_before, asked.today from private.statuses_meant(private.filter_values(filters, 'status'));
  if filters ->> 'expiring' in ('30', '60', '90') then asked.expiring_until := private.today() + (filters ->> 'expiring')::integer; end if;
  asked.has_ending_suspension := coalesce(filters ->> 'suspension' = 'ending', false);
  select * into asked.qualification, asked.qualifications from private.one_or_several(private.filter_values(filters, 'qualification'));
  if categories is not null then
    asked.scopes := array(select s.id from public.rl_subclass s join public.rl_categories g on g.id = s.category_id
      where g.code in (select upper(c) from unnest(categories) c));
  end if;
  asked.is_published := case filters ->> 'published' when 'yes' then true when 'no' then false end;
  if compact = '' then return asked; end if;
  asked.number := private.like_text(compact) || '%';
  asked.number_end := private.number_end(query);
  if char_length(array_to_string(words, '')) < 3 then return asked; end if;
  p := array(select '%' || word || '%' from unnest(words) word);
  asked.containing := p;
  select coalesce(array_agg(f.id), '{}') into clients from (
    select c.id from public.clients c
    where c.name ilike p[1] and (p[2] is null or c.name ilike p[2]) and (p[3] is null or c.name ilike p[3]) and (p[4] is null or c.name ilike all (p[4:]))
    limit few + 1
  ) f;
  if cardinality(clients) <= few then asked.clients := clients; end if;
  return asked;
end $$;

create or replace function private.certificates_asked_for(asked private.certificate_question, skipped integer, wanted integer) returns setof uuid
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  is_descending constant boolean := asked.sort like '-%';
  today constant date := private.today();
begin
  return query
    select t.id from public.certificates t
    where (t.deleted_at is not null) = asked.is_trash
      and (asked.statuses is null or t.status = any (asked.statuses))
      and (asked.lasts_from is null or t.expires_on >= asked.lasts_from)
      and (asked.ended_before is null or t.expires_on < asked.ended_before)
      and (asked.today is null or public.certificate_status(t.status, t.expires_on) = any (asked.today))
      and (asked.expiring_until is null or t.status in ('aktif', 'dibekukan') and t.expires_on between today and asked.expiring_until)
      and (not asked.has_ending_suspension or t.suspended_until is not null
        and private.is_suspension_ending(t.status, t.suspended_until, t.expires_on, t.deleted_at))
      and (asked.qualification is null or t.qualification = asked.qualification)
      and (asked.qualifications is null or t.qualification = any (asked.qualifications))
      and (asked.scopes is null or t.subclass_id = any (asked.scopes))
      and (asked.is_published is null or t.is_published = asked.is_published)
      and (asked.number is null
        or upper(t.number) like asked.number
        or asked.number_end is not null and reverse(upper(regexp_replace(t.number, '[^A-Za-z0-9]', '', 'g'))) like asked.number_end
        or asked.clients is not null and t.client_id = any (asked.clients)
        -- A value, not exists: that would be answered by reading all companies first.
        or asked.clients is null and asked.containing is not null and (
          select c.name ilike all (asked.containing) from public.clients c where c.id = t.client_id))
    order by
      case when asked.sort = 'updated_at' then t.updated_at end, case when asked.sort = '-updated_at' then t.updated_at end desc,
      case when asked.sort = 'number' then t.number end, case when asked.sort = '-number' then t.number end desc,
      case when asked.sort = 'issued_on' then t.issued_on end, case when asked.sort = '-issued_on' then t.issued_on end desc,
      case when asked.sort = 'expires_on' then t.expires_on end, case when asked.sort = '-expires_on' then t.expires_on end desc,
      case when asked.sort = 'deleted_at' then t.deleted_at end, case when asked.sort = '-deleted_at' then t.deleted_at end desc,
      case when not is_descending then t.id end, case when is_descending then t.id end desc
    offset skipped limit wanted;
end $$;

drop function private.status_meant(text);

-- ---- Articles and pages ---------------------------------------------------------------------------------------------

alter type private.piece_question add attribute statuses text[], add attribute categories text[], add attribute authors text[], add attribute appears_today boolean;

create or replace function private.piece_question(query text, filters jsonb, sort text, sorts text[]) returns private.piece_question
language plpgsql stable set search_path = '' as $$
declare
  asked private.piece_question;
  -- Unknown ones are left out: no status is asked for then.
  chosen constant text[] := array(select s from unnest(private.filter_values(filters, 'status')) s
    where s in ('published', 'scheduled', 'draft', 'archived'));
begin
  asked.sort := private.list_sort(sort, sorts);
  asked.is_trash := coalesce(filters ->> 'view' = 'trash', false);
  asked.may_see_out_only := not private.has_role('admin', 'editor');
  asked.appears_today := coalesce(filters ->> 'appears' = 'today', false);
  asked.lacks_english := coalesce(filters ->> 'english' = 'missing', false);
  select * into asked.status, asked.statuses from private.one_or_several(array(
    select distinct case s when 'scheduled' then 'published' else s end from unnest(chosen) s));
  -- Of the published ones those that are out, or those that are not; all where both are asked for.
  asked.is_out := case when chosen @> '{published,scheduled}' then null when 'published' = any (chosen) then true
    when 'scheduled' = any (chosen) then false end;
  select * into asked.category, asked.categories from private.one_or_several(private.filter_values(filters, 'category'));
  select * into asked.author, asked.authors from private.one_or_several(private.filter_values(filters, 'author'));
  -- Letters and digits only: no word is a pattern.
  asked.containing := array(select '%' || word || '%' from unnest(private.list_words(query)) word);
  return asked;
end $$;

create or replace function private.articles_asked_for(asked private.piece_question, skipped integer, wanted integer) returns setof uuid
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  is_descending constant boolean := asked.sort like '-%';
  moment constant timestamptz := now();
begin
  return query
    select t.id from public.articles t
    where (t.deleted_at is not null) = asked.is_trash
      and (asked.status is null or t.status = asked.status)
      and (asked.statuses is null or t.status = any (asked.statuses))
      and (asked.is_out is null or t.status <> 'published' or (t.published_at <= moment) = asked.is_out)
      and (not asked.may_see_out_only or t.deleted_at is null and t.status = 'published' and t.published_at <= moment)
      and (not asked.appears_today or private.appears_today(t.status, t.published_at))
      and (not asked.lacks_english or private.lacks_english(t.title_en, t.body_en))
      and (asked.category is null or t.category = asked.category)
      and (asked.categories is null or t.category = any (asked.categories))
      and (asked.author is null or t.author_name = asked.author)
      and (asked.authors is null or t.author_name = any (asked.authors))
      and (asked.containing[1] is null
        or (t.title ilike asked.containing[1] or t.title_en ilike asked.containing[1])
          and (asked.containing[2] is null or t.title ilike asked.containing[2] or t.title_en ilike asked.containing[2])
          and (asked.containing[3] is null or t.title ilike asked.containing[3] or t.title_en ilike asked.containing[3])
          and (asked.containing[4] is null or concat_ws(' ', t.title, t.title_en) ilike all (asked.containing[4:]))
        or t.id = any (array(select * from private.pieces_saying('articles', asked.containing, asked.may_see_out_only))))
    order by
      case when asked.sort = 'updated_at' then t.updated_at end, case when asked.sort = '-updated_at' then t.updated_at end desc,
      case when asked.sort = 'title' then t.title end, case when asked.sort = '-title' then t.title end desc,
      case when asked.sort = 'published_at' then t.published_at end, case when asked.sort = '-published_at' then t.published_at end desc,
      case when asked.sort = 'deleted_at' then t.deleted_at end, case when asked.sort = '-deleted_at' then t.deleted_at end desc,
      case when not is_descending then t.id end, case when is_descending then t.id end desc
    offset skipped limit wanted;
end $$;

create or replace function private.pages_asked_for(asked private.piece_question, skipped integer, wanted integer) returns setof uuid
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  is_descending constant boolean := asked.sort like '-%';
  moment constant timestamptz := now();
begin
  return query
    select t.id from public.cms_pages t
    where (t.deleted_at is not null) = asked.is_trash
      and (asked.status is null or t.status = asked.status)
      and (asked.statuses is null or t.status = any (asked.statuses))
      and (asked.is_out is null or t.status <> 'published' or (t.published_at <= moment) = asked.is_out)
      and (not asked.may_see_out_only or t.deleted_at is null and t.status = 'published' and t.published_at <= moment)
      and (not asked.appears_today or private.appears_today(t.status, t.published_at))
      and (not asked.lacks_english or private.lacks_english(t.title_en, t.body_en))
      and (asked.containing[1] is null or concat_ws(' ', t.title, t.title_en, t.slug) ilike all (asked.containing)
        or t.id = any (array(select * from private.pieces_saying('cms_pages', asked.containing, asked.may_see_out_only))))
    order by
      case when asked.sort = 'title' then t.title end, case when asked.sort = '-title' then t.title end desc,
      case when asked.sort = 'slug' then t.slug end, case when asked.sort = '-slug' then t.slug end desc,
      case when asked.sort = 'updated_at' then t.updated_at end, case when asked.sort = '-updated_at' then t.updated_at end desc,
      case when asked.sort = 'deleted_at' then t.deleted_at end, case when asked.sort = '-deleted_at' then t.deleted_at end desc,
      case when not is_descending then t.id end, case when is_descending then t.id end desc
    offset skipped limit wanted;
end $$;

-- ---- Surveillance ---------------------------------------------------------------------------------------------------

drop function public.list_surveillance(text, jsonb, text, integer, integer);

/* Staff: a page of the surveillance visits. query is words of the company's name, or the beginning of a certificate's number. filters: due (a state, as
   private.surveillance_state; open: overdue, month and planned), status (of the certificate today), category (its code), result; each one value or
   several. sort: due_on, done_on, client_name, expires_on, suspended_until, updated_at, or the same with a minus. Certificates in the trash have none.
   total stops as in list_certificates. */
create function public.list_surveillance(query text default '', filters jsonb default '{}', sort text default 'due_on',
  page_number integer default 1, page_size integer default 25)
returns table (id uuid, number text, certificate_id uuid, client_id uuid, client_name text, nib text, subclass_code text, qualification text,
  issued_on date, expires_on date, status text, suspended_until date, due_on date, state text, done_on date, result text, findings text, next_due_on date, note text,
  updated_at timestamptz, deleted_at timestamptz, page integer, total integer, is_capped boolean)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
set max_parallel_workers_per_gather = 0 set jit = off as $$
declare
  ordered constant text := private.list_sort(list_surveillance.sort, '{due_on,done_on,client_name,expires_on,suspended_until,updated_at}');
  is_descending constant boolean := ordered like '-%';
  sorted_by constant text := ltrim(ordered, '-');
  words constant text[] := array(select '%' || w || '%' from unnest(private.company_words(coalesce(query, ''))) w);
  compact constant text := upper(regexp_replace(left(coalesce(query, ''), 100), '\s', '', 'g'));
  asked_states constant text[] := private.filter_values(filters, 'due');
  asked_statuses constant text[] := private.filter_values(filters, 'status');
  asked_results constant text[] := private.filter_values(filters, 'result');
  asked_categories constant text[] := private.filter_values(filters, 'category');
  most integer;
begin
  perform private.require_role('admin', 'editor', 'viewer');
  most := private.list_most(compact <> '', page_size);
  return query
    with matching as materialized (
      select v.id as visit, s.state,
        case sorted_by when 'due_on' then v.due_on when 'done_on' then v.done_on when 'expires_on' then c.expires_on
          when 'suspended_until' then c.suspended_until end as day,
        case when sorted_by = 'client_name' then k.name end as name, case when sorted_by = 'updated_at' then v.updated_at end as moment
      from public.surveillance_visits v
        join public.certificates c on c.id = v.certificate_id
        join public.clients k on k.id = c.client_id
        cross join lateral (select private.surveillance_state(v.done_on, v.due_on,
          private.is_watched(c.status, c.expires_on, c.deleted_at)) as state) s
      where c.deleted_at is null and (filters ->> 'view') is distinct from 'trash'
        and (asked_states is null or s.state = any (asked_states)
          or 'open' = any (asked_states) and s.state in ('overdue', 'month', 'planned'))
        and (asked_statuses is null or public.certificate_status(c.status, c.expires_on) = any (asked_statuses))
        and (asked_results is null or v.result = any (asked_results))
        and (asked_categories is null or c.subclass_id in (
          select u.id from public.rl_subclass u join public.rl_categories g on g.id = u.category_id
          where g.code in (select upper(a) from unnest(asked_categories) a)))
        and (compact = '' or upper(c.number) like private.like_text(compact) || '%' or words[1] is not null and k.name ilike all (words))
      limit most + 1
    ), shown as (
      select p.* from private.list_page((select count(*)::integer from matching), most, page_number, page_size) p
    ), wanted as (
      select m.visit, m.state, row_number() over (order by
        case when not is_descending then m.day end, case when is_descending then m.day end desc nulls last,
        case when not is_descending then m.name end, case when is_descending then m.name end desc,
        case when not is_descending then m.moment end, case when is_descending then m.moment end desc,
        case when not is_descending then m.visit end, case when is_descending then m.visit end desc) as place
      from matching m
      order by place offset (select s.skipped from shown s) limit (select s.wanted from shown s)
    )
    select v.id, c.number, c.id, c.client_id, k.name, k.nib, c.subclass_code, c.qualification, c.issued_on, c.expires_on,
      public.certificate_status(c.status, c.expires_on), c.suspended_until, v.due_on, w.state, v.done_on, v.result, v.findings, v.next_due_on, v.note,
      v.updated_at, null::timestamptz, s.page, s.total, s.is_capped
    from wanted w
      join public.surveillance_visits v on v.id = w.visit
      join public.certificates c on c.id = v.certificate_id
      join public.clients k on k.id = c.client_id
      cross join shown s
    order by w.place;
end $$;
comment on function public.list_surveillance(text, jsonb, text, integer, integer) is
  'A page of the surveillance visits for staff: words, filters (due, status, category, result; each one value or several), sort. Asks for staff first.';
grant execute on function public.list_surveillance(text, jsonb, text, integer, integer) to authenticated;
call private.owned_by('staff_reader', 'public.list_surveillance(text, jsonb, text, integer, integer)');

-- ---- Inboxes --------------------------------------------------------------------------------------------------------

drop function public.complaint_companies(uuid);

create function public.complaint_companies(including uuid[] default '{}')
  returns table (company_id uuid, company_name text, complaints int, open int)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_handler();
  if cardinality(including) > 50 then perform private.refuse('filter.too_many', 'including', '50'); end if;
  return query
    select f.id, f.title, f.entries, f.unfinished
    from (
      select k.id, private.company_title(k.legal_form, k.name) as title, coalesce(n.entries, 0) as entries, coalesce(n.unfinished, 0) as unfinished
      from public.clients k
        left join (
          select c.about_company_id, count(*)::int as entries, count(*) filter (where c.closed_at is null)::int as unfinished
          from public.complaints c where c.about_company_id is not null and c.spam_at is null group by c.about_company_id
        ) n on n.about_company_id = k.id
      where n.entries > 0 or k.id = any (including)
      order by coalesce(k.id = any (including), false) desc, 4 desc, 3 desc, 2 limit 200
    ) f
    order by 4 desc, 3 desc, 2;
end $$;
comment on function public.complaint_companies(uuid[]) is
$c$The companies that complaints are about, spam apart: how many there are and how many are open, those with most open ones first, at most 200;
those asked for (including, at most 50) always. Confidential complaints are not counted: which company they are about is part of what they
say. Admins and editors; 42501 for others. Errors: P0001 filter.too_many.$c$;
revoke all on function public.complaint_companies(uuid[]) from public;
grant execute on function public.complaint_companies(uuid[]) to authenticated;
call private.owned_by('staff_reader', 'public.complaint_companies(uuid[])');
