begin;
\ir support/actors.psql
select plan(98);
select tests.add_user('edi', 'editor');

/* Returns a document with the given nodes. */
create function tests.doc_of(variadic nodes text[]) returns jsonb language sql as $$
  select jsonb_build_object('type', 'doc', 'content', jsonb_agg(node::jsonb)) from unnest(nodes) node $$;
/* Returns a one-word paragraph with the given mark. */
create function tests.marked(mark text) returns jsonb language sql as $$
  select tests.doc_of('{"type": "paragraph", "content": [{"type": "text", "text": "kata", "marks": [' || mark || ']}]}') $$;
create function tests.linked(href text) returns jsonb language sql as $$
  select tests.marked(jsonb_build_object('type', 'link', 'attrs', jsonb_build_object('href', href))::text) $$;
/* Returns an image with the required attributes, overridden by `attrs`. A null value removes an attribute. */
create function tests.image(attrs text) returns jsonb language sql as $$
  select tests.doc_of(jsonb_build_object('type', 'image', 'attrs',
    jsonb_strip_nulls('{"src": "/media/a.webp", "alt": "Jembatan"}'::jsonb || attrs::jsonb))::text) $$;
create function tests.accepts(document jsonb, description text) returns text language sql as $$
  select ok(private.is_document(document), 'accepts ' || description) $$;
create function tests.rejects(document jsonb, description text) returns text language sql as $$
  select ok(not private.is_document(document), 'rejects ' || description) $$;
create function tests.nested(depth integer) returns jsonb language sql as $$
  select tests.doc_of(repeat('{"type": "blockquote", "content": [', depth) || '{"type": "paragraph"}' || repeat(']}', depth)) $$;

-- Documents that the editor produces
select tests.accepts('{"type": "doc"}', 'an empty document');
select tests.accepts('{"type": "doc", "content": []}', 'a document without nodes');
select is(private.is_document(null), null, 'a null document returns null');
select tests.accepts(tests.doc_of(
  '{"type": "heading", "attrs": {"level": 2}, "content": [{"type": "text", "text": "Judul"}]}',
  '{"type": "paragraph", "content": [{"type": "text", "text": "a"}, {"type": "hardBreak", "marks": [{"type": "bold"}]}, {"type": "text", "text": "b"}]}',
  '{"type": "orderedList", "attrs": {"start": 3, "type": "a"}, "content": [{"type": "listItem", "content": [{"type": "paragraph"}]}]}',
  '{"type": "bulletList", "content": [{"type": "listItem", "content": [{"type": "paragraph"}]}]}',
  '{"type": "blockquote", "content": [{"type": "paragraph"}]}',
  '{"type": "callout", "attrs": {"tone": "warning"}, "content": [{"type": "paragraph"}]}',
  '{"type": "table", "content": [{"type": "tableRow", "content": [{"type": "tableHeader", "attrs": {"colspan": 2, "rowspan": 1}, "content": [{"type": "paragraph"}]}]}]}',
  '{"type": "image", "attrs": {"src": "https://pilarnusa.example.id/a.webp", "alt": "", "decorative": true, "caption": "Foto", "width": 800, "height": 600}}',
  '{"type": "horizontalRule"}'), 'every node');
select tests.accepts(tests.marked('{"type": "bold"}, {"type": "italic"}, {"type": "underline"}, {"type": "strike"}, {"type": "code"}'), 'every mark');
select tests.accepts(tests.marked('{"type": "link", "attrs": {"href": "/biaya", "target": null, "rel": null, "class": null}}'), 'null attributes');
select tests.accepts(tests.linked(href), 'a link to ' || href) from unnest(array['/', '/layanan/biaya?x=1#y', '#bagian-biaya', '#',
  'https://lpjk.example.id', 'HTTP://lama.example.id/x', 'mailto:info@pilarnusa.example.id', 'tel:+62215550142']) href;

-- Links and images
select tests.rejects(tests.linked(href), 'a link to ' || href) from unnest(array['javascript:alert(1)', 'JavaScript:alert(1)', ' javascript:alert(1)',
  E'java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x', 'file:///etc/passwd', '//jahat.example', '/\jahat.example', '#/x', 'biaya', '',
  'https://a.example/"onclick=', 'https://a.example/ b', 'https://' || repeat('a', 2000)]) href;
select tests.rejects(tests.marked('{"type": "link"}'), 'a link without an address');
select tests.rejects(tests.marked('{"type": "link", "attrs": {"href": ["/biaya"]}}'), 'a link with a list as its address');
select tests.rejects(tests.marked('{"type": "link", "attrs": {"href": "/biaya", "onclick": "alert(1)"}}'), 'a link with an event handler');
select tests.rejects(tests.image('{"src": "' || src || '"}'), 'an image at ' || src) from unnest(array['javascript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>', 'http://a.example/a.png', '//jahat.example/a.png', '/', 'a.png', 'blob:https://a.example/x']) src;
select tests.rejects(tests.image('{"alt": null}'), 'an image without alternative text');
select tests.accepts(tests.image('{"alt": ""}'), 'an image with a blank alternative text');
select tests.rejects(tests.image('{"alt": 1}'), 'an image with a number as alternative text');
select tests.rejects(tests.image('{"width": "100%"}'), 'an image with a text as width');
select tests.rejects(tests.image('{"height": 0.5}'), 'an image with a fractional height');
select tests.rejects(tests.image('{"caption": {"type": "paragraph"}}'), 'an image with a node as caption');
select tests.rejects(tests.image('{"decorative": "yes"}'), 'an image with a text as decorative flag');
select tests.rejects(tests.image('{"onerror": "alert(1)"}'), 'an image with an event handler');

