begin;
\ir support/actors.psql
select plan(98);
select tests.person('edi', 'editor');

/* Returns a document with the given nodes. */
create function tests.of(variadic nodes text[]) returns jsonb language sql as $$
  select jsonb_build_object('type', 'doc', 'content', jsonb_agg(node::jsonb)) from unnest(nodes) node $$;
/* Returns a one-word paragraph with the given mark. */
create function tests.marked(mark text) returns jsonb language sql as $$
  select tests.of('{"type": "paragraph", "content": [{"type": "text", "text": "kata", "marks": [' || mark || ']}]}') $$;
create function tests.linked(href text) returns jsonb language sql as $$
  select tests.marked(jsonb_build_object('type', 'link', 'attrs', jsonb_build_object('href', href))::text) $$;
/* Returns an image with the required attributes, overridden by `attrs`. A null value removes an attribute. */
create function tests.image(attrs text) returns jsonb language sql as $$
  select tests.of(jsonb_build_object('type', 'image', 'attrs',
    jsonb_strip_nulls('{"src": "/media/a.webp", "alt": "Jembatan"}'::jsonb || attrs::jsonb))::text) $$;
create function tests.takes(document jsonb, description text) returns text language sql as $$
  select ok(private.is_document(document), 'taken: ' || description) $$;
create function tests.refuses(document jsonb, description text) returns text language sql as $$
  select ok(not private.is_document(document), 'refused: ' || description) $$;
create function tests.nested(depth integer) returns jsonb language sql as $$
  select tests.of(repeat('{"type": "blockquote", "content": [', depth) || '{"type": "paragraph"}' || repeat(']}', depth)) $$;

-- Documents that the editor produces
select tests.takes('{"type": "doc"}', 'an empty document');
select tests.takes('{"type": "doc", "content": []}', 'one without nodes');
select is(private.is_document(null), null, 'nothing is neither');
select tests.takes(tests.of(
  '{"type": "heading", "attrs": {"level": 2}, "content": [{"type": "text", "text": "Judul"}]}',
  '{"type": "paragraph", "content": [{"type": "text", "text": "a"}, {"type": "hardBreak", "marks": [{"type": "bold"}]}, {"type": "text", "text": "b"}]}',
  '{"type": "orderedList", "attrs": {"start": 3, "type": "a"}, "content": [{"type": "listItem", "content": [{"type": "paragraph"}]}]}',
  '{"type": "bulletList", "content": [{"type": "listItem", "content": [{"type": "paragraph"}]}]}',
  '{"type": "blockquote", "content": [{"type": "paragraph"}]}',
  '{"type": "callout", "attrs": {"tone": "warning"}, "content": [{"type": "paragraph"}]}',
  '{"type": "table", "content": [{"type": "tableRow", "content": [{"type": "tableHeader", "attrs": {"colspan": 2, "rowspan": 1}, "content": [{"type": "paragraph"}]}]}]}',
  '{"type": "image", "attrs": {"src": "https://pilarnusa.example.id/a.webp", "alt": "", "decorative": true, "caption": "Foto", "width": 800, "height": 600}}',
  '{"type": "horizontalRule"}'), 'one of every node');
select tests.takes(tests.marked('{"type": "bold"}, {"type": "italic"}, {"type": "underline"}, {"type": "strike"}, {"type": "code"}'), 'every mark');
select tests.takes(tests.marked('{"type": "link", "attrs": {"href": "/biaya", "target": null, "rel": null, "class": null}}'), 'attributes that say nothing');
select tests.takes(tests.linked(href), 'a link to ' || href) from unnest(array['/', '/layanan/biaya?x=1#y', '#bagian-biaya', '#',
  'https://lpjk.example.id', 'HTTP://lama.example.id/x', 'mailto:info@pilarnusa.example.id', 'tel:+62215550142']) href;

-- Links and images
select tests.refuses(tests.linked(href), 'a link to ' || href) from unnest(array['javascript:alert(1)', 'JavaScript:alert(1)', ' javascript:alert(1)',
  E'java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x', 'file:///etc/passwd', '//jahat.example', '/\jahat.example', '#/x', 'biaya', '',
  'https://a.example/"onclick=', 'https://a.example/ b', 'https://' || repeat('a', 2000)]) href;
select tests.refuses(tests.marked('{"type": "link"}'), 'a link without an address');
select tests.refuses(tests.marked('{"type": "link", "attrs": {"href": ["/biaya"]}}'), 'an address that is no text');
select tests.refuses(tests.marked('{"type": "link", "attrs": {"href": "/biaya", "onclick": "alert(1)"}}'), 'a link with something besides its address');
select tests.refuses(tests.image('{"src": "' || src || '"}'), 'an image at ' || src) from unnest(array['javascript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>', 'http://a.example/a.png', '//jahat.example/a.png', '/', 'a.png', 'blob:https://a.example/x']) src;
select tests.refuses(tests.image('{"alt": null}'), 'an image without alt');
select tests.takes(tests.image('{"alt": ""}'), 'an image with a blank one');
select tests.refuses(tests.image('{"alt": 1}'), 'an alt that is no text');
select tests.refuses(tests.image('{"width": "100%"}'), 'a width in words');
select tests.refuses(tests.image('{"height": 0.5}'), 'a height in parts');
select tests.refuses(tests.image('{"caption": {"type": "paragraph"}}'), 'a caption that is no text');
select tests.refuses(tests.image('{"decorative": "yes"}'), 'decoration in words');
select tests.refuses(tests.image('{"onerror": "alert(1)"}'), 'an image that reacts');

