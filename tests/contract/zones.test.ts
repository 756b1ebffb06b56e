import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';
import tseslint from 'typescript-eslint';
import { importZones } from '../../eslint/import-zones.ts';
import { fileNames } from '../../eslint/file-names.ts';

// Only the custom rules, without type information: the samples are not files of the project.
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
    ['src/config/roles.ts', '@/lib/errors', 'config is below lib'],
    ['src/domain/case-status.ts', '@/ui/notice', 'domain is below ui'],
    ['src/site/page/page-top.tsx', '@/lists/table', 'site is below lists'],
    [
      'src/features/faq/faq-page.tsx',
      '@/media/media-picker',
      'public pages must not import back-office folders',
    ],
    ['src/imports/table.tsx', '@/editor/editor', 'folders of one layer must not import each other'],
    ['src/lists/table.tsx', '@/features/faq/faq', 'lists is below features'],
    [
      'src/features/faq/faq.ts',
      '@/features/register/public/register',
      'features must not import other features',
    ],
    ['src/features/faq/faq.ts', '@/app/routes/router', 'features is below app'],
    ['src/features/faq/faq-page.tsx', '@/lists/table', 'public pages must not import back-office folders'],
    ['src/features/faq/faq-page.tsx', './faq-resource', 'public pages must not import back-office folders'],
    ['src/features/faq/faq-page.tsx', './faq-import', 'public pages must not import back-office folders'],
    [
      'src/features/cases/complaints/complaint-page.tsx',
      './complaints-inbox',
      'public pages must not import back-office folders',
    ],
    [
      'src/app/shell/public/header.tsx',
      '@/features/faq/faq-admin',
      'public pages must not import back-office folders',
    ],
    ['src/features/faq/faq.ts', '../clients/clients', "no '../'"],
    ['src/features/faq/faq-list.tsx', '@supabase/supabase-js', 'backend client'],
    ['src/features/faq/faq-page.tsx', '@supabase/postgrest-js', 'backend client'],
    ['src/features/faq/faq-list.tsx', '@/lib/supabase', 'backend client'],
    ['src/lib/format.ts', '@tests/support/builders', 'only tests may import'],
    ['src/lib/format.ts', 'node:fs', 'no Node.js modules'],
    ['src/gadgets/clock.ts', '@/lib/format', 'is missing in LAYERS'],
    ['src/lib/format.ts', '@/gadgets/clock', 'is missing in LAYERS'],
  ])('%s may not import %s', async (file, source, reason) => {
    expect(await problems(file, importing(source))).toContain(reason);
  });

  test.each([
    ['src/lib/format.ts', '@/config/constants'],
    ['src/session/session.ts', '@supabase/supabase-js'],
    ['src/lists/table.tsx', '@/lists/columns/text-column'],
    ['src/features/dashboard/charts.tsx', '@/features/cases/inbox/case-inbox'],
    ['src/features/faq/queries.ts', '@supabase/supabase-js'],
    ['src/features/faq/queries.ts', '@/lib/supabase'],
    ['src/features/faq/faq.test.ts', '@/lib/supabase'],
    ['src/features/faq/faq-admin.tsx', '@/lists/table'],
    ['src/features/faq/faq-page.tsx', './faq'],
    ['src/features/cases/complaints/complaint-page.tsx', '@/requests/receipt'],
    ['src/features/faq/faq.test.ts', '@tests/support/builders'],
    ['src/features/faq/faq.test.ts', 'node:fs'],
    ['src/app/pages/home-page.tsx', '@/features/faq/faq-list'],
    ['src/main.tsx', '@/app/providers'],
  ])('%s may import %s', async (file, source) => {
    expect(await problems(file, importing(source))).toBe('');
  });

  test.each([
    ['a type', "import type { X } from '@/app/routes/router';"],
    ['a re-export', "export { x } from '@/app/routes/router';"],
    ['everything', "export * from '@/app/routes/router';"],
    ['a lazy import', "export const load = () => import('@/app/routes/router');"],
  ])('%s counts as an import', async (_kind, code) => {
    expect(await problems('src/lib/format.ts', code)).toContain('lib is below app');
  });
});

describe('file roles', () => {
  test.each([
    ['src/features/faq/faq-screen.tsx', "must be named '-admin'"],
    ['src/app/pages/menu-screen.tsx', "must be named '-admin'"],
    ['src/app/pages/menu-target.ts', 'app/pages contains only pages'],
  ])('%s is rejected', async (file, reason) => {
    expect(await problems(file, 'export const x = 1;')).toContain(reason);
  });

  test.each([
    'src/app/pages/home-page.tsx',
    'src/app/pages/dashboard-admin.tsx',
    'src/app/pages/home-page.test.tsx',
    'src/features/faq/faq-admin.tsx',
    'src/lists/sorted/resource-screen.tsx',
  ])('%s is accepted', async (file) => {
    expect(await problems(file, 'export const x = 1;')).toBe('');
  });
});

describe('file names', () => {
  test.each([
    ['src/lib/formatDate.ts', 'not kebab-case'],
    ['src/lib/utils.ts', 'is too vague'],
    ['src/features/faq/index.ts', 'No barrels'],
  ])('%s is rejected', async (file, reason) => {
    expect(await problems(file, 'export const x = 1;')).toContain(reason);
  });

  test.each([
    'src/features/faq/faq-page.test.tsx',
    'supabase/functions/_shared/cors.ts',
    'src/vite-env.d.ts',
  ])('%s is accepted', async (file) => {
    expect(await problems(file, 'export const x = 1;')).toBe('');
  });
});
