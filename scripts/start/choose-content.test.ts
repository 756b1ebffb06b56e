import { expect, test } from 'vitest';
import { chooseContent, contentOf } from './choose-content.ts';
import { readSettings } from './settings.ts';

test.each([
  ['', 'demo'],
  ['2', 'reference'],
  [' Empty ', 'empty'],
  ['reference', 'reference'],
  ['4', undefined],
  ['0', undefined],
  ['yes', undefined],
  ['-1', undefined],
  ['1e0', 'demo'],
])('the answer "%s" means %s', (answer, content) => expect(contentOf(answer)).toBe(content));

test('without a terminal a new site begins with the demo, or with what LOCAL_CONTENT says', async () => {
  const LOCAL_DATA_DIR = 'no-such-directory';
  expect(await chooseContent(readSettings({ LOCAL_DATA_DIR }))).toBe('demo');
  expect(await chooseContent(readSettings({ LOCAL_DATA_DIR, LOCAL_CONTENT: 'reference' }))).toBe('reference');
  expect(() => readSettings({ LOCAL_CONTENT: 'both' })).toThrow(
    'LOCAL_CONTENT must be demo, reference or empty.',
  );
});
