import { EXPORT_PART, type ExportWatch } from '@/components/file-export/use-file-export';
import { unwrap } from '@/lib/errors';
import { database } from '@/lib/supabase';
import type { SecurityLine } from './queries';
import type { SecurityFilter } from './security-filter';

/** The database's answer (export_security_events). */
interface ExportPart {
  export_id: string;
  total: number;
  lines: SecurityLine[];
}

/** Every line of the filter, in parts; the audit log and the record itself get a line that says so. */
export async function securityLines(
  filter: SecurityFilter,
  { signal, onPart }: ExportWatch,
): Promise<SecurityLine[]> {
  const lines: SecurityLine[] = [];
  let export_id: string | undefined;
  for (;;) {
    signal.throwIfAborted();
    const last = lines.at(-1);
    const after = export_id && last && { export_id, older_than: last.created_at, older_id: last.id };
    const call = database().rpc('export_security_events', { filter, ...after });
    // The function builds exactly this object.
    const part = unwrap(await call.abortSignal(signal)) as unknown as ExportPart;
    export_id = part.export_id;
    lines.push(...part.lines);
    onPart(lines.length, Math.max(part.total, lines.length));
    if (part.lines.length < EXPORT_PART) return lines;
  }
}
