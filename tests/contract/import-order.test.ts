import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import tseslint from 'typescript-eslint';
import { importOrder } from '../../eslint/import-order.ts';

const eslint = new ESLint({
  overrideConfigFile: true,
  fix: true,
  overrideConfig: {
    files: ['**/*.ts'],
    languageOptions: { parser: tseslint.parser },
    plugins: { house: { rules: { 'import-order': importOrder } } },
    rules: { 'house/import-order': 'error' },
  },
});

/** Returns the text after fixing and the number of remaining problems. */
async function fixImports(code: string) {
  const [result] = await eslint.lintText(code, { filePath: 'src/lib/sample.ts' });
  return { text: result?.output ?? code, left: result?.errorCount };
}

test('the rule sorts packages first, then aliased folders, then relative files', async () => {
  const wrong = [
    "import { d } from '../d';",
    "import { c } from '@/lib/c';",
    "import { b } from '@tests/support/b';",
    "import { z } from 'zod';",
    "import type { A } from '@scope/a';",
  ];
  const text = `${wrong.join('\n')}\n\nexport const all = [b, c, d, z] satisfies A;\n`;
  const right = [3, 4, 1, 2, 0].map((place) => wrong[place]);
  expect(await fixImports(text)).toEqual({ text: text.replace(wrong.join('\n'), right.join('\n')), left: 0 });
});

test('the rule leaves sorted imports unchanged', async () => {
  const text = "import { z } from 'zod';\nimport { c } from '@/lib/c';\nimport { d } from './d';\nd(c, z);\n";
  expect(await fixImports(text)).toEqual({ text, left: 0 });
});

test('the rule does not sort imports with a comment between them', async () => {
  const text = "import { d } from './d';\n// Must be first.\nimport { z } from 'zod';\nd(z);\n";
  expect(await fixImports(text)).toEqual({ text, left: 1 });
});
