import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';
import tseslint from 'typescript-eslint';
import { importZones } from '../../eslint/import-zones.ts';
import { fileNames } from '../../eslint/file-names.ts';

// Only the house rules, without type information: the samples are not files of the project.
const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    plugins: { house: { rules: { 'import-zones': importZones, 'file-names': fileNames } } },
    rules: { 'house/import-zones': 'error', 'house/file-names': 'error' },
  },
});

async function problems(filePath: string, code: string) {
  const [result] = await eslint.lintText(code, { filePath });
  return result?.messages.map((message) => message.message).join('\n') ?? '';
}

const importing = (source: string) => `import { x } from '${source}';`;

describe('import zones', () => {
  test.each([
    ['src/config/roles.ts', '@/lib/errors', 'config comes before lib'],
    ['src/lib/format.ts', '@/components/notice', 'lib comes before components'],
    ['src/components/notice.tsx', '@/session/use-session', 'components comes before session'],
    ['src/session/use-session.ts', '@/site/use-settings', 'session comes before site'],
    ['src/site/use-settings.ts', '@/page-kit/page-top', 'site comes before page-kit'],
    ['src/page-kit/page-top.tsx', '@/resource-kit/table', 'page-kit comes before resource-kit'],
    ['src/list-kit/view-menu.tsx', '@/inbox-kit/list', 'list-kit comes before inbox-kit'],
    ['src/media/media-picker.tsx', '@/resource-kit/table', 'media comes before resource-kit'],
    ['src/features/faq/faq-page.tsx', '@/media/media-picker', 'public pages import no kit'],
    ['src/resource-kit/table.tsx', '@/inbox-kit/list', 'kits do not import each other'],
    ['src/editor-kit/editor.tsx', '@/resource-kit/table', 'kits do not import each other'],
    ['src/resource-kit/table.tsx', '@/features/faq/faq', 'resource-kit comes before features'],
    ['src/request-kit/receipt.tsx', '@/resource-kit/table', 'kits do not import each other'],
    ['src/features/faq/faq.ts', '@/features/clients/clients', 'features do not import features'],
    ['src/features/a-new-one/screen.tsx', '@/features/faq/faq', 'features do not import features'],
    ['src/features/faq/faq.ts', '@/app/router', 'features comes before app'],
    ['src/features/faq/faq-page.tsx', '@/resource-kit/table', 'public pages import no kit'],
    ['src/features/faq/faq-page.tsx', './faq-resource', 'public pages import no kit'],
    ['src/features/faq/faq-page.tsx', './faq-admin', 'public pages import no kit'],
    ['src/features/faq/faq-page.tsx', './faq-editor', 'public pages import no kit'],
    ['src/features/faq/faq-page.tsx', './faq-import', 'public pages import no kit'],
    ['src/features/complaints/complaint-page.tsx', './complaints-inbox', 'public pages import no kit'],
    ['src/app/layouts/public/header.tsx', '@/features/faq/faq-admin', 'public pages import no kit'],
    ['src/features/faq/faq.ts', '../clients/clients', "no '../'"],
    ['src/features/faq/faq-list.tsx', '@supabase/supabase-js', 'backend client'],
    ['src/features/faq/faq-page.tsx', '@supabase/postgrest-js', 'backend client'],
    ['src/app/router.tsx', '@supabase/supabase-js', 'backend client'],
    ['src/components/notice.tsx', '@supabase/supabase-js', 'backend client'],
    ['src/features/faq/faq-list.tsx', '@/lib/supabase', 'backend client'],
    ['src/app/router.tsx', '@/lib/supabase', 'backend client'],
    ['src/components/notice.tsx', '@/lib/supabase', 'backend client'],
    ['src/lib/format.ts', '@tests/support/builders', 'only tests import'],
    ['src/lib/format.ts', 'node:fs', 'no Node.js modules'],
    ['src/gadgets/clock.ts', '@/lib/format', 'no place in the order'],
    ['src/lib/format.ts', '@/gadgets/clock', 'no place in the order'],
  ])('%s may not import %s', async (file, source, reason) => {
    expect(await problems(file, importing(source))).toContain(reason);
  });

  test.each([
    ['src/lib/format.ts', '@/config/constants'],
    ['src/lib/supabase.ts', '@supabase/postgrest-js'],
    ['src/session/session.ts', '@supabase/supabase-js'],
    ['src/resource-kit/table.tsx', '@/resource-kit/columns/text-column'],
    ['src/features/faq/queries.ts', '@supabase/supabase-js'],
    ['src/features/faq/queries.ts', '@/lib/supabase'],
    ['src/features/faq/order-queries.ts', '@/lib/supabase'],
    ['src/resource-kit/list/order.ts', '@/lib/supabase'],
    ['src/features/faq/faq.test.ts', '@/lib/supabase'],
    ['src/resource-kit/form/field-input.tsx', '@/media/media-field'],
    ['src/features/faq/faq-admin.tsx', '@/resource-kit/table'],
    ['src/inbox-kit/list.tsx', '@/list-kit/view-menu'],
    ['src/features/faq/faq-page.tsx', './faq'],
    ['src/features/complaints/complaint-page.tsx', '@/request-kit/receipt'],
    ['src/features/faq/faq.test.ts', '@tests/support/builders'],
    ['src/features/faq/faq.test.ts', 'node:fs'],
    ['src/app/pages/home-page.tsx', '@/features/faq/faq-list'],
    ['src/main.tsx', '@/app/providers'],
    ['src/main.tsx', './styles/index.css'],
  ])('%s may import %s', async (file, source) => {
    expect(await problems(file, importing(source))).toBe('');
  });

  test.each([
    ['a type', "import type { X } from '@/app/router';"],
    ['a re-export', "export { x } from '@/app/router';"],
    ['everything', "export * from '@/app/router';"],
    ['a lazy import', "export const load = () => import('@/app/router');"],
  ])('%s counts as an import', async (_kind, code) => {
    expect(await problems('src/lib/format.ts', code)).toContain('lib comes before app');
  });
});

describe('roles of files', () => {
  test.each([
    ['src/features/faq/faq-screen.tsx', "is called '-admin'"],
    ['src/app/pages/menu-screen.tsx', "is called '-admin'"],
    ['src/app/pages/menu-target.ts', 'app/pages holds pages only'],
  ])('%s is refused', async (file, reason) => {
    expect(await problems(file, 'export const x = 1;')).toContain(reason);
  });

  test.each([
    'src/app/pages/home-page.tsx',
    'src/app/pages/dashboard-admin.tsx',
    'src/app/pages/home-page.test.tsx',
    'src/features/faq/faq-admin.tsx',
    'src/resource-kit/resource-screen.tsx',
  ])('%s is fine', async (file) => {
    expect(await problems(file, 'export const x = 1;')).toBe('');
  });
});

describe('file names', () => {
  test.each([
    ['src/lib/formatDate.ts', 'not kebab-case'],
    ['src/features/heroSlides/slides.ts', 'not kebab-case'],
    ['src/components/Button.tsx', 'not kebab-case'],
    ['src/lib/utils.ts', 'does not say what it holds'],
    ['src/features/faq/index.ts', 'No barrels'],
  ])('%s is refused', async (file, reason) => {
    expect(await problems(file, 'export const x = 1;')).toContain(reason);
  });

  test.each([
    'src/features/faq/faq-page.test.tsx',
    'supabase/functions/_shared/cors.ts',
    'src/vite-env.d.ts',
  ])('%s is fine', async (file) => {
    expect(await problems(file, 'export const x = 1;')).toBe('');
  });
});
