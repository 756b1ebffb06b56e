-- Rows inserted by supabase/seed/ are recorded with their original content, to detect later changes.
create table private.starter_content (
  table_name text not null,
  row_id text not null,
  part text not null check (part in ('reference', 'demo')),
  content jsonb not null,
  reference_content jsonb,
  primary key (table_name, row_id)
);
comment on column private.starter_content.part is
  'demo: the row, or its current content, belongs to the fictional body.';
comment on column private.starter_content.reference_content is
  'The row before the demo filled it in, which clear_demo() restores. null: the demo created the row.';
alter table private.starter_content enable row level security;

/* Returns a rich-text document from plain text: blocks separated by an empty line; '## ' and '### ' for headings, '- '
   and '1. ' for lists; **bold** and [label](/path). Used by supabase/seed/. */
create function private.markdown_inline(line text) returns jsonb language plpgsql immutable set search_path = '' as $$
declare
  rest text := line;
  part text[];
  nodes jsonb := '[]';
begin
  loop
    part := regexp_match(rest, '^(.*?)(?:\*\*([^*]+)\*\*|\[([^]]+)\]\(([^)]+)\))(.*)$');
    exit when part is null;
    if part[1] <> '' then nodes := nodes || jsonb_build_object('type', 'text', 'text', part[1]); end if;
    nodes := nodes || case when part[2] is not null
      then jsonb_build_object('type', 'text', 'text', part[2], 'marks', '[{"type": "bold"}]'::jsonb)
      else jsonb_build_object('type', 'text', 'text', part[3], 'marks',
        jsonb_build_array(jsonb_build_object('type', 'link', 'attrs', jsonb_build_object('href', part[4])))) end;
    rest := part[5];
  end loop;
  if rest <> '' then nodes := nodes || jsonb_build_object('type', 'text', 'text', rest); end if;
  return nodes;
end $$;

create function private.markdown_block(block text) returns jsonb language plpgsql immutable set search_path = '' as $$
declare
  bullet text := case when block ~ '^- ' then '^- ' when block ~ '^\d+\. ' then '^\d+\. ' end;
  head text[] := regexp_match(block, '^(##+) (.*)$');
begin
  if head is not null then
    return jsonb_build_object('type', 'heading', 'attrs', jsonb_build_object('level', length(head[1])),
      'content', private.markdown_inline(head[2]));
  end if;
  if bullet is not null then
    return jsonb_build_object('type', case bullet when '^- ' then 'bulletList' else 'orderedList' end, 'content',
      (select jsonb_agg(jsonb_build_object('type', 'listItem', 'content', jsonb_build_array(jsonb_build_object(
         'type', 'paragraph', 'content', private.markdown_inline(regexp_replace(item, bullet, ''))))) order by place)
       from regexp_split_to_table(block, '\n') with ordinality as items (item, place)));
  end if;
  return jsonb_build_object('type', 'paragraph', 'content', private.markdown_inline(replace(block, E'\n', ' ')));
end $$;

create function private.markdown_document(source text) returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_build_object('type', 'doc', 'content',
    coalesce(jsonb_agg(private.markdown_block(btrim(block, E' \n')) order by place), '[]'))
  from regexp_split_to_table(source, '\n\s*\n') with ordinality as blocks (block, place)
  where btrim(block, E' \n') <> ''
$$;

/* Records all rows of the content tables and the named ones as inserted by this part. Called by the last file of each
   part of supabase/seed/. */
create procedure private.note_starter_content(part text, variadic further text[] default '{}')
language plpgsql set search_path = ''  as $$
declare
  name text;
