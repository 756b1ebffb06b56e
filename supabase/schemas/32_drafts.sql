-- The words are stored, because computing them for each row would take longer than the search.
create table private.piece_words (
  table_name text not null,
  row_id uuid not null,
  words text not null,
  typed text,
  primary key (table_name, row_id)
);
comment on table private.piece_words is
  'Words of articles and pages, for searches of staff. Written by triggers on texts and drafts. typed: words of the '
  'draft.';
create index piece_words_words on private.piece_words using gin (words extensions.gin_trgm_ops);
create index piece_words_typed on private.piece_words using gin (typed extensions.gin_trgm_ops);
grant select on private.piece_words to staff_reader;

-- Drafts contain unpublished text, which visitors cannot see.
create sequence private.draft_versions;

create table public.drafts (
  id uuid primary key default gen_random_uuid(),
  table_name text not null check (table_name in ('cms_pages', 'articles')),
  row_id uuid not null,
  changes jsonb not null check (jsonb_typeof(changes) = 'object' and octet_length(changes::text) <= 1500000),
  version bigint not null default nextval('private.draft_versions') unique,
  base_version integer not null,
  saved_by uuid,
  saved_name text,
  saved_at timestamptz not null default clock_timestamp(),
  constraint drafts_one_per_row unique (table_name, row_id)
);
comment on table public.drafts is
  'Columns of an article or page that differ from its row. Written by functions only; deleted with the row.';
comment on column public.drafts.version is 'Never repeated, so that a new draft is not mistaken for a discarded one.';
comment on column public.drafts.base_version is 'The version of the row that the draft is based on.';
alter table public.drafts enable row level security;
grant select on public.drafts to authenticated, service_role;
grant select (table_name, row_id, changes) on public.drafts to staff_reader;

/* Trigger after a statement: broadcasts the row_id of each draft on the channel 'staff'. */
create function private.announce_texts() returns trigger language plpgsql security definer set search_path = '' as $$
declare ids jsonb;
begin
  select jsonb_agg(c.row_id) into ids from (select row_id from changed limit 50) c;
  if ids is not null then
    perform realtime.send(jsonb_build_object('table', tg_table_name, 'action', lower(tg_op), 'ids', ids), 'change',
      'staff', true);
  end if;
  return null;
end $$;

/* Returns the columns that a draft can have; null for other tables. */
create function private.text_columns(text_table text) returns text[] language sql immutable set search_path = '' as $$
  select case text_table
    when 'articles'
      then '{slug,category,title,title_en,excerpt,excerpt_en,body,body_en,cover_url,cover_alt,cover_alt_en,author_id,
      seo_title,seo_title_en,seo_description,seo_description_en}'::text[]
    when 'cms_pages' then '{slug,title,title_en,summary,summary_en,body,body_en,
      seo_title,seo_title_en,seo_description,seo_description_en}'::text[] end $$;

/* Returns the part of `wanted` that differs from the row `present`, after the table's checks: types, not null, and
   check constraints of these columns. A blank title or slug is refused only on publishing. Errors: P0001
   editing.not_values, editing.unknown_column; 22P02, 23502, 23514. */
