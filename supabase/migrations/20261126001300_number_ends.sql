-- Staff find a certificate by the end of its number, as it is read aloud on the telephone: '00002', 'BG002 00002', 'pns.bg002.00002'.

/* The end of a number as a pattern for LIKE, backwards: its letters and digits, as the public check compares them. Null for what is no number:
   without a digit, or of fewer than three signs. */
create function private.number_end(typed text) returns text language sql immutable set search_path = '' as $$
  select reverse(alone) || '%' from private.number_without_words(private.typed_number(left(typed, 200))) alone
  where alone ~ '[0-9]' and char_length(alone) > 2 $$;
grant execute on function private.typed_number(text), private.number_without_words(text), private.number_end(text) to staff_reader;

create index certificates_number_end on public.certificates
  (reverse(upper(regexp_replace(number, '[^A-Za-z0-9]', '', 'g'))) text_pattern_ops);

-- ---- The list of certificates: private.certificate_question asks for it ---------------------------------------------

comment on function public.list_certificates(text, jsonb, text, integer, integer) is
  'A page of the certificates for staff: words (of the company, or the beginning or end of a number), filters, sort; the count stops at 10000, or 1000 with words. Asks for staff first.';

-- ---- The palette ----------------------------------------------------------------------------------------------------

/* Companies, articles, pages and rows of lists in whose name or title a word begins with each of the words, which are of one or two letters ('KB'). The trigram
   index knows how words begin and no other two letters; cases and certificates begin with the same ones. */
create function private.find_by_beginnings(asked text[], is_handler boolean, few integer)
returns table (kind text, id uuid, title text, detail text, state text)
language plpgsql stable set search_path = '' as $$
declare
  s constant text[] := array(select private.like_text(w) || '%' from unnest(asked) w);
  others constant text[] := array(select '% ' || w from unnest(s[3:]) w);
begin
  if not exists (select from unnest(asked) w where char_length(w) > 1) then return; end if;
  return query select 'clients', r.id, r.title, r.detail, null::text from (
      select t.id, t.name as title, concat_ws(', ', t.city, t.province) as detail from public.clients t
      where t.deleted_at is null and (t.name ilike s[1] or t.name ilike '% ' || s[1])
        and (s[2] is null or t.name ilike s[2] or t.name ilike '% ' || s[2]) and ' ' || t.name ilike all (others) limit 200
    ) r order by r.title not ilike s[1], r.title, r.id limit few;
  return query select 'articles', r.id, r.title, r.detail, r.state from (
      select t.id, t.title, t.title_en as detail, t.status as state from public.articles t
      where t.deleted_at is null and (is_handler or t.status = 'published' and t.published_at <= now())
        and (t.title ilike s[1] or t.title ilike '% ' || s[1] or t.title_en ilike s[1] or t.title_en ilike '% ' || s[1])
        and (s[2] is null or t.title ilike s[2] or t.title ilike '% ' || s[2] or t.title_en ilike s[2] or t.title_en ilike '% ' || s[2])
        and concat_ws(' ', '', t.title, t.title_en) ilike all (others) limit 200
    ) r order by r.title not ilike s[1], r.title, r.id limit few;
  return query select 'cms_pages', r.id, r.title, r.detail, r.state from (
      select t.id, t.title, t.slug as detail, t.status as state from public.cms_pages t
      where t.deleted_at is null and (is_handler or t.status = 'published' and t.published_at <= now())
        and concat_ws(' ', '', t.title, t.title_en, t.slug) ilike all (array(select '% ' || w from unnest(s) w)) limit 200
    ) r order by r.title not ilike s[1], r.title, r.id limit few;
  return query select r.table_name, r.row_id, r.title, r.detail, null::text from (
      select t.*, row_number() over (partition by t.table_name order by t.title not ilike s[1], t.title, t.row_id) as place
      from private.row_titles t
      where concat_ws(' ', '', t.title, t.detail) ilike all (array(select '% ' || w from unnest(s) w))
    ) r where r.place <= few order by r.table_name, r.place limit 3 * few;
end $$;
grant execute on function private.find_by_beginnings(text[], boolean, integer) to staff_reader;

create or replace function public.find_records(words text, most integer default 5)
returns table (kind text, id uuid, title text, detail text, state text)
language plpgsql stable security definer set search_path = ''
-- Each call is planned with its own words: they are constants then, and what nobody asked for is folded away.
set plan_cache_mode = force_custom_plan
-- Common words must still go through the index; starting helpers or compiling takes longer than the answer.
set enable_seqscan = off set max_parallel_workers_per_gather = 0 set jit = off as $$
declare
  is_handler constant boolean := private.has_role('admin', 'editor');
  asked constant text[] := array(select w from regexp_split_to_table(lower(left(btrim(words), 100)), '\s+') w where w <> '' limit 6);
  -- Of which each column searched has a trigram index for the first three; the others are looked at in what these find.
  p constant text[] := array(select '%' || private.like_text(w) || '%' from unnest(asked) w);
  beginning constant text := private.like_text(asked[1]) || '%';
  number_end constant text := private.number_end(words);
  few constant integer := least(greatest(coalesce(most, 5), 1), 10);
