-- Scheduled changes contain the text as it was when they were scheduled; later edits go to the draft.
create table public.scheduled_changes (
  id uuid primary key default gen_random_uuid(),
  table_name text not null check (table_name in ('cms_pages', 'articles')),
  row_id uuid not null,
  changes jsonb not null check (jsonb_typeof(changes) = 'object' and changes <> '{}'
    and octet_length(changes::text) <= 1500000),
  publish_at timestamptz not null,
  failed text check (char_length(failed) <= 500),
  scheduled_by uuid,
  scheduled_name text,
  scheduled_at timestamptz not null default now(),
  constraint scheduled_changes_one_per_row unique (table_name, row_id)
);
comment on table public.scheduled_changes is
  'Written by functions only. A row is deleted once it is published, or when the text is published, withdrawn or '
  'deleted before that. changes: see drafts. failed: the error that prevented the publication.';
create index scheduled_changes_due on public.scheduled_changes (publish_at) where failed is null;
alter table public.scheduled_changes enable row level security;
grant select on public.scheduled_changes to authenticated, service_role;
grant select (table_name, row_id, publish_at) on public.scheduled_changes to staff_reader;

-- Functions that publish a draft, or make a published text a draft again. Each refuses a version other than the
-- current one (private.open_text) and returns {row, draft}.

/* Writes the columns of `wanted`, checked by put_draft, into a row. Errors: P0001 editing.unknown_table,
   editing.unknown_column. */
create function private.write_text(text_table text, text_id uuid, wanted jsonb) returns void
language plpgsql set search_path = '' as $$
declare columns text := (select string_agg(format('%I', key), ', ') from jsonb_object_keys(wanted) key);
begin
  if private.text_columns(text_table) is null then
    raise exception using errcode = 'P0001', message = 'editing.unknown_table';
  end if;
  if columns is null then return; end if;
  if exists (select from jsonb_object_keys(wanted) key
    where key <> all (private.text_columns(text_table) || '{status,published_at}'::text[])) then
    raise exception using errcode = 'P0001', message = 'editing.unknown_column';
  end if;
  perform set_config('editing.author_checked', 'yes', true);
  execute format('update public.%1$I t set version = t.version, (%2$s) = (select %2$s from '
                 'jsonb_populate_record(null::public.%1$I, $1)) where id = $2',
    text_table, columns) using wanted, text_id;
  perform set_config('editing.author_checked', '', true);
end $$;