-- Unsupported nodes, marks and attributes
select tests.refuses(tests.of(node), node) from unnest(array[
  '{"type": "iframe"}', '{"type": "codeBlock"}', '{"type": "doc"}', '{"type": 1}', '{"content": []}', '"teks"', '[]', 'null',
  '{"type": "paragraph", "style": "color: red"}', '{"type": "paragraph", "attrs": {"style": "color: red"}}', '{"type": "paragraph", "attrs": "x"}',
  '{"type": "paragraph", "text": "x"}', '{"type": "paragraph", "content": {"type": "text", "text": "x"}}',
  '{"type": "paragraph", "content": [[{"type": "text", "text": "x"}]]}',
  '{"type": "heading"}', '{"type": "heading", "attrs": {"level": 1}}', '{"type": "heading", "attrs": {"level": [2]}}',
  '{"type": "callout", "attrs": {"tone": "danger"}}', '{"type": "callout"}', '{"type": "orderedList", "attrs": {"type": "square"}}',
  '{"type": "tableCell", "attrs": {"colspan": 0}}', '{"type": "tableCell", "attrs": {"rowspan": 1e9}}',
  '{"type": "text", "text": ""}', '{"type": "text"}', '{"type": "text", "text": {"a": 1}}', '{"type": "text", "text": "x", "content": []}',
  '{"type": "text", "text": "x", "marks": {"type": "bold"}}']) node;
select tests.refuses(tests.marked(mark), 'the mark ' || mark) from unnest(array['{"type": "textStyle", "attrs": {"color": "red"}}',
  '{"type": "bold", "attrs": {"style": "x"}}', '{"type": "bold", "onclick": "x"}', '"bold"', '{}']) mark;
select tests.refuses(document, document::text) from unnest(array['"<b>html</b>"', '[]', '1', 'null', '{"type": "paragraph"}', '{"type": "doc", "content": {}}',
  '{"type": "doc", "content": null}', '{"type": "doc", "version": 1}']::jsonb[]) document;
select tests.takes(tests.nested(23), '24 levels');
select tests.refuses(tests.nested(24), '25 levels');
select tests.refuses(tests.nested(300), '300 levels');
select tests.refuses(tests.doc(repeat('a', 500000)), 'more than 500 kB');

-- Columns of type document
grant execute on all functions in schema tests to public;
select tests.be('edi');
select throws_ok(format($$ insert into public.faq (question, answer) values ('x', %L) $$, tests.linked('javascript:alert(1)')), '23514', null, 'answers');
select throws_ok(format($$ insert into public.faq (question, answer, answer_en) values ('x', %L, %L) $$, tests.doc('x'), tests.linked('data:,x')), '23514', null, 'their translations');
select throws_ok(format($$ insert into public.articles (slug, title, body) values ('t-x', 'x', %L) $$, tests.of('{"type": "iframe"}')), '23514', null, 'articles');
select throws_ok(format($$ update public.cms_pages set version = version, body = %L $$, tests.image('{"alt": null}')), '23514', null, 'pages');
select tests.be_owner();

-- Plain text of a document
select is(private.document_text(tests.of(
  '{"type": "heading", "attrs": {"level": 2}, "content": [{"type": "text", "text": "Biaya"}]}',
  '{"type": "paragraph", "content": [{"type": "text", "text": "Lihat "}, {"type": "text", "text": "tarif", "marks": [{"type": "bold"}]}, {"type": "text", "text": "."}, {"type": "hardBreak"}, {"type": "text", "text": "Baru"}]}',
  '{"type": "table", "content": [{"type": "tableRow", "content": [{"type": "tableHeader", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "Kecil"}]}]}, {"type": "tableCell", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "1 juta"}]}]}]}]}',
  '{"type": "image", "attrs": {"src": "/media/a.webp", "alt": "Jembatan", "caption": "Foto serah terima"}}',
  '{"type": "callout", "attrs": {"tone": "info"}, "content": [{"type": "paragraph", "content": [{"type": "text", "text": "Penting"}]}]}')),
  'Biaya Lihat tarif. Baru Kecil 1 juta Penting Foto serah terima', 'text, tables, call-outs and captions, as they are read');
select is(private.document_text('{"type": "doc"}'), '', 'an empty document has none');
select is(private.word_count(tests.doc('satu dua tiga')), 3, 'they are counted');
select * from finish();
rollback;
