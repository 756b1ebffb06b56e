-- Accepts only documents that the site can render: see src/lib/rich-text and the editor.

/* Returns true for addresses that a link in a text may have: web, mail, telephone, path or anchor. */
create function private.is_text_link(value text) returns boolean language sql immutable set search_path = '' as $$
  select char_length(value) <= 2000 and value ~* '^((https?://|mailto:|tel:)[^\s<>"\\]+|[/#]([^\s<>"\\/][^\s<>"\\]*)?)$'
$$;
grant execute on function private.is_text_link(text) to authenticated, service_role;

/* Returns true for addresses that an image in a text may have: https or a path within the site. */
create function private.is_text_image(value text) returns boolean language sql immutable set search_path = '' as $$
  select char_length(value) <= 2000 and value ~* '^(https://[^\s<>"\\]+|/[^\s<>"\\/][^\s<>"\\]*)$'
$$;
grant execute on function private.is_text_image(text) to authenticated, service_role;

/* Returns true for an integer within bounds. */
create function private.is_whole(value jsonb, lowest integer, highest integer) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) = 'number'
    then value::numeric between lowest and highest and value::numeric = trunc(value::numeric) else false end $$;
grant execute on function private.is_whole(jsonb, integer, integer) to authenticated, service_role;

/* Returns true for a mark (bold, link …) with allowed attributes only. */
create function private.is_text_mark(mark jsonb) returns boolean language sql immutable set search_path = '' as $$
  select case
    when not private.has_only_keys(mark, '{type,attrs}') then false
    when mark ->> 'type' = 'link' then coalesce(private.has_only_keys(jsonb_strip_nulls(mark -> 'attrs'), '{href}')
      and jsonb_typeof(mark #> '{attrs,href}') = 'string' and private.is_text_link(mark #>> '{attrs,href}'), false)
    else coalesce(mark ->> 'type' in ('bold', 'italic', 'underline', 'strike', 'code')
      and jsonb_strip_nulls(coalesce(mark -> 'attrs', '{}')) = '{}', false)
  end $$;
grant execute on function private.is_text_mark(jsonb) to authenticated, service_role;

/* Returns true if a kind of node may have these attributes; ignores null attributes. An image needs an alt text, '' if
   it is decorative. */
create function private.are_node_attributes(kind text, attrs jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(case
    when jsonb_typeof(attrs) <> 'object' then false
    when kind = 'heading' then attrs in ('{"level": 2}', '{"level": 3}')
    when kind = 'callout' then private.has_only_keys(attrs, '{tone}')
      and attrs ->> 'tone' in ('info', 'warning', 'success')
    when kind = 'orderedList' then private.has_only_keys(attrs, '{start,type}')
      and (not attrs ? 'start' or private.is_whole(attrs -> 'start', 0, 100000))
      and (not attrs ? 'type' or attrs ->> 'type' in ('1', 'a', 'A', 'i', 'I'))
    when kind in ('tableCell', 'tableHeader') then private.has_only_keys(attrs, '{colspan,rowspan}')
      and (not attrs ? 'colspan' or private.is_whole(attrs -> 'colspan', 1, 100))
      and (not attrs ? 'rowspan' or private.is_whole(attrs -> 'rowspan', 1, 1000))
    when kind = 'image' then private.has_only_keys(attrs, '{src,alt,decorative,caption,width,height}')
      and jsonb_typeof(attrs -> 'src') = 'string' and private.is_text_image(attrs ->> 'src')
      and jsonb_typeof(attrs -> 'alt') = 'string' and char_length(attrs ->> 'alt') <= 500
      and coalesce(jsonb_typeof(attrs -> 'decorative'), 'boolean') = 'boolean'
      and coalesce(jsonb_typeof(attrs -> 'caption'), 'string') = 'string'
      and char_length(coalesce(attrs ->> 'caption', '')) <= 500
      and (not attrs ? 'width' or private.is_whole(attrs -> 'width', 1, 20000))
      and (not attrs ? 'height' or private.is_whole(attrs -> 'height', 1, 20000))
    when kind in ('paragraph', 'bulletList', 'listItem', 'blockquote', 'horizontalRule', 'hardBreak', 'table',
      'tableRow',
      'text') then attrs = '{}'
  end, false)
$$;
grant execute on function private.are_node_attributes(text, jsonb) to authenticated, service_role;

/* Returns true for a document of at most 500 kB and 24 levels whose nodes, marks, attributes and addresses the site can
   render. Walks the tree level by level and checks equal nodes once. */
create function private.is_document(value jsonb) returns boolean
language plpgsql immutable strict set search_path = '' as $$
declare
  level jsonb := coalesce(value -> 'content', '[]');
begin
  if jsonb_typeof(value) <> 'object' or jsonb_typeof(level) <> 'array' then return false; end if;
  if value - 'content' <> '{"type": "doc"}' or octet_length(value::text) > 500000 then return false; end if;
  for depth in 1 .. 24 loop
    if level = '[]' then return true; end if;
    -- Materialized, because the planner would otherwise check the nodes before it removes duplicates.
    if exists (
      with looks as materialized (
        select distinct case when jsonb_typeof(node) = 'object' then node - '{content,text,marks}'::text[] end as look,
          jsonb_typeof(node -> 'content') as below, coalesce(jsonb_typeof(node -> 'marks'), 'array') as marks,
          jsonb_typeof(node -> 'text') as words, node ->> 'text' = '' as is_blank
        from jsonb_array_elements(level) as nodes (node)
      )
      select from looks
      where (
        marks = 'array' and private.has_only_keys(look, '{type,attrs}')
        and private.are_node_attributes(look ->> 'type', jsonb_strip_nulls(coalesce(look -> 'attrs', '{}')))
        and case when look ->> 'type' = 'text' then words = 'string' and not is_blank and below is null
          else words is null and coalesce(below, 'array') = 'array' end
      ) is not true
    ) then
      return false;
    end if;
    if exists (
      with marks as materialized (select distinct mark from jsonb_path_query(level, '$[*].marks[*]') mark)
      select from marks where not private.is_text_mark(mark)
    ) then
      return false;
    end if;
    level := jsonb_path_query_array(level, '$[*].content[*]');
  end loop;
  return level = '[]';
end $$;
grant execute on function private.is_document(jsonb) to authenticated, service_role;

/* Returns the plain text of a document, for search and reading time. */
create function private.document_text(value jsonb) returns text language sql immutable set search_path = '' as $$
  select concat_ws(' ',
    (select string_agg(case jsonb_array_length(parts) when 1 then parts #>> '{0,text}'
        -- A node without text is a line break.
        else (select string_agg(coalesce(part ->> 'text', ' '), '') from jsonb_array_elements(parts) part) end, ' ')
      from jsonb_path_query(value, 'strict $.**.content ? (@[*].type == "text")') parts),
    (select string_agg(caption #>> '{}', ' ')
      from jsonb_path_query(value, 'strict $.**.caption ? (@.type() == "string" && @ != "")') caption))
$$;
grant execute on function private.document_text(jsonb)
  to anon, authenticated, service_role, visitor_reader, staff_reader;

create function private.is_written(value text) returns boolean
language sql immutable set search_path = '' as $$ select coalesce(value, '') ~ '\S' $$;
grant execute on function private.is_written(text) to staff_reader;

create function private.is_written(value jsonb) returns boolean
language sql immutable set search_path = '' as $$ select coalesce(private.document_text(value), '') ~ '\S' $$;
grant execute on function private.is_written(jsonb) to authenticated, staff_reader;

/* Returns true if English readers would see Indonesian: no English title, or an empty English body. */
create function private.lacks_english(title_en text, body_en jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(title_en !~ '\S', true) or coalesce(private.document_text(body_en) !~ '\S', true)
$$;
-- Users who write a row need execute on the functions in its indexes.
grant execute on function private.lacks_english(text, jsonb) to authenticated, service_role, staff_reader;

/* Returns the number of words, for the reading time. */
create function private.word_count(value jsonb) returns integer language sql immutable set search_path = '' as $$
  select count(*)::integer from regexp_split_to_table(private.document_text(value), '\s+') word where word <> ''
$$;
grant execute on function private.word_count(jsonb) to anon, authenticated, service_role;
