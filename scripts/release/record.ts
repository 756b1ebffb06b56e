import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Sentence } from '../start/sentence.ts';

/** The migrations that came with each version: version → file → SHA-256 of its text, in hexadecimal. */
export type Releases = Record<string, Record<string, string>>;

/** The record of a folder of migrations lies beside it. */
export const recordOf = (directory: string) => path.join(directory, '../released.json');

const FILE = /^\d{14}_\w+\.sql$/;
const stampOf = (file: string) => file.split('_')[0] ?? '';
const newestOf = (files: string[]) => files.sort().at(-1) ?? '';

/** The record of a folder of migrations; empty before the first release. */
export function releasesIn(directory: string): Releases {
  const file = recordOf(directory);
  // written by `npm run release:record`, and only by it
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Releases) : {};
}

/** Hashes of the migrations that lie in a folder, by name. */
export function hashesIn(directory: string): Record<string, string> {
  const files = readdirSync(directory).filter((file) => file.endsWith('.sql'));
  // A checkout on Windows may write other ends of lines: the text is the same.
  const textOf = (file: string) => readFileSync(path.join(directory, file), 'utf8').replaceAll('\r\n', '\n');
  const hashOf = (file: string) => createHash('sha256').update(textOf(file)).digest('hex');
  return Object.fromEntries(files.sort().map((file) => [file, hashOf(file)]));
}

/** All files that were released, of every version. */
export const releasedFiles = (releases: Releases): Record<string, string> =>
  Object.assign({}, ...Object.values(releases)) as Record<string, string>;

/** By the commit that recorded the version: a copy of the repository may have no tags. */
const putBack = (version: string, file: string) =>
  `git checkout $(git log --format=%h -S '"${version}"' -- supabase/released.json | tail -n 1) -- supabase/migrations/${file}`;

/**
 * Where the files break what was released, each with the way to do it right. A database that was published has run the
 * released files and never runs them again: an edit reaches new databases alone, and a file with an earlier time stamp
 * is refused by `supabase db push`.
 */
export function brokenReleases(releases: Releases, present: Record<string, string>): string[] {
  const released = releasedFiles(releases);
  const last = newestOf(Object.keys(released));
  const faults: string[] = [];
  for (const [version, files] of Object.entries(releases))
    for (const [file, hash] of Object.entries(files)) {
      if (present[file] === hash) continue;
      const was = present[file] ? 'edited' : 'removed';
      faults.push(
        `${file} was released with ${version} and has been ${was}: put it back (${putBack(version, file)}), and write the change into a new file, dated after ${last}.`,
      );
    }
  for (const file of Object.keys(present)) {
    if (!FILE.test(file))
      faults.push(`${file}: a migration is called by fourteen digits and a name, 20261201093000_name.sql.`);
    if (!(file in released) && stampOf(file) <= stampOf(last))
      faults.push(
        `${file} is not after ${last}, the last that was released: give it a later time stamp, else published databases refuse it.`,
      );
  }
  const stamps = Object.keys(present).map(stampOf);
  for (const stamp of new Set(stamps.filter((each, place) => stamps.indexOf(each) !== place)))
    faults.push(`${stamp} is the time stamp of two files: a database runs only one of them.`);
  return faults;
}

/**
 * The record with one version more: the files that no earlier version brought. Recorded once, a version stays as it is.
 * @throws Sentence when a released file is not as it was, or the version is recorded with other files
 */
export function withRelease(releases: Releases, version: string, present: Record<string, string>): Releases {
  const { [version]: recorded, ...earlier } = releases;
  const known = releasedFiles(earlier);
  const added = Object.fromEntries(Object.entries(present).filter(([file]) => !(file in known)));
  const isSame = JSON.stringify(recorded) === JSON.stringify(added);
  if (recorded && !isSame)
    throw new Sentence(
      `${version} is recorded with other files: raise the version in package.json (npm version --no-git-tag-version minor), or put its files back.`,
    );
  const faults = brokenReleases(earlier, present);
  if (faults.length > 0) throw new Sentence(faults.join('\n'));
  return { ...earlier, [version]: added };
}
