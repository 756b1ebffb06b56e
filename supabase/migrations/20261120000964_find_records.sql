-- The command palette's search over records. A definer function, as in the inboxes: LIKE is not leakproof, so under row-level
-- security PostgreSQL would look at every row before it may use the trigram indexes. It says itself who sees what.

/* SQL for up to `most` rows of `source` with every word in one of the columns `searched`, each of which has an index; those that
   begin with the first word come before others. condition and expressions are ours; words are quoted. */
create function private.record_search(kind text, source text, condition text, searched text[], title text, detail text, state text,
  words text[], most integer) returns text
language sql immutable set search_path = '' as $$
  select format(
    '(select %1$L, r.id, r.title, r.detail, r.state from (
        select t.id, %2$s as title, %3$s as detail, %4$s as state from %5$s t where %6$s and %7$s limit 200
      ) r order by r.title not ilike %8$L, r.title, r.id limit %9$s)',
    kind, title, detail, state, source, condition,
    (select string_agg('(' || (select string_agg(format('t.%I ilike %L', c, '%' || regexp_replace(w, '([\\%_])', '\\\1', 'g') || '%'), ' or ')
      from unnest(searched) c) || ')', ' and ') from unnest(words) w),
    regexp_replace(words[1], '([\\%_])', '\\\1', 'g') || '%', most) $$;

/* Staff: records in whose name, number or title each word occurs (part of a word is enough; one word of three letters at
   least), `most` of each kind (the table's name), at most 10. Viewers find what is published or in the lists, and no cases;
   the names of confidential reporters are not searched, for they are not in these tables.
   state: status of articles, pages, certificates and cases. What is in the trash is not found. */
create function public.find_records(words text, most integer default 5)
returns table (kind text, id uuid, title text, detail text, state text)
language plpgsql stable security definer set search_path = ''
-- Common words must still go through the index; starting helpers or compiling takes longer than the answer.
set enable_seqscan = off set max_parallel_workers_per_gather = 0 set jit = off as $$
declare
  is_handler boolean := private.has_role('admin', 'editor');
  asked text[] := array(select w from regexp_split_to_table(lower(left(btrim(words), 100)), '\s+') w where w <> '' limit 6);
  few integer := least(greatest(coalesce(most, 5), 1), 10);
  written text := case when is_handler then 't.deleted_at is null'
    else 't.deleted_at is null and t.status = ''published'' and t.published_at <= now()' end;
  case_detail constant text := 'concat_ws('' · '', t.subject, t.name, t.company)';
begin
  if not private.has_role('admin', 'editor', 'viewer') then
    raise exception using errcode = '42501', message = 'Only staff find records';
  end if;
  if not exists (select from unnest(asked) w where char_length(w) > 2) then return; end if;
  if is_handler then
    return query execute private.record_search('complaints', 'public.complaints', 'true', '{search_text}', 't.number', case_detail,
      't.status', asked, few);
    return query execute private.record_search('appeals', 'public.appeals', 'true', '{search_text}', 't.number', case_detail,
      't.status', asked, few);
  end if;
  return query execute private.record_search('clients', 'public.clients', 't.deleted_at is null', '{name}', 't.name',
    'concat_ws('', '', t.city, t.province)', 'null::text', asked, few);
  return query execute private.record_search('certificates', 'public.certificates', 't.deleted_at is null', '{number}', 't.number',
    '(select k.name from public.clients k where k.id = t.client_id)', 'public.certificate_status(t.status, t.expires_on)', asked, few);
  return query execute private.record_search('articles', 'public.articles', written, '{title,title_en}',
    't.title', 't.title_en', 't.status', asked, few);
  return query execute private.record_search('cms_pages', 'public.cms_pages', written, '{title,title_en,slug}',
    't.title', 't.slug', 't.status', asked, few);
  -- A business number is looked up whole: thirteen digits.
  if array_to_string(asked, '') ~ '^[0-9]{13}$' then
    return query select 'clients', c.id, c.name, c.nib, null::text from public.clients c
      where c.nib = array_to_string(asked, '') and c.deleted_at is null;
  end if;
end $$;

revoke execute on function private.record_search(text, text, text, text[], text, text, text, text[], integer) from public;
revoke execute on function public.find_records(text, integer) from public, anon, authenticated;
grant execute on function public.find_records(text, integer) to authenticated;
