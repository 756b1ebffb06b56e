import type { ImportSpan } from './import-queries';
import type { AuditLine } from './page-queries';

/** Clocks of one database agree; a part of an import is recorded a moment after its rows. */
const LEEWAY_MS = 2000;
/** Shown of a longer name; its ending says what kind of file it is. */
const [FIRST, LAST] = [28, 12];

/** The file that lines of the log came from, or whose rows they took back. */
export interface ImportedFile {
  name: string;
  isUndone: boolean;
}

const within = (line: AuditLine, from: string, to: string) => {
  const at = Date.parse(line.created_at);
  return at >= Date.parse(from) - LEEWAY_MS && at <= Date.parse(to) + LEEWAY_MS;
};

/** The file that all lines of a run are of; undefined where they are of none. */
export function importedFileOf(
  run: readonly AuditLine[],
  imports: readonly ImportSpan[],
): ImportedFile | undefined {
  for (const each of imports) {
    const isOfIt = (actor: string | null, from: string, to: string) =>
      run.every(
        (line) => line.table_name === each.kind && line.actor_name === actor && within(line, from, to),
      );
    const end = each.finished_at ?? each.updated_at;
    if (isOfIt(each.actor_name, each.created_at, end)) return { name: each.file_name, isUndone: false };
    if (each.undone_at && isOfIt(each.undone_by_name, end, each.undone_at))
      return { name: each.file_name, isUndone: true };
  }
  return undefined;
}

/** A name of any length on one line: its beginning and its ending. */
export function shortName(name: string): string {
  const letters = Array.from(name);
  if (letters.length <= FIRST + LAST + 1) return name;
  return `${letters.slice(0, FIRST).join('')}…${letters.slice(-LAST).join('')}`;
}
