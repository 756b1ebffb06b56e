import { unwrap } from '@/lib/errors';
import { EXPORT_PART, type ExportWatch } from './use-file-export';

/** Response of an export function of the database (export_audit, export_security_events). */
interface ExportPart<Line> {
  export_id: string;
  total: number;
  lines: Line[];
}
type Answer = { data: unknown; error: unknown; status: number };
/** Fetches the part after the given line. The database logs the export with the first part. */
type AskPart = (
  after: { export_id: string; older_than: string; older_id: string } | undefined,
  signal: AbortSignal,
) => PromiseLike<Answer>;

/** Reads every line of an export in parts, newest first. */
export async function exportedLines<Line extends { id: string; created_at: string }>(
  ask: AskPart,
  { signal, onPart }: ExportWatch,
): Promise<Line[]> {
  const lines: Line[] = [];
  let export_id: string | undefined;
  for (;;) {
    signal.throwIfAborted();
    const last = lines.at(-1);
    const after =
      export_id && last ? { export_id, older_than: last.created_at, older_id: last.id } : undefined;
    // The SQL functions build exactly this object.
    const part = unwrap(await ask(after, signal)) as unknown as ExportPart<Line>;
    export_id = part.export_id;
    lines.push(...part.lines);
    onPart(lines.length, Math.max(part.total, lines.length));
    if (part.lines.length < EXPORT_PART) return lines;
  }
}
