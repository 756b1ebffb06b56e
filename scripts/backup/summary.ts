import type { HostedAccess } from './places.ts';
import type { Manifest } from './manifest.ts';

/** Reads SUPABASE_DB_URL and SUPABASE_SECRET_KEY. Only hosted projects need them. */
export const accessFromEnvironment = (
  { SUPABASE_DB_URL, SUPABASE_SECRET_KEY } = process.env,
): HostedAccess => ({
  databaseUrl: SUPABASE_DB_URL || undefined,
  secretKey: SUPABASE_SECRET_KEY || undefined,
});

/** Returns a line about an archive: its tables, rows, files and missing files. */
export function backupSummary(file: string, { made_at, tables, entries, missing }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  const files = Object.keys(entries).filter((name) => name.startsWith('files/')).length;
  const counted = [
    `${Object.keys(tables).length} tables`,
    `${rows.toLocaleString('en')} rows`,
    `${files.toLocaleString('en')} files`,
  ];
  const lost = missing.length > 0 ? ` Missing files: ${missing.join(', ')}.` : '';
  return `${file}: ${counted.join(', ')}; created ${made_at}.${lost}`;
}
