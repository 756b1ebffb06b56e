import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { archive, page, pageMessages } from './made-files.ts';

/**
 * Text to insert after the line that starts with `after`, in place of `replaces`, or otherwise at the end of
 * the file.
 */
interface Edit {
  file: string;
  after?: string;
  replaces?: string;
  text: string;
}

/** The edits of the recipes in CONTRIBUTING.md, for the list `partners`. */
export const recipes = {
  'a public page': [
    { file: 'src/features/partners/messages.ts', text: pageMessages },
    { file: 'src/features/partners/partners-page.tsx', text: page },
    {
      file: 'src/app/routes/public-routes.tsx',
      after: '  { path: paths.check,',
      text: `  { path: '/profil/mitra', load: () => import('@/features/partners/partners-page') },\n`,
    },
    {
      file: 'supabase/functions/sitemap/fixed-pages.ts',
      after: "  '/profil/kontak',",
      text: `  '/profil/mitra',\n`,
    },
  ],
  'a public list that is found': [
    {
      file: 'src/app/shell/public/footer-columns.ts',
      after: "      { key: 'legality', to: paths.profile.legality },",
      text: `      { key: 'partners', to: '/profil/mitra' },\n`,
    },
    {
      file: 'src/app/shell/public/messages.ts',
      after: "      legality: 'Legalitas',",
      text: `      partners: 'Mitra',\n`,
    },
    {
      file: 'src/app/shell/public/messages.ts',
      after: "      legality: 'Legal status',",
      text: `      partners: 'Partners',\n`,
    },
    {
      file: 'src/app/offline/cache-keys.ts',
      replaces: '|legalitas|faq|',
      text: '|legalitas|faq|partners|',
    },
    {
      file: 'supabase/schemas/83_search_words.sql',
      after: '  from public.legalitas s where',
      text: `  union all
  select 'partners', p.id, null, p.name, p.name_en, null, null, '', ''
  from public.partners p where p.is_published and p.deleted_at is null
`,
    },
    {
      file: 'src/domain/site-search.ts',
      after: '  legal_products: (number)',
      text: `  partners: () => '/profil/mitra',\n`,
    },
  ],
  'a column': [
    {
      file: 'supabase/schemas/38_companies.sql',
      after: 'create table public.clients (',
      text: '  trade_name text check (char_length(trade_name) <= 120),\n',
    },
    {
      file: 'supabase/schemas/38_companies.sql',
      replaces: 'kind text, nib text,',
      text: 'kind text, trade_name text, nib text,',
    },
    {
      file: 'supabase/schemas/38_companies.sql',
      replaces: 'c.kind, c.nib,',
      text: 'c.kind, c.trade_name, c.nib,',
    },
    {
      file: 'src/features/register/companies/companies-import.ts',
      after: '  columns: [',
      text: `    { column: 'trade_name', kind: 'text', example: 'Contoh Jaya' },\n`,
    },
    {
      file: 'src/features/register/companies/clients-paged.ts',
      after: "    { column: 'legal_form', kind: 'text', only: 'file' },",
      text: `    { column: 'trade_name', kind: 'text', only: 'file' },\n`,
    },
    {
      file: 'src/features/register/companies/clients-form.ts',
      after: "    { kind: 'url', column: 'website' },",
      text: `    { kind: 'text', column: 'trade_name', max: 120 },\n`,
    },
    {
      file: 'src/domain/column-messages.ts',
      after: "    website: 'Situs web',",
      text: `    trade_name: 'Nama dagang',\n`,
    },
    {
      file: 'src/domain/column-messages.ts',
      after: "    website: 'Website',",
      text: `    trade_name: 'Trade name',\n`,
    },
  ],
  'a database function': [
    {
      file: 'supabase/schemas/25_partners.sql',
      text: `
/* Staff: partners that are not in the trash. */
create function public.partner_count() returns integer language plpgsql stable set search_path = '' as $$
begin
  perform private.require_role('admin', 'editor', 'viewer');
  return (select count(*)::integer from public.partners where deleted_at is null);
end $$;
grant execute on function public.partner_count() to authenticated;
`,
    },
    {
      file: 'tests/access/matrix.ts',
      after: '  list_clients: signedInStaff,',
      text: '  partner_count: signedInStaff,\n',
    },
    {
      file: 'tests/access/calls.ts',
      after: '  list_clients: () => ({}),',
      text: '  partner_count: () => ({}),\n',
    },
    { file: 'tests/access/freshness.ts', after: '  list_clients: reads,', text: '  partner_count: reads,\n' },
    {
      file: 'src/features/archive/queries.ts',
      text: `import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/errors';
import { database } from '@/lib/supabase';

/** Partners outside of the trash. */
export const partnerCountQuery = queryOptions({
  queryKey: ['partners', 'count'] as const,
  queryFn: async ({ signal }) => unwrap(await database().rpc('partner_count').abortSignal(signal)),
  meta: { table: 'partners' },
});
`,
    },
  ],
  'a screen': [
    {
      file: 'src/config/paths.ts',
      after: "    dashboard: '/admin',",
      text: `    archive: '/admin/arsip',\n`,
    },
    {
      file: 'src/features/archive/messages.ts',
      text: `import { defineMessages } from '@/lib/i18n/define-messages';

/** Texts of /admin/arsip. */
export const archiveMessages = defineMessages('archive', {
  id: { title: 'Arsip', loading: 'Memuat…', partners_one: '{{count}} mitra', partners_other: '{{count}} mitra' },
  en: { title: 'Archive', loading: 'Loading…', partners_one: '{{count}} partner', partners_other: '{{count}} partners' },
});
`,
    },
    { file: 'src/features/archive/archive-admin.tsx', text: archive },
    {
      file: 'src/app/screens/administration-screens.ts',
      after: 'export const administrationScreens',
      text: `  {
    path: paths.admin.archive,
    label: { id: 'Arsip', en: 'Archive' },
    roles: ADMINS,
    group: 'administration',
    place: 90,
    icon: ScrollText,
    lazy: () => import('@/features/archive/archive-admin'),
  },\n`,
    },
    {
      file: 'tests/contract/admin-routes.ts',
      after: 'export const specAdminRoutes',
      text: `  listed(administration, 'arsip', 'Arsip', admins),\n`,
    },
    {
      file: 'src/features/help/help-pages.ts',
      after: 'export const helpPages',
      text: `  [admin.archive, 'lists'],\n`,
    },
  ],
  'a text': [
    {
      file: 'src/features/legality/messages.ts',
      after: "    title: 'Legalitas',",
      text: `    short: 'Dokumen resmi',\n`,
    },
    {
      file: 'src/features/legality/messages.ts',
      after: "    title: 'Legal status',",
      text: `    short: 'Official documents',\n`,
    },
    {
      file: 'src/features/legality/legality-page.tsx',
      after: "      <PageTop title={t('title')}",
      text: `      <p className="container-page">{t('short')}</p>\n`,
    },
  ],
} satisfies Record<string, Edit[]>;

