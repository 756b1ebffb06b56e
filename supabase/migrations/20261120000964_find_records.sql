-- The command palette's search over records. A definer function, as in the inboxes: LIKE is not leakproof, so under row-level
-- security PostgreSQL would look at every row before it may use the trigram indexes. It says itself who sees what.

/* Staff: records in whose name, number or title each word occurs (part of a word is enough; one word of three letters at
   least), `most` of each kind (the table's name), at most 10. Viewers find what is published or in the lists, and no cases;
   the names of confidential reporters are not searched, for they are not in these tables.
   state: status of articles, pages, certificates and cases. What is in the trash is not found. */
create function public.find_records(words text, most integer default 5)
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
  few constant integer := least(greatest(coalesce(most, 5), 1), 10);
begin
  if not private.has_role('admin', 'editor', 'viewer') then
    raise exception using errcode = '42501', message = 'Only staff find records';
  end if;
  if not exists (select from unnest(asked) w where char_length(w) > 2) then return; end if;
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
      where t.deleted_at is null and t.number ilike p[1] and (p[2] is null or t.number ilike p[2])
        and (p[3] is null or t.number ilike p[3]) and (p[4] is null or t.number ilike all (p[4:])) limit 200
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
  -- A business number is looked up whole: thirteen digits.
  if array_to_string(asked, '') ~ '^[0-9]{13}$' then
    return query select 'clients', c.id, c.name, c.nib, null::text from public.clients c
      where c.nib = array_to_string(asked, '') and c.deleted_at is null;
  end if;
end $$;

revoke execute on function public.find_records(text, integer) from public, anon, authenticated;
grant execute on function public.find_records(text, integer) to authenticated;
