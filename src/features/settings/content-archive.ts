import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { toCsv } from '@/lib/csv';
import {
  readContent,
  readContentFile,
  type ContentTable,
  type ContentExportWatch,
} from './content-export-queries';

/** Creates a ZIP entry by entry. Finished parts become blobs, which browsers can store outside of memory. */
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
    // Images and PDFs are already compressed.
    file: (name: string, content: Uint8Array) => put(name, content, true),
    /** Completes the ZIP. @throws Error if an entry could not be written */
    end: () => {
      zip.end();
      if (failure) throw failure;
      return new Blob(parts, { type: 'application/zip' });
    },
  };
}

/** Formats a value as a CSV cell: strings unchanged, everything else as JSON. */
const cell = (value: unknown): string =>
  typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value);

/** Formats a table as CSV with the database's columns; rich text and lists as JSON. */
function csvOf({ rows }: ContentTable): Promise<string> {
  const columns = Object.keys(rows[0] ?? {});
  return toCsv(
    columns,
    rows.map((row) => columns.map((column) => cell(row[column]))),
  );
}

/** Returns the paths of all files in the media library. */
const filesOf = (tables: readonly ContentTable[]) =>
  tables.find(({ name }) => name === 'media')?.rows.map(({ path }) => String(path)) ?? [];

interface Archive {
  content: Blob;
  rows: number;
  files: number;
  /** Files of the media library that are missing in storage. */
  missing: readonly string[];
}

/**
 * Exports all content of the site as a ZIP: content/<table>.json and .csv, the media files in files/, and
 * manifest.json with an overview. @throws AppError, or the signal's reason
 */
export async function contentArchive({ signal, onStep }: ContentExportWatch): Promise<Archive> {
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
    const file = await readContentFile(path, signal);
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
