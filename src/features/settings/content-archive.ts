import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { toCsv } from '@/lib/csv';
import { readContent, readFile, type ContentTable, type ExportWatch } from './content-export-queries';

/** A ZIP that grows entry by entry. What is done already is handed to the browser, which may keep it outside of memory. */
function growingZip() {
  const parts: Blob[] = [];
  let failure: Error | undefined;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else parts.push(new Blob([new Uint8Array(chunk)]));
  });
  const put = (name: string, content: Uint8Array, isPacked: boolean) => {
    const entry = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    zip.add(entry);
    entry.push(content, true);
  };
  return {
    text: (name: string, text: string) => put(name, strToU8(text), false),
    // Pictures and PDFs are packed already.
    file: (name: string, content: Uint8Array) => put(name, content, true),
    /** @throws Error when an entry could not be written */
    end: () => {
      zip.end();
      if (failure) throw failure;
      return new Blob(parts, { type: 'application/zip' });
    },
  };
}

/** A value as a cell: texts as they are, everything else as JSON writes it. */
const cell = (value: unknown): string =>
  typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value);

/** A table as CSV, a column for each column of the database; rich texts and lists as JSON. */
function csvOf({ rows }: ContentTable): Promise<string> {
  const columns = Object.keys(rows[0] ?? {});
  return toCsv(
    columns,
    rows.map((row) => columns.map((column) => cell(row[column]))),
  );
}

/** Paths of the library's files, as its rows name them. */
const filesOf = (tables: readonly ContentTable[]) =>
  tables.find(({ name }) => name === 'media')?.rows.map(({ path }) => String(path)) ?? [];

interface Archive {
  content: Blob;
  rows: number;
  files: number;
  /** Files that the library names and the storage does not have. */
  missing: readonly string[];
}

/**
 * All content of the site as a ZIP: content/<table>.json and .csv, files/ as the library has them, and manifest.json, which says what is
 * there. @throws AppError, or the signal's reason
 */
export async function contentArchive({ signal, onStep }: ExportWatch): Promise<Archive> {
  const tables = await readContent({ signal, onStep });
  const rows = tables.reduce((sum, table) => sum + table.rows.length, 0);
  const zip = growingZip();
  for (const table of tables) {
    zip.text(`content/${table.name}.json`, JSON.stringify(table.rows, null, 1));
    zip.text(`content/${table.name}.csv`, await csvOf(table));
    signal.throwIfAborted();
  }
  const paths = filesOf(tables);
  const missing: string[] = [];
  for (const [place, path] of paths.entries()) {
    onStep({ rows, allRows: rows, files: place, allFiles: paths.length });
    const file = await readFile(path, signal);
    if (file) zip.file(`files/${path}`, new Uint8Array(await file.arrayBuffer()));
    else missing.push(path);
  }
  const files = paths.length - missing.length;
  zip.text(
    'manifest.json',
    JSON.stringify(
      {
        exported_at: new Date().toISOString(),
        site: window.location.origin,
        tables: Object.fromEntries(tables.map((table) => [table.name, table.rows.length])),
        files,
        missing_files: missing,
      },
      null,
      2,
    ),
  );
  return { content: zip.end(), rows, files, missing };
}
