-- Taking an import back.

/* Closes an import to further parts and hands out the next changes that no undo has dealt with, at most `most`; none when
   it is undone. P0002 no such import */
create function private.open_undo(import_id uuid, most integer) returns setof private.import_changes
language plpgsql security definer set search_path = '' as $$
declare was text;
begin
  perform private.require_editor();
  select i.status into was from public.imports i where i.id = open_undo.import_id for update;
  if not found then
    raise exception using errcode = 'P0002', message = 'No such import';
  elsif was = 'undone' then
    return;
  end if;
  update public.imports i set status = 'undoing' where i.id = open_undo.import_id;
  return query select * from private.import_changes c
    where c.import_id = open_undo.import_id and not c.is_settled order by c.line limit most;
end $$;

/* What the undo of an import has done so far, all its parts together: an answer that was lost is asked for again.
   {taken_back, kept_count, kept: [{line, label, reason}], the first fifty, left} */
create function private.undo_report(import_id uuid) returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_editor();
  return (select jsonb_build_object('taken_back', coalesce(i.taken_back, 0), 'kept_count', coalesce(i.kept, 0),
    'kept', (select coalesce(jsonb_agg(jsonb_build_object('line', k.line, 'label', k.kept_label, 'reason', k.kept_because) order by k.line), '[]')
      from (select * from private.import_changes c where c.import_id = i.id and c.kept_because is not null order by c.line limit 50) k),
    'left', (select count(*) from private.import_changes c where c.import_id = i.id and not c.is_settled))
    from public.imports i where i.id = undo_report.import_id);
end $$;

/* Writes down what a part of an undo did with the changes it was handed; the last part ends the undo. kept: [{line, label,
   reason}]. */
