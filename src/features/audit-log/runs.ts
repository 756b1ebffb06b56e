interface RunLine {
  created_at: string;
  actor_name: string | null;
  actor_kind: string;
  action: string;
  table_name: string;
}

/** Lines that followed each other this closely are of one bulk action, one import or one new order. */
const GAP_MS = 10_000;
/** Fewer are read faster one by one. */
const LEAST = 3;

const isSame = (one: RunLine, other: RunLine) =>
  one.actor_name === other.actor_name &&
  one.actor_kind === other.actor_kind &&
  one.action === other.action &&
  one.table_name === other.table_name &&
  Math.abs(Date.parse(one.created_at) - Date.parse(other.created_at)) <= GAP_MS;

/**
 * Lines of the log, newest first, with those of one action on one table by one person put together. A run has at least
 * three lines; every other line stands alone.
 */
export function runsOf<Line extends RunLine>(lines: readonly Line[]): [Line, ...Line[]][] {
  const runs: [Line, ...Line[]][] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    if (run && isSame(run.at(-1) ?? line, line)) run.push(line);
    else runs.push([line]);
  }
  return runs.flatMap((run) => (run.length >= LEAST ? [run] : run.map((line): [Line] => [line])));
}
