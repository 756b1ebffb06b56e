import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

/** Messages of the rule about this code, as if it stood in a file of the site. */
async function refusals(code: string): Promise<string[]> {
  const eslint = new ESLint({ ruleFilter: ({ ruleId }) => ruleId === 'house/supported-built-ins' });
  const [result] = await eslint.lintText(code, { filePath: 'src/lib/new-id.ts' });
  return (result?.messages ?? []).map(({ line, message }) => `${line}: ${message.replace(/ in .*/, '')}`);
}

test('the linter refuses what browsers of the list lack, and nothing else', async () => {
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
  const found = await refusals(code.join('\n'));
  expect(found).toEqual([
    expect.stringMatching(/^2: URL.canParse is missing/),
    expect.stringMatching(/^3: AbortSignal.any is missing/),
  ]);
});
