import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { formatSql } from '../../scripts/schema/format-sql.ts';
import { schemaDifferences } from '../../scripts/schema/migrations.ts';
import { places, sqlFilesIn } from '../../scripts/schema/places.ts';
import { splitStatements } from '../../scripts/schema/sql-text.ts';
import { WIDTH } from '../../scripts/schema/wrap.ts';

const MOST_LINES = 400;
const files = sqlFilesIn(places.schemas).map((name) => ({
  name,
  sql: readFileSync(path.join(places.schemas, name), 'utf8'),
}));

test('the migrations produce the database described in supabase/schemas (npm run db:migration)', async () => {
  expect(await schemaDifferences(places)).toEqual([]);
}, 120_000);

test('every schema file is formatted (npm run format) and within the size and line limits', () => {
  const faults = files.flatMap(({ name, sql }) => {
    const lines = sql.split('\n');
    const long = lines.flatMap((line, at) => (line.length > WIDTH ? [`${name}:${at + 1} is too long`] : []));
    return [
      ...(formatSql(sql) === sql ? [] : [`${name} is not formatted`]),
      ...(lines.length > MOST_LINES ? [`${name} has more than ${MOST_LINES} lines`] : []),
      ...long,
    ];
  });
  expect(faults).toEqual([]);
});

test('no object is created in one file and changed in another', () => {
  const statements = files.flatMap(({ name, sql }) =>
    splitStatements(sql).map((text) => `${name}: ${text.replaceAll(/--.*|\/\*[\s\S]*?\*\//g, '').trim()}`),
  );
  const changes = statements.filter((text) =>
    /^[\w.]+: (?:create or replace|drop|alter (?!default privileges|table \S+ enable row level security))/i.test(
      text,
    ),
  );
  expect(changes).toEqual([]);
});
