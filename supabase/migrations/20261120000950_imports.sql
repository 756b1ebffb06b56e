-- Imports of lists from files: who, when, from which file, what became of the rows, and what is needed to take it back.

create table public.imports (
  id uuid primary key,
  kind text not null check (kind in ('clients', 'certificates', 'rl_categories', 'rl_subclass')),
  file_name text not null check (private.is_text(file_name, 255)),
  options jsonb not null default '{}',
  status text not null default 'applying' check (status in ('applying', 'done', 'stopped', 'undoing', 'undone')),
  total integer not null check (total between 1 and 20000),
  processed integer not null default 0,
  inserted integer not null default 0,
  updated integer not null default 0,
  same integer not null default 0,
  refused integer not null default 0,
  actor_id uuid,
  actor_name text,
  finished_at timestamptz,
  undone_at timestamptz,
  undone_by uuid,
  undone_by_name text,
  taken_back integer,
  kept integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.imports is 'Files whose rows were imported. Written by import_rows and undo_import only; people are named without reference, so a line outlives an account.';
comment on column public.imports.status is 'applying: parts are still to come, or the connection broke · stopped: ended before the last row · undoing: part of it is taken back · undone: taken back.';
comment on column public.imports.kept is 'Rows that an undo had to leave as they were: changed since, or others refer to them.';
create index imports_newest on public.imports (created_at desc, id);

alter table public.imports enable row level security;
revoke all on public.imports from public, anon, authenticated, service_role;
grant select on public.imports to authenticated, service_role;
create policy "editors read" on public.imports for select to authenticated using ((select private.has_role('admin', 'editor')));
create trigger touch before update on public.imports for each row execute function private.touch();
call private.announce_changes('public.imports', 'staff');

create table private.import_chunks (
  import_id uuid not null references public.imports (id) on delete cascade,
  chunk integer not null check (chunk >= 0),
  answer jsonb not null,
  primary key (import_id, chunk)
);
comment on table private.import_chunks is 'What each part of an import was answered: a part sent again after a broken connection is answered the same and not applied twice.';

create table private.import_changes (
  import_id uuid not null references public.imports (id) on delete cascade,
  line integer not null,
  row_id uuid not null,
  action text not null check (action in ('insert', 'update')),
  before jsonb,
  after jsonb not null,
  kept_because text,
  kept_label text,
  is_settled boolean not null default false,
  primary key (import_id, line)
);
comment on table private.import_changes is 'What an import did to each row. before, after: of an update the columns it changed, of an insert the whole row. is_settled: an undo has dealt with it; kept_because, kept_label: why it left the row as it was, and what the row was called.';
create index import_changes_row on private.import_changes (import_id, row_id);
revoke all on private.import_chunks, private.import_changes from public, anon, authenticated, service_role;

-- ---- The book of imports: definer functions below import_rows and undo_import, out of the API's reach ------------------

/* Refuses everybody but editors and admins. */
create function private.require_editor() returns void language plpgsql stable set search_path = '' as $$
begin
  if not (select private.has_role('admin', 'editor')) then
    raise exception using errcode = '42501', message = 'Only admins and editors import';
  end if;
end $$;

/* One line in the audit log around the lines of the rows: 'insert' when an import begins, 'update' when it ends or is undone. */
create function private.audit_import(import public.imports, happened text, was jsonb, became jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into public.audit_log (actor_id, actor_name, actor_kind, table_name, row_id, row_label, action, before, after)
  values (auth.uid(), (select u.full_name from public.app_users u where u.id = auth.uid()), 'person', 'imports',
    import.id::text, left(import.file_name, 200), happened, was, became) $$;

/* Begins an import with its first part, or goes on with it, and keeps others from doing so meanwhile.
   Returns the answer this part was given before, or null when it is new.
   P0001 import.closed: ended or undone · import.not_yours: somebody else's. */
create function private.open_import(import_id uuid, import_kind text, import_file text, import_options jsonb, rows_in_file integer, part integer)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare import public.imports; answer jsonb;
begin
  perform private.require_editor();
  insert into public.imports (id, kind, file_name, options, total, actor_id, actor_name)
  values (import_id, import_kind, left(import_file, 255), import_options, rows_in_file, auth.uid(),
    (select u.full_name from public.app_users u where u.id = auth.uid()))
  on conflict (id) do nothing returning * into import;
  if found then
    perform private.audit_import(import, 'insert', null,
      jsonb_build_object('kind', import.kind, 'file_name', import.file_name, 'total', import.total));
    return null;
  end if;
  select * into import from public.imports i where i.id = import_id for update;
  if import.actor_id is distinct from auth.uid() or import.kind <> import_kind then
    raise exception using errcode = 'P0001', message = 'import.not_yours';
  end if;
  select c.answer into answer from private.import_chunks c where c.import_id = import.id and c.chunk = part;
  if answer is null and import.status <> 'applying' then
    raise exception using errcode = 'P0001', message = 'import.closed';
  end if;
  return answer;
end $$;

/* Writes down what a part did; the last part ends the import. */
create function private.close_import_chunk(import_id uuid, part integer, changes jsonb, answer jsonb, is_last boolean)
returns void language plpgsql security definer set search_path = '' as $$
declare import public.imports;
begin
  perform private.require_editor();
  insert into private.import_changes (import_id, line, row_id, action, before, after)
  select close_import_chunk.import_id, c.line, c.row_id, c.action, c.before, c.after
  from jsonb_to_recordset(changes) c (line integer, row_id uuid, action text, before jsonb, after jsonb);
  insert into private.import_chunks (import_id, chunk, answer) values (close_import_chunk.import_id, part, answer);
  update public.imports i set
    processed = i.processed + jsonb_array_length(answer -> 'rows'),
    inserted = i.inserted + (answer ->> 'insert')::integer, updated = i.updated + (answer ->> 'update')::integer,
    same = i.same + (answer ->> 'same')::integer, refused = i.refused + (answer ->> 'error')::integer,
    status = case when not is_last then i.status
      when i.processed + jsonb_array_length(answer -> 'rows') < i.total then 'stopped' else 'done' end,
    finished_at = case when is_last then now() end
  where i.id = close_import_chunk.import_id returning * into import;
  if is_last then
    perform private.audit_import(import, 'update', '{"status": "applying"}', jsonb_build_object('status', import.status,
      'inserted', import.inserted, 'updated', import.updated, 'same', import.same, 'refused', import.refused));
  end if;
end $$;

/* Which line of this import has touched each of the rows already. */
create function private.lines_of_import(import_id uuid, ids uuid[]) returns table (row_id uuid, line integer)
language sql stable security definer set search_path = '' as $$
  select c.row_id, min(c.line) from private.import_changes c
  where c.import_id = lines_of_import.import_id and c.row_id = any (ids) and (select private.has_role('admin', 'editor'))
  group by c.row_id $$;

grant execute on function private.require_editor(), private.open_import(uuid, text, text, jsonb, integer, integer),
  private.close_import_chunk(uuid, integer, jsonb, jsonb, boolean), private.lines_of_import(uuid, uuid[]) to authenticated;
