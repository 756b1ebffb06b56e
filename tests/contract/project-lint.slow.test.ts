import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';

// Tests that need the project's own ESLint configuration share this file: loading its type information takes
// 40 seconds.
const project = new ESLint();

async function complaints(filePath: string, code: string, ofRule?: string) {
  const [result] = await project.lintText(code, { filePath });
  return (result?.messages ?? []).filter(({ ruleId }) => !ofRule || ruleId === ofRule);
}

describe('the project’s own ESLint configuration', () => {
  test.each([
    ['a default export', 'export default 1;', 'no-restricted-syntax'],
    ['the process', 'export const x = process.env;', 'no-restricted-globals'],
    ['the console', "console.log('x');", 'no-console'],
    ['any', 'export const x: any = 1;', '@typescript-eslint/no-explicit-any'],
    ['more than 250 lines', 'export const x = 1;\n'.repeat(251), 'max-lines'],
    ['a forbidden import', "import { x } from '@/app/routes/router';", 'house/import-zones'],
  ])('rejects %s in src', async (_what, code, rule) => {
    expect((await complaints('src/config/roles.ts', code)).map(({ ruleId }) => ruleId)).toContain(rule);
  });

  test('rejects hand-written URL parsers', async () => {
    const code = [
      "import { useSearchParams } from 'react-router-dom';",
      "import { readUrl, typed } from '@/lib/url-state';",
      "const words = new URLSearchParams('').get('q');",
      "const asked = new URL('https://example.org/?q=1').searchParams.get('q');",
      'const query = window.location.search.slice(1);',
      "const { q } = readUrl({ q: typed() }, '?q=baja');",
      'export const page = [useSearchParams, words, asked, query, q];',
    ];
    const found = await complaints('src/features/faq/faq-page.tsx', code.join('\n'), 'no-restricted-syntax');
    expect(found.map(({ line }) => line)).toEqual([1, 3, 4, 5]);
  });

  test('rejects only built-ins that supported browsers lack', async () => {
    const code = [
      'export const refused = [',
      "  URL.canParse('/'),",
      '  AbortSignal.any([]),',
      '];',
      'export const taken = [',
      '  [2, 1].toSorted(),',
      '  structuredClone({}),',
      "  typeof URL.canParse === 'function',",
      '  crypto.randomUUID(),',
      '];',
    ];
    const found = await complaints('src/lib/new-id.ts', code.join('\n'), 'house/supported-built-ins');
    expect(found.map(({ line, message }) => `${line}: ${message.replace(/ in .*/, '')}`)).toEqual([
      expect.stringMatching(/^2: URL.canParse is missing/),
      expect.stringMatching(/^3: AbortSignal.any is missing/),
    ]);
  });
});
