interface NewList {
  /** Kebab-case name, such as partners or legal-partners. */
  name: string;
  table: string;
  /** Label in the sidebar in both languages; `one` is a single entry in English, without an article. */
  words: { id: string; en: string; one: string };
}

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const withArticle = (noun: string) => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
const lower = (words: string) => words.toLocaleLowerCase('id');
/** Escapes a label for a single-quoted string. */
const quoted = (words: string) => words.replaceAll('\\', '\\\\').replaceAll("'", "\\'");

const schema = ({ table, words }: NewList) => `-- ${words.en}, in the order staff give them.
create table public.${table} (
  id uuid primary key default gen_random_uuid(),
  name text not null check (private.is_text(name, 160)),
  name_en text check (char_length(name_en) <= 160),
  logo_url text check (private.is_picture(logo_url)),
  is_published boolean not null default true,
  sort_order integer not null default 0 check (sort_order >= 0),
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index ${table}_order on public.${table} (sort_order);
call private.make_content_table('public.${table}', visible => 'is_published', known_by => '{name}');
`;

const resource = ({ name, table, words }: NewList) => `import { List } from 'lucide-react';
import { defineResource } from '@/forms/resource/define-resource';

export const ${camel(name)}Resource = defineResource('${table}', {
  titleColumn: 'name',
  isLong: true,
  knownBy: ['name'],
  screen: {
    path: '/admin/${name}',
    label: { id: '${quoted(words.id)}', en: '${quoted(words.en)}' },
    row: { id: '${quoted(lower(words.id))}', en: '${quoted(withArticle(lower(words.one)))}' },
    group: 'content',
    icon: List,
  },
  fields: [
    { kind: 'text', column: 'name', localized: true, required: true, max: 160 },
    { kind: 'image', column: 'logo_url' },
    { kind: 'toggle', column: 'is_published', inList: true },
  ],
});
`;

const messages = ({ name, words }: NewList) => `import { defineMessages } from '@/lib/i18n/define-messages';
import type { ResourceMessages } from '@/forms/resource/define-resource';
import type { ${camel(name)}Resource } from './${name}-resource';

/** Texts of /admin/${name}. */
export const ${camel(name)}AdminMessages = defineMessages('${camel(name)}Admin', {
  id: {
    title: '${quoted(words.id)}',
    purpose: 'Dalam urutan tampil di situs.',
    add: 'Tambah',
    empty: 'Belum ada isi',
    emptyHint: 'Mulailah dengan yang pertama.',
    fields: { name: 'Nama', logo_url: 'Logo', is_published: 'Terbit' },
    options: {},
  } satisfies ResourceMessages<typeof ${camel(name)}Resource>,
  en: {
    title: '${quoted(words.en)}',
    purpose: 'In the order of the site.',
    add: 'Add',
    empty: 'Nothing here yet',
    emptyHint: 'Begin with the first one.',
    fields: { name: 'Name', logo_url: 'Logo', is_published: 'Published' },
    options: {},
  },
});
`;

const page = ({ name }: NewList) => `import { resourceWithTexts } from '@/forms/resource/define-resource';
import { ResourceScreen } from '@/lists/sorted/resource-screen';
import { ${camel(name)}AdminMessages } from './admin-messages';
import { ${camel(name)}Resource } from './${name}-resource';

const list = resourceWithTexts(${camel(name)}Resource, ${camel(name)}AdminMessages);

/** /admin/${name} */
export function Component() {
  return <ResourceScreen resource={list} />;
}
`;

/** The four files of a new list, from SQL to screen. */
export const listFiles = { schema, resource, messages, page };