begin
  for name in select t.table_name from private.content_tables t union select unnest(further) order by 1
  loop
    execute format('insert into private.starter_content as s (table_name, row_id, part, content)
      select %1$L, coalesce(c.content ->> ''id'', ''only''), %2$L, c.content
        from (select to_jsonb(t) from public.%1$I t) c (content)
      on conflict (table_name, row_id) do update set part = excluded.part, content = excluded.content,
        reference_content = case when s.part = ''reference'' then s.content else s.reference_content end
      where s.content <> excluded.content', name, part);
  end loop;
end $$;

/* Returns the content of a row without position, counters and times. */
create function private.written_part(content jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select content - '{updated_at,created_at,version,sort_order,step_order,order}'::text[]
$$;

/* Returns the ids of rows that have not changed since the demo was inserted ('only' for the settings). */
create function private.demo_rows_of(of_table text) returns setof text
language plpgsql stable security definer set search_path = '' as $$
begin
  -- Table names come from the record only.
  if not exists (select from private.starter_content s where s.table_name = of_table and s.part = 'demo') then
    return;
  end if;
  -- Settings are compared key by key (without_demo) while the demo's name is unchanged.
  if of_table = 'site_settings' then
    return query select s.row_id from private.starter_content s, public.site_settings t
      where s.table_name = of_table and s.part = 'demo' and t.site_name = s.content ->> 'site_name';
    return;
  end if;
  -- Cases of the demo stay demo content, even after changes.
  return query execute format('select s.row_id from private.starter_content s
      join public.%1$I t on t.id = s.row_id::uuid
    where s.table_name = $1 and s.part = ''demo''
      and (s.table_name in (''complaints'', ''appeals'', ''contact_submissions'')
        or private.written_part(to_jsonb(t)) = private.written_part(s.content))', of_table) using of_table;
end $$;

/* For staff: returns the ids of a table's rows that are still the demo's; none for other tables. */
create function public.demo_rows(of_table text) returns setof text
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin', 'editor', 'viewer');
  return query select private.demo_rows_of(of_table);
end $$;
grant execute on function public.demo_rows(text) to authenticated;

/* Returns the number of cases and messages that visitors have sent: the demo is not cleared while there are any. */
create function private.real_cases() returns bigint language sql stable security definer set search_path = '' as $$
  select count(*) from (select id from public.complaints union all select id from public.appeals
    union all select id from public.contact_submissions) c
  where not exists (select from private.starter_content s where s.row_id = c.id::text)
$$;

/* For admins: returns the tables with content of the demo. entries: unchanged rows. rewritten: rows that staff have
   changed, which clearing does not delete. real_cases: the same in every row; above 0, clearing is refused. */
create function public.demo_content()
returns table (table_name text, entries bigint, rewritten bigint, real_cases bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  return query
    select s.table_name, n.still, there.n - n.still, private.real_cases()
    from (select distinct x.table_name from private.starter_content x where x.part = 'demo') s
      cross join lateral (select count(*) as still from private.demo_rows_of(s.table_name)) n
      cross join lateral (select count(*) as n from private.starter_content x
        where x.table_name = s.table_name and x.part = 'demo') there
    where n.still > 0 order by 1;
end $$;
grant execute on function public.demo_content() to authenticated;

/* Returns the settings without those set by the demo: unchanged keys get their former value. */
create function private.without_demo(now jsonb, demo jsonb, reference jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(k.key, case when now -> k.key is distinct from demo -> k.key then now -> k.key
    else reference -> k.key end), '{}')
  from (select jsonb_object_keys(now || reference) as key) k
  where now -> k.key is distinct from demo -> k.key or reference ? k.key
$$;

/* Restores rows of the demo to the reference, or deletes them. Returns those that stay because they are still
   referenced. */
create function private.clear_rows(of_table text, ids uuid[]) returns uuid[]
language plpgsql security definer set search_path = '' as $$
declare
  columns text := (select string_agg(format('%I', a.attname), ', ') from pg_catalog.pg_attribute a
    where a.attrelid = to_regclass(format('public.%I', of_table)) and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = ''
      and a.attname not in ('id', 'created_at', 'updated_at', 'version'));
  half constant integer := cardinality(ids) / 2;
begin
  execute format('delete from public.%1$I t using private.starter_content s
    where s.table_name = $2 and s.row_id = t.id::text and s.reference_content is null and t.id = any ($1)', of_table)
    using ids, of_table;
  execute format('update public.%1$I t set (%2$s)
    = (select %2$s from jsonb_populate_record(null::public.%1$I, s.reference_content))
    from private.starter_content s
    where s.table_name = $2 and s.row_id = t.id::text and s.reference_content is not null
      and t.id = any ($1)', of_table, columns)
    using ids, of_table;
  delete from private.starter_content s where s.table_name = of_table and s.row_id = any (ids::text[]);
  return '{}';
exception when foreign_key_violation or restrict_violation then
  if half = 0 then return ids; end if;
  return private.clear_rows(of_table, ids[:half]) || private.clear_rows(of_table, ids[half + 1:]);
end $$;

/* For admins with a fresh session: removes the fictional body. Deletes its rows, makes model texts drafts, and resets
   unchanged settings; rows that staff have changed, and rows that these refer to, stay (kept). Errors: P0001
   demo.real_cases while there are cases of visitors. */
create function public.clear_demo() returns table (table_name text, removed integer, kept integer)
language plpgsql security definer set search_path = '' as $$
declare
  claims constant text := current_setting('request.jwt.claims', true);
  settings private.starter_content;
  place record;
  places constant text[] := '{complaints,appeals,contact_submissions,compliance_reviews,certificates,clients}';
begin
  perform private.require_role('admin');
  perform private.require_fresh_session();
  if private.real_cases() > 0 then perform private.refuse('demo.real_cases'); end if;
  -- The API's rules (trash first, version) must not apply here; the log still names the user who cleared the demo.
  perform set_config('request.jwt.claims', jsonb_build_object('sub', auth.uid())::text, true);

  select s.* into settings from private.starter_content s where s.table_name = 'site_settings' and s.part = 'demo';
  if found then
    update public.site_settings t set
      site_name = case when t.site_name = settings.content ->> 'site_name'
        then settings.reference_content ->> 'site_name' else t.site_name end,
      site_name_en = case when t.site_name_en = settings.content ->> 'site_name_en'
        then settings.reference_content ->> 'site_name_en' else t.site_name_en end,
      site = private.without_demo(t.site, settings.content -> 'site', settings.reference_content -> 'site'),
      promo = private.without_demo(t.promo, settings.content -> 'promo', settings.reference_content -> 'promo'),
      letters = private.without_demo(t.letters, settings.content -> 'letters', settings.reference_content -> 'letters'),
      certificates = private.without_demo(t.certificates, settings.content -> 'certificates',
        settings.reference_content -> 'certificates') where true;
    delete from private.starter_content s where s.table_name = 'site_settings';
  end if;

  perform private.forget_demo_cases();
  -- Delete referencing rows first.
  for place in
    select t.name, array_agg(n.id::uuid) as ids
    from (select distinct x.table_name as name from private.starter_content x where x.part = 'demo'
      and x.table_name <> 'site_settings') t
      cross join lateral private.demo_rows_of(t.name) n (id)
    group by t.name order by coalesce(array_position(places, t.name), 99)
  loop
    table_name := place.name;
    kept := cardinality(private.clear_rows(place.name, place.ids));
    removed := cardinality(place.ids) - kept;
    return next;
  end loop;
  perform set_config('request.jwt.claims', coalesce(claims, ''), true);
end $$;
grant execute on function public.clear_demo() to authenticated;

create function private.is_demo_case(case_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.starter_content s where s.part = 'demo' and s.row_id = is_demo_case.case_id::text
    and s.table_name in ('complaints', 'appeals', 'contact_submissions'))
$$;

/* Deletes the records about the demo's cases that no foreign key deletes. The cases are deleted with the other rows,
   and their files by the next sweeps. Numbers begin at 1 again, unless real cases have numbers. */
create function private.forget_demo_cases() returns void language plpgsql security definer set search_path = '' as $$
declare
  cases constant uuid[] := array(select s.row_id::uuid from private.starter_content s where s.part = 'demo'
    and s.table_name in ('complaints', 'appeals', 'contact_submissions'));
  requests constant uuid[] := array(select r.id from public.data_requests r where r.case_id = any (cases));
begin
  delete from private.outcome_letters l where l.case_id = any (cases);
  delete from private.letter_orders o where o.case_id = any (cases);
  delete from private.corrective_actions a where a.case_id = any (cases);
  delete from private.past_decisions d where d.case_id = any (cases);
  delete from private.outgoing_mails m where m.case_id = any (cases);
  delete from private.staff_notices n where n.subject = any (cases || requests);
  delete from public.alarms a where a.kind = 'data_request_due' and a.detail ->> 'request' = any (requests::text[]);
  delete from public.data_requests r where r.id = any (requests);
  delete from private.case_secrets s where s.case_id = any (cases);
  delete from private.case_identities i where i.case_id = any (cases);
  delete from private.case_texts t where t.case_id = any (cases);

  -- Letters are numbered by decision, so their numbers do not show which cases belonged to the demo.
  if cardinality(cases) > 0 and not exists (
    select from private.case_numbers n where n.prefix not in ('SH', 'SK') and n.last_number > (
      select coalesce(max(split_part(s.content ->> 'number', '-', 3)::integer), 0) from private.starter_content s
      where s.part = 'demo' and starts_with(s.content ->> 'number', format('%s-%s-', n.prefix, n.year)))) then
    delete from private.case_numbers where true;
  end if;
end $$;
