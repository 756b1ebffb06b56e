begin;
\ir support/actors.psql
select plan(33);
-- Imports into sorted lists, configured by private.content_tables.
select tests.add_user('edi', 'editor'), tests.add_user('via', 'viewer');
create table public.partners (
  id uuid primary key default gen_random_uuid(),
  name text not null check (private.is_text(name, 40)),
  city text check (char_length(city) <= 20),
  kind text not null default 'mitra' check (private.is_slug(kind)),
  members integer check (members >= 0),
  since date,
  tags text[] not null default '{}',
  about jsonb check (private.is_document(about)),
  links jsonb not null default '{}' check (private.has_only_keys(links, '{web,mail}')),
  parent_id uuid references public.partners (id),
  initials text generated always as (left(name, 1)) stored,
  is_published boolean not null default true,
  "order" integer not null default 0,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call private.make_content_table('public.partners', visible => 'is_published', known_by => '{name,city}');
insert into public.partners (id, name, city, about, links, deleted_at) values
  (tests.id('a'), 'Asosiasi A', 'Medan', '{"type": "doc", "content": [{"type": "heading", "attrs": {"level": 2}, "content": [{"type": "text", "text": "Judul"}]},
    {"type": "paragraph", "content": [{"type": "text", "text": "Satu "}, {"type": "text", "text": "dua", "marks": [{"type": "bold"}]}, {"type": "hardBreak"}, {"type": "text", "text": "tiga"}]}]}',
    '{"web": "/a"}', null),
  (tests.id('b'), 'Asosiasi B', null, null, '{}', null), (tests.id('b2'), ' asosiasi b', null, null, '{}', now()),
  (tests.id('c'), 'Asosiasi C', null, null, '{}', null), (tests.id('c2'), 'ASOSIASI C', null, null, '{}', null),
  (tests.id('d'), 'Asosiasi D', null, null, '{}', now());

create function tests.row(line integer, "values" jsonb) returns jsonb language sql as $$
  select jsonb_build_object('line', line, 'values', "values") $$;
create function tests.check("values" jsonb, options jsonb default '{}', kind text default 'partners') returns text language sql as $$
  select concat_ws(' ', r -> 'rows' -> 0 ->> 'action', (select string_agg(e ->> 'column' || ':' || (e ->> 'code'), ' ' order by e ->> 'column', e ->> 'code')
    from jsonb_array_elements(r -> 'rows' -> 0 -> 'errors') e))
  from public.import_rows(kind, jsonb_build_array(tests.row(2, "values")), options) r $$;
create function tests.apply(import text, rows jsonb, options jsonb default '{}') returns text language sql as $$
  select concat_ws(' ', r ->> 'insert', r ->> 'update', r ->> 'same', r ->> 'error')
  from public.import_rows('partners', rows, jsonb_build_object('mode', 'apply', 'import_id', tests.id(import), 'chunk', 0, 'last', true,
    'total', jsonb_array_length(rows), 'file_name', import || '.csv') || options) r $$;
grant execute on all functions in schema tests to public;

-- Columns
select is(private.import_columns('partners'), '{"name": "text", "city": "text", "kind": "text", "members": "number", "since": "date", "tags": "list",
  "about": "doc", "links": "texts", "is_published": "boolean"}', 'import columns are the table’s columns without generated ones, order and references');
select is(private.import_columns('rl_subclass') ?& '{code,category_code,kbli_code}' and not private.import_columns('rl_subclass') ?| '{category_id,sort_order}', true, 'a reference is imported by its code');
select is(private.import_columns('certificates'), '{"number": "text", "nib": "text", "company": "text", "subclass_code": "text", "qualification": "text", "issued_on": "date",
  "expires_on": "date", "status": "text", "is_published": "boolean", "category_code": "text", "category_name": "text", "category_name_en": "text", "subclass_name": "text", "subclass_name_en": "text", "kbli_code": "text", "kbli_version": "text",
  "kbli_other_code": "text", "kbli_other_version": "text", "scheme_number": "text", "scheme_edition": "text", "legal_basis": "text",
  "decision_number": "text", "decided_on": "date", "decided_by": "text", "holder_name": "text", "holder_form": "text", "second_reason": "text", "lpjk_number": "text", "lpjk_url": "text"}', 'certificates are imported with their company and subclassification');
select results_eq($$ select t.table_name from private.content_tables t where private.import_columns(t.table_name) is null order by 1 $$,
  $$ values ('alur_sertifikasi'), ('articles'), ('cms_pages'), ('drafts'), ('hero_slides'), ('legalitas'), ('media'), ('message_templates'), ('navigation_menus'), ('public_holidays'), ('scheduled_changes'), ('site_settings'), ('struktur_organisasi') $$,
  'tables without imports are listed');
select is(private.import_columns('app_users'), null, 'a table that is not a list cannot be imported');
select throws_ok($$ call private.make_content_table('public.partners', known_by => '{nama}') $$, '42703', null, 'an unknown key column is rejected');

-- Permissions
select tests.sign_in('via');
select throws_ok($$ select tests.check('{"name": "X"}') $$, '42501', null, 'a viewer cannot check rows');
select tests.sign_out();
select throws_ok($$ select tests.check('{"name": "X"}') $$, '42501', null, 'a visitor cannot check rows');
select tests.sign_in('edi');
select throws_ok($$ select tests.check('{}', '{}', 'navigation_menus') $$, '22023', null, 'the menu cannot be imported');

