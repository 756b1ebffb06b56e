-- Staff find the rows of every list by their titles (find_records): a list needs nothing for it but make_content_table.

alter table private.content_tables add column searchable boolean not null default false;
comment on column private.content_tables.searchable is
  'Staff find the rows by their titles, which private.row_titles holds. False: not at all, or by columns and an index of its own (find_records).';

create table private.row_titles (
  table_name text not null references private.content_tables (table_name) on delete cascade,
  row_id uuid not null,
  title text not null,
  detail text,
  primary key (table_name, row_id)
);
comment on table private.row_titles is 'Titles of the rows of searchable tables that are not in the trash; written by triggers only.';
create index row_titles_words on private.row_titles using gin ((title || ' ' || coalesce(detail, '')) extensions.gin_trgm_ops);
alter table private.row_titles enable row level security;
revoke all on private.row_titles from public, anon, authenticated;
grant select on private.row_titles to staff_reader;
create policy "staff list and search" on private.row_titles for select to staff_reader using (true);

/* The words by which people know a row of a list. title: its name; null: it has none. detail: its code or number, and its name in English. */
create function private.title_of(line jsonb, out title text, out detail text) language sql immutable set search_path = '' as $$
  select left(coalesce(line ->> 'title', line ->> 'question', line ->> 'label', line ->> 'name', line ->> 'qualification'), 500),
    nullif(left(concat_ws(' · ', line ->> 'code', nullif(concat_ws('/', line ->> 'number', line ->> 'year'), ''), line ->> 'position',
      coalesce(line ->> 'title_en', line ->> 'question_en', line ->> 'label_en', line ->> 'name_en', line ->> 'qualification_en')), 1200), '') $$;

/* After insert, update or delete, for each row: notes its title, or forgets it with the row and in the trash. Definer: nobody writes titles at will. */
create function private.note_title() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from private.row_titles r where r.table_name = tg_table_name and r.row_id = old.id;
  elsif new.deleted_at is not null then
    delete from private.row_titles r where r.table_name = tg_table_name and r.row_id = new.id;
  else
    insert into private.row_titles as r (table_name, row_id, title, detail)
      select tg_table_name, new.id, t.title, t.detail from private.title_of(to_jsonb(new)) t where t.title is not null
      on conflict (table_name, row_id) do update set title = excluded.title, detail = excluded.detail
        where (r.title, r.detail) is distinct from (excluded.title, excluded.detail);
  end if;
  return null;
end $$;

/* From now on the rows of `target` are found by their titles, those that are there too. */
create procedure private.track_titles(target regclass) language plpgsql set search_path = '' as $$
declare
  its_name constant text := (select relname from pg_catalog.pg_class where oid = target);
begin
  update private.content_tables t set searchable = true where t.table_name = its_name;
  execute format('create trigger row_titles after insert or update or delete on %s for each row execute function private.note_title()', target);
  execute format('insert into private.row_titles (table_name, row_id, title, detail)
    select %L, t.id, w.title, w.detail from %s t cross join lateral private.title_of(to_jsonb(t)) w
    where t.deleted_at is null and w.title is not null', its_name, target);
end $$;

/* After insert on content_tables, for each row: a table that has a trash is searched. */
create function private.track_titles_of_list() returns trigger language plpgsql set search_path = '' as $$
begin
  call private.track_titles(format('public.%I', new.table_name)::regclass);
  return null;
end $$;
create trigger track_titles_of_list after insert on private.content_tables
  for each row when (new.has_trash) execute function private.track_titles_of_list();

do $$
declare target regclass;
begin
  -- The sorted lists, and the laws, which stand by year; the large tables have indexes of their own in find_records.
  for target in select format('public.%I', t.table_name)::regclass from private.content_tables t
    where t.has_trash and (t.order_column is not null or t.table_name = 'legal_products') loop
    call private.track_titles(target);
  end loop;
end $$;