begin
  if not private.has_role('admin', 'editor', 'viewer') then
    raise exception using errcode = '42501', message = 'Only staff find records';
  end if;
  if not exists (select from unnest(asked) w where char_length(w) > 2) then
    return query select f.* from private.find_by_beginnings(asked, is_handler, few) f;
    return;
  end if;
  if is_handler then
    return query select 'complaints', r.id, r.title, r.detail, r.state from (
        select t.id, t.number as title, concat_ws(' · ', t.subject, t.name, t.company) as detail, t.status as state from public.complaints t
        where t.spam_at is null and t.search_text ilike p[1] and (p[2] is null or t.search_text ilike p[2])
          and (p[3] is null or t.search_text ilike p[3]) and (p[4] is null or t.search_text ilike all (p[4:]))
          and (t.restricted_at is null or t.assigned_to = private.caller_id() or private.has_role('admin')) limit 200
      ) r order by r.title not ilike beginning, r.title, r.id limit few;
    return query select 'appeals', r.id, r.title, r.detail, r.state from (
        select t.id, t.number as title, concat_ws(' · ', t.subject, t.name, t.company) as detail, t.status as state from public.appeals t
        where t.spam_at is null and t.search_text ilike p[1] and (p[2] is null or t.search_text ilike p[2])
          and (p[3] is null or t.search_text ilike p[3]) and (p[4] is null or t.search_text ilike all (p[4:]))
          and (t.restricted_at is null or t.assigned_to = private.caller_id() or private.has_role('admin')) limit 200
      ) r order by r.title not ilike beginning, r.title, r.id limit few;
  end if;
  return query select 'clients', r.id, r.title, r.detail, r.state from (
      select t.id, t.name as title, concat_ws(', ', t.city, t.province) as detail, null::text as state from public.clients t
      where t.deleted_at is null and t.name ilike p[1] and (p[2] is null or t.name ilike p[2])
        and (p[3] is null or t.name ilike p[3]) and (p[4] is null or t.name ilike all (p[4:])) limit 200
    ) r order by r.title not ilike beginning, r.title, r.id limit few;
  return query select 'certificates', r.id, r.title, r.detail, r.state from (
      select t.id, t.number as title, (select k.name from public.clients k where k.id = t.client_id) as detail,
        public.certificate_status(t.status, t.expires_on) as state from public.certificates t
      where t.deleted_at is null and (t.number ilike p[1] and (p[2] is null or t.number ilike p[2])
          and (p[3] is null or t.number ilike p[3]) and (p[4] is null or t.number ilike all (p[4:]))
        or number_end is not null and reverse(upper(regexp_replace(t.number, '[^A-Za-z0-9]', '', 'g'))) like number_end) limit 200
    ) r order by r.title not ilike beginning, r.title, r.id limit few;
  return query select 'articles', r.id, r.title, r.detail, r.state from (
      select t.id, t.title as title, t.title_en as detail, t.status as state from public.articles t
      where t.deleted_at is null and (is_handler or t.status = 'published' and t.published_at <= now())
        and (t.title ilike p[1] or t.title_en ilike p[1])
        and (p[2] is null or t.title ilike p[2] or t.title_en ilike p[2])
        and (p[3] is null or t.title ilike p[3] or t.title_en ilike p[3])
        and (p[4] is null or concat_ws(' ', t.title, t.title_en) ilike all (p[4:])) limit 200
    ) r order by r.title not ilike beginning, r.title, r.id limit few;
  return query select 'cms_pages', r.id, r.title, r.detail, r.state from (
      select t.id, t.title as title, t.slug as detail, t.status as state from public.cms_pages t
      where t.deleted_at is null and (is_handler or t.status = 'published' and t.published_at <= now())
        and (t.title ilike p[1] or t.title_en ilike p[1] or t.slug ilike p[1])
        and (p[2] is null or t.title ilike p[2] or t.title_en ilike p[2] or t.slug ilike p[2])
        and (p[3] is null or t.title ilike p[3] or t.title_en ilike p[3] or t.slug ilike p[3])
        and (p[4] is null or concat_ws(' ', t.title, t.title_en, t.slug) ilike all (p[4:])) limit 200
    ) r order by r.title not ilike beginning, r.title, r.id limit few;
  return query select r.table_name, r.row_id, r.title, r.detail, null::text from (
      select t.*, row_number() over (partition by t.table_name order by t.title not ilike beginning, t.title, t.row_id) as place
      from private.row_titles t
      where (t.title || ' ' || coalesce(t.detail, '')) ilike p[1] and (p[2] is null or (t.title || ' ' || coalesce(t.detail, '')) ilike p[2])
        and (t.title || ' ' || coalesce(t.detail, '')) ilike all (coalesce(p[3:], '{}'))
    ) r where r.place <= few order by r.table_name, r.place limit 3 * few;
  -- A business number is looked up whole: thirteen digits.
  if array_to_string(asked, '') ~ '^[0-9]{13}$' then
    return query select 'clients', c.id, c.name, c.nib, null::text from public.clients c
      where c.nib = array_to_string(asked, '') and c.deleted_at is null;
  end if;
end $$;