-- Matching existing entries
select is(tests.check('{"name": "asosiasi a ", "city": "MEDAN", "members": 5}'), 'update', 'rows are matched regardless of case and spaces');
select is(tests.check('{"name": "Asosiasi A", "city": "Medan"}'), 'same', 'a row without changes is reported as such');
select is(tests.check('{"name": "Asosiasi A"}'), 'insert', 'an empty key cell does not match an entry with a value');
select is(tests.check('{"name": "Asosiasi B"}'), 'same', 'an entry in the list takes precedence over one in the trash');
select is(tests.check('{"name": "Asosiasi C"}'), 'error name:ambiguous', 'two entries with the same key are ambiguous');
select is(tests.check('{"name": "Asosiasi D"}'), 'error name:in_trash', 'an entry in the trash is reported');
select is(tests.check('{"name": "Asosiasi D"}', '{"restore": true}'), 'update', 'an entry in the trash is restored if the option is set');
select is(tests.check('{"members": 3}'), 'error name:required', 'a row without key values is new and incomplete');
select is((select string_agg(coalesce(r -> 'errors' -> 0 ->> 'line', '-'), ' ') from jsonb_array_elements(public.import_rows('partners', jsonb_build_array(
    tests.row(2, '{"name": "Baru"}'), tests.row(3, '{"name": "BARU"}'), tests.row(4, '{"name": "Baru", "city": "Medan"}'))) -> 'rows') r), '- 2 -',
  'a repeated entry is reported with the line of its first row');

-- Validation of values
select is(tests.check('{"name": "X", "members": 1.5, "since": "2026-02-30", "tags": "a", "about": {"type": "doc"}, "is_published": "ya", "links.web": 1}'),
  'error about:bad_text is_published:bad_boolean links.web:bad_text members:bad_number since:bad_date tags:bad_list', 'values of the wrong type are reported');
select is(tests.check('{"name": "X", "members": 2147483648}'), 'error members:bad_number', 'a number outside the range of the column is reported');
select is(tests.check('{"name": "X", "members": -1, "kind": "A b", "links.evil": "x"}'), 'error kind:partners_kind_check links:partners_links_check members:partners_members_check', 'violated table checks are reported');
select is(tests.check('{"name": "X", "initials": "Y", "order": 1, "parent_id": "x", "deleted_at": "x", "links": "x", "id": "x"}'), 'insert', 'columns that cannot be imported are ignored');
select is(tests.check('{"name": "Asosiasi A", "city": "Medan", "about": "Judul\nSatu  dua\ntiga\u200b"}'), 'same', 'a rich text with the same words is unchanged');
select is(tests.check('{"name": "Asosiasi A", "city": "Medan", "links.web": "/a"}'), 'same', 'an equal text in a document is unchanged');

-- Applying and undoing
select is(tests.apply('x', jsonb_build_array(tests.row(2, '{"name": "Asosiasi A", "city": "Medan", "about": "Lain\n\nsama sekali", "links.mail": "m@a.id"}'),
  tests.row(3, '{"name": "Zeta"}'), tests.row(4, '{"name": "Alfa", "about": "=1+1", "links.web": "/z"}'), tests.row(5, '{"city": "Aceh"}'))), '2 1 0 1', 'valid rows are written');
select is((select about from public.partners where id = tests.id('a')), '{"type": "doc", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "Lain"}]},
  {"type": "paragraph", "content": [{"type": "text", "text": "sama sekali"}]}]}', 'new rich text is split into paragraphs');
select is((select links from public.partners where id = tests.id('a')), '{"web": "/a", "mail": "m@a.id"}', 'other texts of a document are kept');
select results_eq($$ select name, kind, tags, is_published from public.partners order by "order" desc limit 2 $$,
  $$ values ('Alfa', 'mitra', '{}'::text[], false), ('Zeta', 'mitra', '{}', false) $$, 'new entries are sorted last in file order and use the table’s defaults');
select results_eq($$ select kind, file_name, inserted, updated from public.imports where id = tests.id('x') $$, $$ values ('partners', 'x.csv', 2, 1) $$, 'the import is recorded with its counts');
update public.partners set city = 'Aceh' where name = 'Zeta';
select is(public.undo_import(tests.id('x')), '{"taken_back": 2, "left": 0, "kept_count": 1, "kept": [{"line": 3, "label": "Zeta", "reason": "changed"}]}', 'undo keeps only the row that was changed after the import');
select is((select about #>> '{content,0,type}' || ' ' || (links::text) from public.partners where id = tests.id('a')), 'heading {"web": "/a"}', 'undo restores the formatting of a rich text');
select is_empty($$ select from public.partners where name = 'Alfa' $$, 'undo removes new entries');
select is(tests.check('{"qualification": "KECIL", "nature": "umum", "amount": 1}', '{}', 'fees') || ' ' || tests.check('{"qualification": "Kecil"}', '{}', 'fees'),
  'update error amount:required nature:required', 'a fee is matched by qualification, nature and kind of company');
select * from finish();
rollback;
