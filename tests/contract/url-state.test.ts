import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

/** Lines of this code that the linter refuses, as if it were a page's. */
async function refused(code: string): Promise<number[]> {
  const eslint = new ESLint({ ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-syntax' });
  const [result] = await eslint.lintText(code, { filePath: 'src/features/faq/faq-page.tsx' });
  return (result?.messages ?? []).map(({ line }) => line);
}

test('a page reads its URL by a schema: hand parsers are refused', async () => {
  const code = [
    "import { useSearchParams } from 'react-router-dom';",
    "import { readUrl, typed } from '@/lib/url-state';",
    "const words = new URLSearchParams('').get('q');",
    "const asked = new URL('https://example.org/?q=1').searchParams.get('q');",
    'const query = window.location.search.slice(1);',
    "const { q } = readUrl({ q: typed() }, '?q=baja');",
    'export const page = [useSearchParams, words, asked, query, q];',
  ];
  expect(await refused(code.join('\n'))).toEqual([1, 3, 4, 5]);
});
