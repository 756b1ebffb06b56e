interface RunLine {
  created_at: string;
  actor_name: string | null;
  actor_kind: string;
  action: string;
  table_name: string;
}

/** Maximum gap in milliseconds between consecutive entries of a bulk action, an import or a reordering. */
const GAP_MS = 10_000;
/** Minimum number of entries; shorter groups are easier to read row by row. */
const MIN_RUN_LENGTH = 3;

const isSame = (one: RunLine, other: RunLine) =>
  one.actor_name === other.actor_name &&
  one.actor_kind === other.actor_kind &&
  one.action === other.action &&
  one.table_name === other.table_name &&
  Math.abs(Date.parse(one.created_at) - Date.parse(other.created_at)) <= GAP_MS;

/**
 * Groups consecutive entries of one action by one person on one table. Expects entries newest first. Groups
 * have at least three entries; all others remain single.
 */
export function runsOf<Line extends RunLine>(lines: readonly Line[]): [Line, ...Line[]][] {
  const runs: [Line, ...Line[]][] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    if (run && isSame(run.at(-1) ?? line, line)) run.push(line);
    else runs.push([line]);
  }
  return runs.flatMap((run) => (run.length >= MIN_RUN_LENGTH ? [run] : run.map((line): [Line] => [line])));
}
