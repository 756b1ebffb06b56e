import { unwrap } from '@/lib/errors';
import { database } from '@/lib/supabase';
import { EXPORT_PART, type ExportWatch } from '@/components/file-export/use-file-export';
import type { AuditFilter } from './audit-filter';

/** The database's shape of an exported line (export_audit). */
export type ExportedLine = Record<'id' | 'created_at' | 'actor_kind' | 'action' | 'table_name', string> &
  Record<'actor_name' | 'row_id' | 'row_label' | 'before' | 'after', string | null>;
interface ExportPart {
  export_id: string;
  total: number;
  lines: ExportedLine[];
}

/** Every line of the filter, in parts; the log gets a line that says so. */
export async function auditLines(
  filter: AuditFilter,
  { signal, onPart }: ExportWatch,
): Promise<ExportedLine[]> {
  const lines: ExportedLine[] = [];
  let export_id: string | undefined;
  for (;;) {
    signal.throwIfAborted();
    const last = lines.at(-1);
    const after = export_id && last && { export_id, older_than: last.created_at, older_id: last.id };
    const call = database().rpc('export_audit', { filter, ...after });
    // The function builds exactly this object.
    const part = unwrap(await call.abortSignal(signal)) as unknown as ExportPart;
    export_id = part.export_id;
    lines.push(...part.lines);
    onPart(lines.length, Math.max(part.total, lines.length));
    if (part.lines.length < EXPORT_PART) return lines;
  }
}
