create table private.content_changes (
  transaction_id bigint primary key,
  at timestamptz not null default clock_timestamp()
);
comment on table private.content_changes is
  'Transactions that changed what visitors read, until the pages are prerendered again. Keyed by transaction, so that '
  'writers do not wait for each other.';
alter table private.content_changes enable row level security;

/* Returns true if visitors can read the row. publish_column: as in private.content_tables. */
create function private.is_shown(record jsonb, publish_column text) returns boolean
language sql stable set search_path = '' as $$
  select record ->> 'deleted_at' is null and case publish_column
    when 'is_published' then (record ->> 'is_published')::boolean
    when 'status' then record ->> 'status' = 'published' and (record ->> 'published_at')::timestamptz <= now()
    else true end $$;

/* Records that this transaction changed content that visitors read. */
create function private.note_content_change() returns void language sql security definer set search_path = '' as $$
  insert into private.content_changes (transaction_id) values (pg_current_xact_id()::text::bigint)
    on conflict do nothing
$$;

/* Trigger after a statement: broadcasts the table and ids of changed rows, never their content, on the private channel
   named by the argument. Records changes of content that visitors read. Security definer, because callers cannot write
   to realtime.messages. */
create function private.announce() returns trigger language plpgsql security definer set search_path = '' as $$
declare ids jsonb; publish_column text;
begin
  select jsonb_agg(c.id) into ids from (select id from changed limit 50) c;
  if ids is null then return null; end if;
  perform realtime.send(
    jsonb_build_object('table', tg_table_name, 'action', lower(tg_op), 'ids', ids), 'change', tg_argv[0], true);
  if tg_argv[0] <> 'content' or not has_any_column_privilege('anon', tg_relid, 'select') then return null; end if;
  publish_column := (private.content_table(tg_table_name)).publish_column;
  if exists (select from changed c where private.is_shown(to_jsonb(c), publish_column)) then
    perform private.note_content_change();
  elsif tg_op = 'UPDATE' then
    -- The update hid rows that visitors could see before.
    if exists (select from was w where private.is_shown(to_jsonb(w), publish_column)) then
      perform private.note_content_change();
    end if;
  end if;
  return null;
end $$;

/* Broadcasts changes of a table on a private channel: 'content' or 'staff'. */
create procedure private.announce_changes(target regclass, topic text) language plpgsql set search_path = ''  as $$
declare verb text;
begin
  foreach verb in array array['insert', 'update', 'delete'] loop
    execute format(
      'create trigger announce_%1$s after %1$s on %2$s referencing %3$s
         for each statement execute function private.announce(%4$L)',
      verb, target, case verb when 'insert' then 'new table as changed' when 'update'
        then 'new table as changed old table as was'
        else 'old table as changed' end, topic);
  end loop;
end $$;

-- Staff listen on private channels, learn which rows changed, and refetch them. 'content' (what visitors read) is for
-- admins, editors and viewers, 'staff' (cases, messages, users) for admins and editors. API callers cannot broadcast.
create policy "staff listen" on realtime.messages for select to authenticated using (
  extension = 'broadcast' and (
    ((select realtime.topic()) = 'content' and (select private.has_role('admin', 'editor', 'viewer')))
    or ((select realtime.topic()) = 'staff' and (select private.has_role('admin', 'editor')))));
