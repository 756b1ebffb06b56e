// Part of `npm run format`: formats supabase/schemas. tests/contract/schemas.test.ts checks the result.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatSql } from './schema/format-sql.ts';
import { places, sqlFilesIn } from './schema/places.ts';

for (const name of sqlFilesIn(places.schemas)) {
  const file = path.join(places.schemas, name);
  const sql = readFileSync(file, 'utf8');
  const formatted = formatSql(sql);
  if (formatted !== sql) writeFileSync(file, formatted);
}
