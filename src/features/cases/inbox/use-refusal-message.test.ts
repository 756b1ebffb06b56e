import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REFUSAL_MESSAGES } from './use-refusal-message';

test('has a message for every refusal code of the database', () => {
  const folder = 'supabase/schemas';
  const scripts = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  const codes = new Set(scripts.flatMap((sql) => sql.match(/'(case\.[a-z_]+|session\.not_fresh)'/g) ?? []));
  expect(
    [...codes]
      .map((code) => code.slice(1, -1))
      .filter((code) => !REFUSAL_MESSAGES.some((each) => each === code)),
  ).toEqual([]);
});
