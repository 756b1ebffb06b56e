-- The content a site begins with: real public facts and model texts (reference), or a fictional body to try it with (demo).

/* A rich-text document from plain text: blocks apart by an empty line; '## ' begins a heading, '### ' a smaller one,
   lines with '- ' or '1. ' make lists; **bold** and [label](/path) within a line. The texts of the
   start (supabase/seed/) are written so. */
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
  select jsonb_build_object('type', 'doc', 'content', coalesce(jsonb_agg(private.markdown_block(btrim(block, E' \n')) order by place), '[]'))
  from regexp_split_to_table(source, '\n\s*\n') with ordinality as blocks (block, place)
  where btrim(block, E' \n') <> '' $$;

-- Rows that the files of supabase/seed/ put in place, each as it was then; changes of staff are told by it.
create table private.starter_content (
  table_name text not null,
  row_id text not null,
  part text not null check (part in ('reference', 'demo')),
  content jsonb not null,
  reference_content jsonb,
  primary key (table_name, row_id)
);
comment on column private.starter_content.part is 'demo: the row, or what it says now, is of the fictional body.';
comment on column private.starter_content.reference_content is
  'The row before the demo filled it in; the demo is cleared by putting it back. null: the demo made the row.';
alter table private.starter_content enable row level security;

/* Notes every row of the content tables, and the tables named, as put in place by this part. The last file of each part of
   supabase/seed/ calls it, so what it finds anew or changed is of that part. */
create procedure private.note_starter_content(part text, variadic further text[] default '{}')
language plpgsql set search_path = '' as $$
declare
  name text;
begin
  for name in
    select t.table_name from private.content_tables t union select unnest(further) order by 1
  loop
    execute format('insert into private.starter_content as s (table_name, row_id, part, content)
      select %1$L, coalesce(c.content ->> ''id'', ''only''), %2$L, c.content from (select to_jsonb(t) from public.%1$I t) c (content)
      on conflict (table_name, row_id) do update set part = excluded.part, content = excluded.content,
        reference_content = case when s.part = ''reference'' then s.content else s.reference_content end
      where s.content <> excluded.content', name, part);
  end loop;
end $$;
