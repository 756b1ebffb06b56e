-- Demo content of a fictional body. Laws, classifications, KBLI codes, fees and stages are the real public ones; people,
-- companies, addresses and numbers are invented. Files run in name order, once, into an empty database.

/* A rich-text document from plain text: blocks apart by an empty line; '## ' begins a heading, '### ' a smaller one,
   lines with '- ' or '1. ' make lists; **bold** and [label](/path) within a line. Only for these files: 99_tools.sql
   drops it. */
create function private.demo_inline(line text) returns jsonb language plpgsql immutable set search_path = '' as $$
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

create function private.demo_block(block text) returns jsonb language plpgsql immutable set search_path = '' as $$
declare
  bullet text := case when block ~ '^- ' then '^- ' when block ~ '^\d+\. ' then '^\d+\. ' end;
  head text[] := regexp_match(block, '^(##+) (.*)$');
begin
  if head is not null then
    return jsonb_build_object('type', 'heading', 'attrs', jsonb_build_object('level', length(head[1])),
      'content', private.demo_inline(head[2]));
  end if;
  if bullet is not null then
    return jsonb_build_object('type', case bullet when '^- ' then 'bulletList' else 'orderedList' end, 'content',
      (select jsonb_agg(jsonb_build_object('type', 'listItem', 'content', jsonb_build_array(jsonb_build_object(
         'type', 'paragraph', 'content', private.demo_inline(regexp_replace(item, bullet, ''))))) order by place)
       from regexp_split_to_table(block, '\n') with ordinality as items (item, place)));
  end if;
  return jsonb_build_object('type', 'paragraph', 'content', private.demo_inline(replace(block, E'\n', ' ')));
end $$;

create function private.demo_doc(source text) returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_build_object('type', 'doc', 'content', coalesce(jsonb_agg(private.demo_block(btrim(block, E' \n')) order by place), '[]'))
  from regexp_split_to_table(source, '\n\s*\n') with ordinality as blocks (block, place)
  where btrim(block, E' \n') <> '' $$;
