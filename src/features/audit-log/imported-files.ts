import type { ImportSpan } from './import-queries';
import type { AuditLine } from './page-queries';

/** Tolerance in milliseconds: the progress of an import is recorded shortly after its rows. */
const LEEWAY_MS = 2000;
/** Number of characters kept at the start and the end of a long name; the end contains the file extension. */
const [FIRST, LAST] = [28, 12];

/** File that entries of the log were imported from, or whose import they undid. */
export interface ImportedFile {
  name: string;
  isUndone: boolean;
}

const within = (line: AuditLine, from: string, to: string) => {
  const at = Date.parse(line.created_at);
  return at >= Date.parse(from) - LEEWAY_MS && at <= Date.parse(to) + LEEWAY_MS;
};

/** Returns the file to which all entries of a group belong, or undefined. */
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

/** Shortens a long name in the middle, so that it fits on one line. */
export function shortName(name: string): string {
  const letters = Array.from(name);
  if (letters.length <= FIRST + LAST + 1) return name;
  return `${letters.slice(0, FIRST).join('')}…${letters.slice(-LAST).join('')}`;
}