create function private.close_undo(import_id uuid, settled integer[], taken integer, kept jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare import public.imports; remaining integer;
begin
  perform private.require_editor();
  update private.import_changes c set is_settled = true, kept_because = k.reason, kept_label = k.label
  from unnest(settled) s (line) left join jsonb_to_recordset(kept) k (line integer, label text, reason text) using (line)
  where c.import_id = close_undo.import_id and c.line = s.line;
  select count(*) into remaining from private.import_changes c where c.import_id = close_undo.import_id and not c.is_settled;
  update public.imports i set status = case when remaining = 0 then 'undone' else 'undoing' end,
    undone_at = now(), undone_by = auth.uid(),
    undone_by_name = (select u.full_name from public.app_users u where u.id = auth.uid()),
    taken_back = coalesce(i.taken_back, 0) + taken, kept = coalesce(i.kept, 0) + jsonb_array_length(close_undo.kept)
  where i.id = close_undo.import_id returning * into import;
  if remaining = 0 then
    perform private.audit_import(import, 'update', jsonb_build_object('status', case
        when import.finished_at is null then 'applying' when import.processed < import.total then 'stopped' else 'done' end),
      jsonb_build_object('status', import.status, 'taken_back', import.taken_back, 'kept', import.kept));
  end if;
end $$;

/* An SQL condition: whether anything refers to the row p.id of a table and would be lost or refuse its deletion. */
create function private.references_to(target regclass) returns text language sql stable set search_path = '' as $$
  select coalesce(string_agg(format('exists (select from %s r where r.%I = p.id)', c.conrelid::regclass, a.attname), ' or '), 'false')
  from pg_catalog.pg_constraint c join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.confrelid = target and c.confdeltype in ('a', 'r', 'n') $$;

/* Whether taking a change back would take something out of the register that stands there, which is not the caller's to do:
   a certificate leaves it by an admin and cannot become a draft again; so does a company with certificates. */
create function private.is_public_record(kind text, change private.import_changes) returns boolean
language sql stable security definer set search_path = '' as $$
  select case kind
    when 'certificates' then exists (select from public.certificates c where c.id = change.row_id and c.first_published_at is not null)
      and (change.action = 'update' and change.before ->> 'is_published' = 'false'
        or not private.has_role('admin') and (change.action = 'insert' or change.before ?| '{deleted_at,client_id}'))
    when 'clients' then not private.has_role('admin') and change.action = 'update'
      and (change.before ->> 'is_published' = 'false' or change.before ->> 'deleted_at' is not null)
      and exists (select from public.certificates c where c.client_id = change.row_id and c.first_published_at is not null)
    else false end $$;

/* For each change of an import, why it cannot be taken back: gone, changed (since), referenced, published (stands in the
   register since), conflict (with a check of the table); null when it can. The rows are held until the transaction ends. */
create function private.undo_plan(kind text, changes private.import_changes[])
returns table (line integer, label text, reason text) language plpgsql set search_path = '' as $$
begin
  return query execute format($query$
    with present as materialized (
      select t.id, t as row from public.%1$I t where t.id in (select m.row_id from unnest($1) m) for update
    ), compared as materialized (
      select m.line, m.action, p.id, m as change, to_jsonb(p.row) - 'updated_at' as current, m.after - 'updated_at' as after,
        -- Through the row's own types: a time written in another time zone is the same time.
        to_jsonb(jsonb_populate_record(null::public.%1$I, m.after)) - 'updated_at' as became,
        case when m.action = 'update' and p.id is not null then jsonb_populate_record(p.row, m.before) end as restored
      from unnest($1) m left join present p on p.id = m.row_id
    )
    select p.line, coalesce(p.current ->> 'number', p.current ->> 'name', p.after ->> 'number', p.after ->> 'name'),
      case when p.id is null then 'gone'
        when exists (select from jsonb_object_keys(p.after) k where p.became -> k is distinct from p.current -> k) then 'changed'
        when p.action = 'insert' and (%2$s) then 'referenced'
        when private.is_public_record(%4$L, p.change) then 'published'
        when p.action = 'update' and (select %3$s from (select (p.restored).*) c) <> '[]' then 'conflict' end
    from compared p order by p.line
    $query$, kind, private.references_to(format('public.%I', kind)::regclass), private.checks_of(format('public.%I', kind)::regclass), kind)
    using changes;
end $$;

/* Editors and admins, once for each import: rows it added are deleted by way of the trash, where certificates stay that have
   stood in the register; rows it changed get their old values back. A row that was changed since, or that others refer to,
   stays as it is and is reported. A call deals with at most 1,000 rows, in one transaction: `left` says how many are to come.
   Returns {taken_back, kept_count, kept: [{line, label, reason}], left}, of this call and those before; of an import that is
   undone the same again. P0002 no such import */
create function public.undo_import(import_id uuid) returns jsonb language plpgsql set search_path = '' as $$
declare
  import public.imports;
  changes private.import_changes[];
  settled integer[];
  kept jsonb;
  names text;
  written integer;
  taken integer := 0;
begin
  perform private.require_editor();
  select coalesce(array_agg(c order by c.line), '{}'), coalesce(array_agg(c.line), '{}') into changes, settled
  from private.open_undo(undo_import.import_id, 1000) c;
  select * into import from public.imports i where i.id = undo_import.import_id;
  if import.status = 'undone' then return private.undo_report(import.id); end if;
  perform pg_advisory_xact_lock(hashtext('import:' || import.kind));

  select coalesce(jsonb_agg(jsonb_build_object('line', u.line, 'label', u.label, 'reason', u.reason) order by u.line), '[]') into kept
  from private.undo_plan(import.kind, changes) u where u.reason is not null;
  select coalesce(array_agg(c), '{}') into changes from unnest(changes) c
  where c.line not in (select (k ->> 'line')::integer from jsonb_array_elements(kept) k);

  perform set_config('register.reason', left('Pembatalan impor ' || import.file_name, 2000), true);
  execute format('update public.%I t set deleted_at = now() where t.id in (select c.row_id from unnest($1) c where c.action = ''insert'')', import.kind) using changes;
  get diagnostics written = row_count;
  taken := taken + written;
  execute format('delete from public.%I t where t.id in (select c.row_id from unnest($1) c where c.action = ''insert'')
    and to_jsonb(t) ->> ''first_published_at'' is null', import.kind) using changes;
  select string_agg(format('%I', a.attname), ', ') into names
  from pg_catalog.pg_attribute a where a.attrelid = format('public.%I', import.kind)::regclass and a.attnum > 0 and not a.attisdropped
    and a.attname in (select jsonb_object_keys(c.before) from unnest(changes) c where c.action = 'update');
  if names is not null then
    execute format('update public.%1$I t set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, to_jsonb(p) || c.before))
      from unnest($1) c join public.%1$I p on p.id = c.row_id where c.action = ''update'' and t.id = c.row_id', import.kind, names) using changes;
    get diagnostics written = row_count;
    taken := taken + written;
  end if;
  perform set_config('register.reason', '', true);
  if taken <> cardinality(changes) then
    raise exception using errcode = '42501', message = 'Some of these rows are not yours to change';
  end if;
  perform private.close_undo(undo_import.import_id, settled, taken, kept);
  return private.undo_report(undo_import.import_id);
end $$;

grant execute on function private.open_undo(uuid, integer), private.close_undo(uuid, integer[], integer, jsonb), private.undo_report(uuid), private.references_to(regclass),
  private.undo_plan(text, private.import_changes[]), private.is_public_record(text, private.import_changes), public.undo_import(uuid) to authenticated;
