// npm run release:record [-- folder]
// Writes down which migrations come with the version of package.json. From then on they are never edited.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import packageJson from '../package.json' with { type: 'json' };
import { hashesIn, recordOf, releasesIn, withRelease } from './release/record.ts';
import { root } from './start/root.ts';
import { endWith } from './start/sentence.ts';

function main([folder = path.join(root, 'supabase/migrations')]: string[]) {
  const { version } = packageJson;
  const releases = withRelease(releasesIn(folder), version, hashesIn(folder));
  writeFileSync(recordOf(folder), `${JSON.stringify(releases, null, 2)}\n`);
  console.log(
    `${version}: ${Object.keys(releases[version] ?? {}).length} migrations are recorded in released.json. Next: the tag v${version}.`,
  );
}

try {
  main(process.argv.slice(2));
} catch (error) {
  endWith(error);
}