/** First step of the recipe "A case status". */
export const caseStatus = {
  file: 'supabase/functions/_shared/case-status.ts',
  after: "  menunggu: { kinds: ['complaint', 'appeal'], open: true, reached: 'by_move' },",
  text: `  diteruskan: { kinds: ['complaint'], open: true, reached: 'by_move' },\n`,
} satisfies Edit;

/** Files that fail to compile until they handle the status. */
export const caseStatusPlaces = [
  'src/features/cases/complaints/admin-messages.ts',
  'src/features/cases/inbox/case-status-badge.tsx',
  'src/features/cases/privacy/data-copy-kind-messages.ts',
  'src/features/cases/tracking/case-view.tsx',
  'src/features/cases/tracking/messages.ts',
  'src/features/cases/tracking/tracked-timeline.tsx',
  'src/features/command-palette/messages.ts',
  'src/features/compliance/messages.ts',
  'supabase/functions/notify/reporter-mail-texts.ts',
];

/** Applies a recipe below `root`; returns the files changed and the number of lines added. */
export function applyRecipe(root: string, edits: readonly Edit[]) {
  for (const { file, after, replaces, text } of edits) {
    const place = path.join(root, file);
    mkdirSync(path.dirname(place), { recursive: true });
    const present = existsSync(place) ? readFileSync(place, 'utf8') : '';
    if (replaces !== undefined) {
      if (!present.includes(replaces)) throw new Error(`${file} does not contain ${replaces}`);
      writeFileSync(place, present.replace(replaces, text));
      continue;
    }
    const lines = present ? present.split('\n') : [];
    const line = after === undefined ? lines.length - 1 : lines.findIndex((each) => each.startsWith(after));
    if (after !== undefined && line < 0) throw new Error(`No line of ${file} begins with ${after}`);
    lines.splice(line + 1, 0, ...text.replace(/\n$/, '').split('\n'));
    writeFileSync(place, lines.join('\n').replace(/\n*$/, '\n'));
  }
  return {
    files: [...new Set(edits.map(({ file }) => file))],
    lines: edits.map(({ text }) => text.trimEnd().split('\n').length).reduce((one, other) => one + other),
  };
}