create function private.checked_changes(text_table text, present jsonb, wanted jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  relation regclass := format('public.%I', text_table)::regclass;
  merged jsonb;
  wrong text;
  rule record;
  holds boolean;
begin
  if jsonb_typeof(wanted) is distinct from 'object' then
    raise exception using errcode = 'P0001', message = 'editing.not_values';
  end if;
  select string_agg(key, ', ') into wrong from jsonb_object_keys(wanted) key
    where key <> all (private.text_columns(text_table));
  if wrong is not null then
    raise exception using errcode = 'P0001', message = 'editing.unknown_column', detail = wrong;
  end if;
  select string_agg(attname, ', ') into wrong from pg_catalog.pg_attribute
    where attrelid = relation and attnum > 0 and attnotnull and wanted -> attname::text = 'null';
  if wrong is not null then
    raise exception using errcode = '23502', message
      = format('null value in column "%s" of a draft of "%s"', wrong, text_table);
  end if;

  execute format('select to_jsonb(jsonb_populate_record(null::public.%I, $1))', text_table) into merged
    using present || wanted;
  for rule in
    select c.conname, pg_catalog.pg_get_expr(c.conbin, c.conrelid) as condition from pg_catalog.pg_constraint c
    where c.conrelid = relation and c.contype = 'c' and exists (
      select from pg_catalog.pg_attribute a where a.attrelid = relation and a.attnum = any (c.conkey)
        and wanted ? a.attname::text and not (a.attname in ('title', 'slug') and wanted ->> a.attname::text = ''))
  loop
    execute format('select %s from jsonb_populate_record(null::public.%I, $1)', rule.condition, text_table) into holds
      using merged;
    if not holds then
      raise exception using errcode = '23514', message
        = format('draft of "%s" violates check constraint "%s"', text_table, rule.conname);
    end if;
  end loop;
  return (select coalesce(jsonb_object_agg(key, merged -> key), '{}') from jsonb_object_keys(wanted) key
    where merged -> key is distinct from present -> key);
end $$;

/* Locks and returns the row if it and its draft have the given versions. Errors: 42501; P0001 editing.unknown_table,
   editing.gone, editing.in_trash, editing.newer_version, editing.newer_draft. */
create function private.open_text(text_table text, text_id uuid, seen_version integer, seen_draft bigint) returns jsonb
language plpgsql set search_path = '' as $$
declare
  present jsonb;
  draft_version bigint;
begin
  perform private.require_role('admin', 'editor');
  if private.text_columns(text_table) is null then
    raise exception using errcode = 'P0001', message = 'editing.unknown_table';
  end if;
  execute format('select to_jsonb(t) from public.%I t where id = $1 for update', text_table) into present using text_id;
  if present is null then raise exception using errcode = 'P0001', message = 'editing.gone'; end if;
  if present ->> 'deleted_at' is not null then
    raise exception using errcode = 'P0001', message = 'editing.in_trash';
  end if;
  if (present ->> 'version')::integer is distinct from seen_version then
    raise exception using errcode = 'P0001', message = 'editing.newer_version';
  end if;
  select d.version into draft_version from public.drafts d where d.table_name = text_table and d.row_id = text_id;
  if draft_version is distinct from seen_draft then
    raise exception using errcode = 'P0001', message = 'editing.newer_draft';
  end if;
  return present;
end $$;

/* Replaces the draft of the row `present` by those columns of `wanted` that differ from it; deletes an empty draft.
   Errors: P0001 text.author_needs_admin. */
create function private.put_draft(text_table text, present jsonb, wanted jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  kept jsonb := private.checked_changes(text_table, present, wanted);
  text_id uuid := (present ->> 'id')::uuid;
  writer text := (select u.full_name from public.app_users u where u.id = auth.uid());
begin
  -- The author that an admin has set remains when others continue the draft.
  if kept ? 'author_id' and not private.has_role('admin') and kept -> 'author_id' is distinct from (
    select d.changes -> 'author_id' from public.drafts d where d.table_name = text_table and d.row_id = text_id) then
    perform private.refuse('text.author_needs_admin', 'author_id');
  end if;
  if kept = '{}' then
    delete from public.drafts d where d.table_name = text_table and d.row_id = text_id;
    return;
  end if;
  insert into public.drafts as d (table_name, row_id, changes, base_version, saved_by, saved_name)
  values (text_table, text_id, kept, (present ->> 'version')::integer, auth.uid(), writer)
  on conflict on constraint drafts_one_per_row do update set changes = excluded.changes, version = excluded.version,
    base_version = excluded.base_version, saved_by = excluded.saved_by, saved_name = excluded.saved_name, saved_at
      = excluded.saved_at;
end $$;

/* Returns a text and its draft: {row, draft}; draft can be null. */
create function private.text_state(text_table text, text_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare present jsonb;
begin
  execute format('select to_jsonb(t) from public.%I t where id = $1', text_table) into present using text_id;
  return jsonb_build_object('row', present, 'draft',
    (select to_jsonb(d) from public.drafts d where d.table_name = text_table and d.row_id = text_id));
end $$;

/* For admins and editors: stores `changes` (column: value, all that differ from the row) as the draft. seen_version,
   seen_draft: versions that the changes are based on (null: no draft). Returns {version, draft, saved_at}; draft is
   null if nothing differs. Errors: see private.open_text and private.checked_changes. */
create function public.save_draft(
  text_table text, text_id uuid, changes jsonb, seen_version integer, seen_draft bigint default null
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare present jsonb := private.open_text(text_table, text_id, seen_version, seen_draft);
begin
  perform private.put_draft(text_table, present, changes);
  return jsonb_build_object('version', seen_version, 'saved_at', clock_timestamp(),
    'draft', (select d.version from public.drafts d where d.table_name = text_table and d.row_id = text_id));
end $$;
grant execute on function public.save_draft(text, uuid, jsonb, integer, bigint) to authenticated;

/* For admins and editors: discards the draft. */
create function public.discard_draft(
  text_table text, text_id uuid, seen_version integer, seen_draft bigint default null
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare present jsonb := private.open_text(text_table, text_id, seen_version, seen_draft);
begin
  perform private.put_draft(text_table, present, '{}');
  return private.text_state(text_table, text_id);
end $$;
grant execute on function public.discard_draft(text, uuid, integer, bigint) to authenticated;

/* Trigger after a text was deleted permanently: deletes its draft. */
create function private.forget_draft() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.drafts where table_name = tg_table_name and row_id = old.id;
  return null;
end $$;

/* Returns the words of a text in all languages. */
create function private.words_of_piece(columns jsonb) returns text language sql immutable set search_path = '' as $$
  select string_agg(concat_ws(' ', columns ->> ('title' || l.ending), columns ->> ('excerpt' || l.ending),
    columns ->> ('summary' || l.ending), private.document_text(columns -> ('body' || l.ending))), ' ')
  from private.languages() l
$$;

/* Updates the words of the given rows, or of all. */
create function private.keep_piece_words(text_table text, changed uuid[] default null) returns void
language sql security definer set search_path = '' as $$
  delete from private.piece_words w where w.table_name = text_table and (changed is null or w.row_id = any (changed));
  insert into private.piece_words (table_name, row_id, words, typed)
  select text_table, t.id, private.words_of_piece(t.present), private.words_of_piece(d.changes)
  from (
    select a.id, to_jsonb(a) from public.articles a where text_table = 'articles'
      and (changed is null or a.id = any (changed))
    union all
    select p.id, to_jsonb(p) from public.cms_pages p where text_table = 'cms_pages'
      and (changed is null or p.id = any (changed))
  ) t (id, present) left join public.drafts d on d.table_name = text_table and d.row_id = t.id
$$;

/* Trigger after a text or a draft was written or deleted: updates its words. */
create function private.note_piece_words() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.version = old.version then return null; end if;
  if tg_table_name = 'drafts' then
    perform private.keep_piece_words(case tg_op when 'DELETE' then old.table_name else new.table_name end,
      array[case tg_op when 'DELETE' then old.row_id else new.row_id end]);
  else
    perform private.keep_piece_words(tg_table_name::text, array[case tg_op when 'DELETE' then old.id else new.id end]);
  end if;
  return null;
end $$;

/* Returns up to 1,000 texts that match all patterns. Does not search drafts for users who see only published texts. */
create function private.pieces_saying(text_table text, containing text[], may_see_out_only boolean) returns setof uuid
language sql stable set search_path = '' as $$
  select w.row_id from private.piece_words w
  where w.table_name = text_table
    and (w.words ilike containing[1] and w.words ilike all (containing)
      or not may_see_out_only and w.typed ilike containing[1] and w.typed ilike all (containing))
  limit 1000
$$;
grant execute on function private.pieces_saying(text, text[], boolean) to staff_reader;

-- Files in drafts are protected from deletion.
insert into private.content_tables (table_name, keeps_files) values ('drafts', true);
call private.track_media_uses('public.drafts');

create trigger announce_insert after insert on public.drafts referencing new table as changed
  for each statement execute function private.announce_texts();

create trigger announce_update after update on public.drafts referencing new table as changed
  for each statement execute function private.announce_texts();

create trigger announce_delete after delete on public.drafts referencing old table as changed
  for each statement execute function private.announce_texts();

create trigger forget_draft after delete on public.cms_pages for each row execute function private.forget_draft();

create trigger forget_draft after delete on public.articles for each row execute function private.forget_draft();

create trigger keep_piece_words after insert or update or delete on public.articles for each row
  execute function private.note_piece_words();

create trigger keep_piece_words after insert or update or delete on public.cms_pages for each row
  execute function private.note_piece_words();

create trigger keep_piece_words after insert or update or delete on public.drafts for each row
  execute function private.note_piece_words();

create policy "editors read" on public.drafts for select to authenticated
  using ((select private.has_role('admin', 'editor')));

create policy "staff list and search" on public.drafts for select to staff_reader using (true);