/* Returns the changes of a draft; {} if there is none. */
create function private.draft_changes(text_table text, text_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce((select d.changes from public.drafts d where d.table_name = text_table and d.row_id = text_id), '{}')
$$;

/* Returns the columns that belong to the languages. */
create function private.of_languages(columns jsonb, languages text[]) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(columns)
  where private.column_language(key) = any (languages)
$$;

create function private.is_live(present jsonb) returns boolean language sql stable set search_path = '' as $$
  select present ->> 'status' = 'published' and (present ->> 'published_at')::timestamptz <= now()
$$;

/* For admins and editors: writes the draft of an unpublished text into its row. Errors: P0001 editing.live for a
   published text. */
create function public.apply_draft(text_table text, text_id uuid, seen_version integer, seen_draft bigint default null)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare present jsonb := private.open_text(text_table, text_id, seen_version, seen_draft);
begin
  if private.is_live(present) then raise exception using errcode = 'P0001', message = 'editing.live'; end if;
  perform private.write_text(text_table, text_id, private.draft_changes(text_table, text_id));
  delete from public.drafts d where d.table_name = text_table and d.row_id = text_id;
  return private.text_state(text_table, text_id);
end $$;
grant execute on function public.apply_draft(text, uuid, integer, bigint) to authenticated;

/* For admins and editors: publishes the draft in the given languages, or in all, now or from publish_at on. The rest
   stays in the draft, including other languages of a text that was never published. Without a time, a text keeps its
   first publication time. Errors: P0001 editing.unknown_language; editing.indonesian_first: English alone;
   editing.live: a published text cannot be postponed. */
create function public.publish_draft(
  text_table text, text_id uuid, seen_version integer, seen_draft bigint default null, languages text[] default null,
  publish_at timestamptz default null
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  present jsonb := private.open_text(text_table, text_id, seen_version, seen_draft);
  changes jsonb := private.draft_changes(text_table, text_id);
  first_read timestamptz := (present ->> 'published_at')::timestamptz;
  known constant text[] := array(select l.code from private.languages() l);
  held jsonb := '{}';
begin
  languages := coalesce(languages, known);
  if cardinality(languages) = 0 or not languages <@ known then
    raise exception using errcode = 'P0001', message = 'editing.unknown_language';
  end if;
  if private.is_live(present) then
    if publish_at > now() then raise exception using errcode = 'P0001', message = 'editing.live'; end if;
  elsif not known[1] = any (languages) then
    raise exception using errcode = 'P0001', message = 'editing.indonesian_first';
  else
    select coalesce(jsonb_object_agg(key, value), '{}') into held
    from jsonb_each(private.of_languages(present, array(select unnest(known) except select unnest(languages))))
      where value <> 'null';
  end if;

  perform private.write_text(text_table, text_id,
    (select coalesce(jsonb_object_agg(key, null), '{}') from jsonb_object_keys(held) key)
    || private.of_languages(changes, languages)
    || jsonb_build_object('status', 'published',
      'published_at', coalesce(publish_at, case when first_read <= now() then first_read else now() end)));
  -- A scheduled change would restore an older text.
  delete from public.scheduled_changes c where c.table_name = text_table and c.row_id = text_id;
  perform private.put_draft(text_table, private.text_state(text_table, text_id) -> 'row',
    held || (changes - array(select jsonb_object_keys(private.of_languages(changes, languages)))));
  return private.text_state(text_table, text_id);
end $$;
grant execute on function public.publish_draft(text, uuid, integer, bigint, text[], timestamptz) to authenticated;

/* For admins and editors: makes a text a draft again, or archives it. Errors: P0001 editing.unknown_status. */
create function public.withdraw_text(
  text_table text, text_id uuid, seen_version integer, seen_draft bigint default null, new_status text default 'draft'
) returns jsonb language plpgsql security definer set search_path = '' as $$
begin
  perform private.open_text(text_table, text_id, seen_version, seen_draft);
  if coalesce(new_status, '') not in ('draft', 'archived') then
    raise exception using errcode = 'P0001', message = 'editing.unknown_status';
  end if;
  perform private.write_text(text_table, text_id, jsonb_build_object('status', new_status));
  -- The draft was based on the previous version, which had the same text.
  update public.drafts d set base_version = seen_version + 1 where d.table_name = text_table and d.row_id = text_id;
  return private.text_state(text_table, text_id);
end $$;
grant execute on function public.withdraw_text(text, uuid, integer, bigint, text) to authenticated;

/* For admins and editors: copies an earlier version to the draft, except address and author. Errors: P0001
   editing.no_revision. */
create function public.restore_revision(
  text_table text, text_id uuid, old_version integer, seen_version integer, seen_draft bigint default null
) returns jsonb language plpgsql security definer set search_path = '' as $$
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
grant execute on function public.restore_revision(text, uuid, integer, integer, bigint) to authenticated;

/* For admins and editors: schedules the draft of a published text in the given languages, or in all; replaces an
   earlier schedule. Returns {row, draft}. Errors: P0001 editing.unknown_language; editing.not_live: not published yet
   (see publish_draft); editing.time_past: within the next minute, or in more than two years; editing.no_changes. */
create function public.schedule_change(
  text_table text, text_id uuid, seen_version integer, publish_at timestamptz, seen_draft bigint default null,
  languages text[] default null
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  present jsonb := private.open_text(text_table, text_id, seen_version, seen_draft);
  known constant text[] := array(select l.code from private.languages() l);
  wanted jsonb;
begin
  languages := coalesce(languages, known);
  if cardinality(languages) = 0 or not languages <@ known then
    raise exception using errcode = 'P0001', message = 'editing.unknown_language';
  end if;
  if not private.is_live(present) then raise exception using errcode = 'P0001', message = 'editing.not_live'; end if;
  if publish_at is null or publish_at <= now() or publish_at > now() + interval '2 years' then
    raise exception using errcode = 'P0001', message = 'editing.time_past';
  end if;
  wanted := private.of_languages(private.draft_changes(text_table, text_id), languages);
  if wanted = '{}' then raise exception using errcode = 'P0001', message = 'editing.no_changes'; end if;
  -- A draft may lack what a published text requires.
  if btrim(wanted ->> 'title') = '' or wanted ->> 'slug' = '' then
    raise exception using errcode = '23514', message
      = format('draft of "%s" violates check constraint "%s_%s_check"', text_table, text_table,
      case when wanted ->> 'slug' = '' then 'slug' else 'title' end);
  end if;
  insert into public.scheduled_changes as s (table_name, row_id, changes, publish_at, scheduled_by, scheduled_name)
  values (text_table, text_id, wanted, schedule_change.publish_at, auth.uid(),
    (select u.full_name from public.app_users u where u.id = auth.uid()))
  on conflict on constraint scheduled_changes_one_per_row do update
    set changes = excluded.changes, publish_at = excluded.publish_at,
    failed = null, scheduled_by = excluded.scheduled_by, scheduled_name = excluded.scheduled_name, scheduled_at = now();
  return private.text_state(text_table, text_id);
end $$;
grant execute on function public.schedule_change(text, uuid, integer, timestamptz, bigint, text[]) to authenticated;

/* For admins and editors: cancels the schedule, if there is one; the draft stays. */
create function public.cancel_change(text_table text, text_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_role('admin', 'editor');
  delete from public.scheduled_changes s where s.table_name = text_table and s.row_id = text_id;
end $$;
grant execute on function public.cancel_change(text, uuid) to authenticated;

/* Trigger after a text was withdrawn, moved to the trash or deleted: cancels its schedule. */
create function private.drop_schedule() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.scheduled_changes s where s.table_name = tg_table_name and s.row_id = old.id;
  return null;
end $$;

/* Publishes a scheduled change in the name of the user who scheduled it. */
create function private.publish_change(due public.scheduled_changes) returns void
language plpgsql security definer set search_path = '' as $$
declare
  typed jsonb := private.draft_changes(due.table_name, due.row_id);
  writer constant public.drafts := (select d from public.drafts d where d.table_name = due.table_name
    and d.row_id = due.row_id);
begin
  perform private.write_text(due.table_name, due.row_id, due.changes);
  delete from public.scheduled_changes s where s.id = due.id;
  -- Later edits stay in the draft, under the name of their author.
  if typed <> '{}' then
    perform private.put_draft(due.table_name, private.text_state(due.table_name, due.row_id) -> 'row', typed);
    update public.drafts d set saved_by = writer.saved_by, saved_name = writer.saved_name
    where d.table_name = due.table_name and d.row_id = due.row_id;
  end if;
end $$;

/* Publishes due changes. A change that the table refuses is marked and skipped. Called by claim_pages(). */
create function private.publish_due_changes() returns void language plpgsql security definer set search_path = '' as $$
declare
  due public.scheduled_changes;
  caller constant text := current_setting('request.jwt.claims', true);
begin
  for due in select s.* from public.scheduled_changes s where s.publish_at <= now() and s.failed is null
    order by s.publish_at limit 50 for update skip locked loop
    begin
      perform set_config('request.jwt.claims',
        jsonb_build_object('sub', due.scheduled_by, 'role', 'service_role')::text, true);
      perform private.publish_change(due);
    exception when others then
      update public.scheduled_changes s set failed = left(sqlerrm, 500) where s.id = due.id;
    end;
  end loop;
  perform set_config('request.jwt.claims', coalesce(caller, ''), true);
end $$;

insert into private.content_tables (table_name, keeps_files) values ('scheduled_changes', true);
call private.track_media_uses('public.scheduled_changes');

create trigger announce_insert after insert on public.scheduled_changes referencing new table as changed
  for each statement execute function private.announce_texts();

create trigger announce_update after update on public.scheduled_changes referencing new table as changed
  for each statement execute function private.announce_texts();

create trigger announce_delete after delete on public.scheduled_changes referencing old table as changed
  for each statement execute function private.announce_texts();

create trigger drop_schedule after update on public.articles for each row
  when (old.status = 'published' and new.status <> 'published' or old.deleted_at is null and new.deleted_at is not null)
  execute function private.drop_schedule();

create trigger drop_schedule after update on public.cms_pages for each row
  when (old.status = 'published' and new.status <> 'published' or old.deleted_at is null and new.deleted_at is not null)
  execute function private.drop_schedule();

create trigger drop_deleted after delete on public.articles for each row execute function private.drop_schedule();

create trigger drop_deleted after delete on public.cms_pages for each row execute function private.drop_schedule();

create trigger refuse_gaps before insert or update of changes on public.scheduled_changes for each row
  when (new.table_name = 'cms_pages') execute function private.refuse_gaps();

create policy "editors read" on public.scheduled_changes for select to authenticated
  using ((select private.has_role('admin', 'editor')));

create policy "staff list and search" on public.scheduled_changes for select to staff_reader using (true);
