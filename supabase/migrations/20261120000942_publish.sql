-- From draft to what visitors read, and back. Each function stops on a newer version (private.open_text) and answers
-- {row, draft} as they are afterwards.

/* Writes the columns of `wanted`, which put_draft has checked, into a row: those of a draft, and when it is published. P0001 editing.unknown_table, editing.unknown_column. */
create function private.write_text(text_table text, text_id uuid, wanted jsonb) returns void
language plpgsql set search_path = '' as $$
declare columns text := (select string_agg(format('%I', key), ', ') from jsonb_object_keys(wanted) key);
begin
  if private.text_columns(text_table) is null then raise exception using errcode = 'P0001', message = 'editing.unknown_table'; end if;
  if columns is null then return; end if;
  if exists (select from jsonb_object_keys(wanted) key where key <> all (private.text_columns(text_table) || '{status,published_at}'::text[])) then
    raise exception using errcode = 'P0001', message = 'editing.unknown_column';
  end if;
  perform set_config('editing.author_checked', 'yes', true);
  execute format('update public.%1$I t set version = t.version, (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1)) where id = $2',
    text_table, columns) using wanted, text_id;
  perform set_config('editing.author_checked', '', true);
end $$;

/* The changes of a text's draft; {} without one. */
create function private.draft_changes(text_table text, text_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce((select d.changes from public.drafts d where d.table_name = text_table and d.row_id = text_id), '{}') $$;

/* The part of `columns` that belongs to the languages: English has the columns that end in _en, Indonesian all others. */
create function private.of_languages(columns jsonb, languages text[]) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(columns)
  where case when key like '%\_en' then 'en' else 'id' end = any (languages) $$;

create function private.is_live(present jsonb) returns boolean language sql stable set search_path = '' as $$
  select present ->> 'status' = 'published' and (present ->> 'published_at')::timestamptz <= now() $$;

/* Admins and editors: the draft of a text that visitors do not see yet becomes the row, and so a version of its history.
   P0001 editing.live: what visitors read changes by publishing only. */
create function public.apply_draft(text_table text, text_id uuid, seen_version integer, seen_draft bigint default null)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare present jsonb := private.open_text(text_table, text_id, seen_version, seen_draft);
begin
  if private.is_live(present) then raise exception using errcode = 'P0001', message = 'editing.live'; end if;
  perform private.write_text(text_table, text_id, private.draft_changes(text_table, text_id));
  delete from public.drafts d where d.table_name = text_table and d.row_id = text_id;
  return private.text_state(text_table, text_id);
end $$;

/* Admins and editors: visitors read the draft's columns of the languages named, at once or from publish_at on. What is
   not published stays in the draft; of a text that nobody reads yet, that is also the English the row already holds.
   Without a time a text keeps the moment it was first read.
   P0001 editing.unknown_language · editing.indonesian_first: English alone, of a text nobody reads yet ·
   editing.live: a text that is being read cannot be put off. */
create function public.publish_draft(text_table text, text_id uuid, seen_version integer, seen_draft bigint default null,
  languages text[] default '{id,en}', publish_at timestamptz default null)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  present jsonb := private.open_text(text_table, text_id, seen_version, seen_draft);
  changes jsonb := private.draft_changes(text_table, text_id);
  first_read timestamptz := (present ->> 'published_at')::timestamptz;
  held jsonb := '{}';
begin
  if cardinality(languages) = 0 or not languages <@ '{id,en}' then
    raise exception using errcode = 'P0001', message = 'editing.unknown_language';
  end if;
  if private.is_live(present) then
    if publish_at > now() then raise exception using errcode = 'P0001', message = 'editing.live'; end if;
  elsif not 'id' = any (languages) then
    raise exception using errcode = 'P0001', message = 'editing.indonesian_first';
  elsif not 'en' = any (languages) then
    select coalesce(jsonb_object_agg(key, value), '{}') into held from jsonb_each(private.of_languages(present, '{en}')) where value <> 'null';
  end if;

  perform private.write_text(text_table, text_id,
    (select coalesce(jsonb_object_agg(key, null), '{}') from jsonb_object_keys(held) key)
    || private.of_languages(changes, languages)
    || jsonb_build_object('status', 'published',
      'published_at', coalesce(publish_at, case when first_read <= now() then first_read else now() end)));
  perform private.put_draft(text_table, private.text_state(text_table, text_id) -> 'row',
    held || (changes - array(select jsonb_object_keys(private.of_languages(changes, languages)))));
  return private.text_state(text_table, text_id);
end $$;

/* Admins and editors: from now on visitors do not read the text: it is a draft again, or archived. Its words stay.
   P0001 editing.unknown_status. */
create function public.withdraw_text(text_table text, text_id uuid, seen_version integer, seen_draft bigint default null,
  new_status text default 'draft')
returns jsonb language plpgsql security definer set search_path = '' as $$
begin
  perform private.open_text(text_table, text_id, seen_version, seen_draft);
  if coalesce(new_status, '') not in ('draft', 'archived') then
    raise exception using errcode = 'P0001', message = 'editing.unknown_status';
  end if;
  perform private.write_text(text_table, text_id, jsonb_build_object('status', new_status));
  -- The draft was made on the version before, which had the same words.
  update public.drafts d set base_version = seen_version + 1 where d.table_name = text_table and d.row_id = text_id;
  return private.text_state(text_table, text_id);
end $$;

/* Admins and editors: the draft becomes what the text said in an earlier version; visitors read it once it is published.
   The address and the author stay as they are. P0001 editing.no_revision. */
create function public.restore_revision(text_table text, text_id uuid, old_version integer, seen_version integer,
  seen_draft bigint default null)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  present jsonb := private.open_text(text_table, text_id, seen_version, seen_draft);
  earlier jsonb := (select r.snapshot from public.revisions r
    where r.table_name = text_table and r.row_id = text_id and r.version = old_version);
begin
  if earlier is null then raise exception using errcode = 'P0001', message = 'editing.no_revision'; end if;
  perform private.put_draft(text_table, present, (
    select jsonb_object_agg(key, value) from jsonb_each(earlier)
    where key = any (private.text_columns(text_table)) and key not in ('slug', 'author_id')));
  return private.text_state(text_table, text_id);
end $$;

revoke execute on function public.apply_draft(text, uuid, integer, bigint),
  public.publish_draft(text, uuid, integer, bigint, text[], timestamptz), public.withdraw_text(text, uuid, integer, bigint, text),
  public.restore_revision(text, uuid, integer, integer, bigint) from public, anon, authenticated;
grant execute on function public.apply_draft(text, uuid, integer, bigint),
  public.publish_draft(text, uuid, integer, bigint, text[], timestamptz), public.withdraw_text(text, uuid, integer, bigint, text),
  public.restore_revision(text, uuid, integer, integer, bigint) to authenticated;