-- Unsupported nodes, marks and attributes
select tests.rejects(tests.doc_of(node), node) from unnest(array[
  '{"type": "iframe"}', '{"type": "codeBlock"}', '{"type": "doc"}', '{"type": 1}', '{"content": []}', '"teks"', '[]', 'null',
  '{"type": "paragraph", "style": "color: red"}', '{"type": "paragraph", "attrs": {"style": "color: red"}}', '{"type": "paragraph", "attrs": "x"}',
  '{"type": "paragraph", "text": "x"}', '{"type": "paragraph", "content": {"type": "text", "text": "x"}}',
  '{"type": "paragraph", "content": [[{"type": "text", "text": "x"}]]}',
  '{"type": "heading"}', '{"type": "heading", "attrs": {"level": 1}}', '{"type": "heading", "attrs": {"level": [2]}}',
  '{"type": "callout", "attrs": {"tone": "danger"}}', '{"type": "callout"}', '{"type": "orderedList", "attrs": {"type": "square"}}',
  '{"type": "tableCell", "attrs": {"colspan": 0}}', '{"type": "tableCell", "attrs": {"rowspan": 1e9}}',
  '{"type": "text", "text": ""}', '{"type": "text"}', '{"type": "text", "text": {"a": 1}}', '{"type": "text", "text": "x", "content": []}',
  '{"type": "text", "text": "x", "marks": {"type": "bold"}}']) node;
select tests.rejects(tests.marked(mark), 'the mark ' || mark) from unnest(array['{"type": "textStyle", "attrs": {"color": "red"}}',
  '{"type": "bold", "attrs": {"style": "x"}}', '{"type": "bold", "onclick": "x"}', '"bold"', '{}']) mark;
select tests.rejects(document, document::text) from unnest(array['"<b>html</b>"', '[]', '1', 'null', '{"type": "paragraph"}', '{"type": "doc", "content": {}}',
  '{"type": "doc", "content": null}', '{"type": "doc", "version": 1}']::jsonb[]) document;
select tests.accepts(tests.nested(23), '24 nested levels');
select tests.rejects(tests.nested(24), '25 nested levels');
select tests.rejects(tests.nested(300), '300 nested levels');
select tests.rejects(tests.doc(repeat('a', 500000)), 'a document larger than 500 kB');

-- Columns of type document
grant execute on all functions in schema tests to public;
select tests.sign_in('edi');
select throws_ok(format($$ insert into public.faq (question, answer) values ('x', %L) $$, tests.linked('javascript:alert(1)')), '23514', null, 'answers reject a script link');
select throws_ok(format($$ insert into public.faq (question, answer, answer_en) values ('x', %L, %L) $$, tests.doc('x'), tests.linked('data:,x')), '23514', null, 'translated answers reject a data URL');
select throws_ok(format($$ insert into public.articles (slug, title, body) values ('t-x', 'x', %L) $$, tests.doc_of('{"type": "iframe"}')), '23514', null, 'articles reject an unknown node');
select throws_ok(format($$ update public.cms_pages set version = version, body = %L $$, tests.image('{"alt": null}')), '23514', null, 'pages reject an invalid image');
select tests.use_owner();

-- Plain text of a document
select is(private.document_text(tests.doc_of(
  '{"type": "heading", "attrs": {"level": 2}, "content": [{"type": "text", "text": "Biaya"}]}',
  '{"type": "paragraph", "content": [{"type": "text", "text": "Lihat "}, {"type": "text", "text": "tarif", "marks": [{"type": "bold"}]}, {"type": "text", "text": "."}, {"type": "hardBreak"}, {"type": "text", "text": "Baru"}]}',
  '{"type": "table", "content": [{"type": "tableRow", "content": [{"type": "tableHeader", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "Kecil"}]}]}, {"type": "tableCell", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "1 juta"}]}]}]}]}',
  '{"type": "image", "attrs": {"src": "/media/a.webp", "alt": "Jembatan", "caption": "Foto serah terima"}}',
  '{"type": "callout", "attrs": {"tone": "info"}, "content": [{"type": "paragraph", "content": [{"type": "text", "text": "Penting"}]}]}')),
  'Biaya Lihat tarif. Baru Kecil 1 juta Penting Foto serah terima', 'plain text includes text, tables, call-outs and captions');
select is(private.document_text('{"type": "doc"}'), '', 'an empty document has no plain text');
select is(private.word_count(tests.doc('satu dua tiga')), 3, 'words of a document are counted');
select * from finish();
rollback;
