import { isDay } from '@/lib/today';

/** Filters of the log as in the URL; an empty string does not filter. */
export type AuditFilter = {
  table: string;
  action: string;
  person: string;
  /** Id of the row whose entries are wanted. */
  row: string;
  /** Days in the office's time zone, both included, as 2026-11-30. */
  from: string;
  to: string;
  words: string;
};

const PARAMS = [
  'table',
  'action',
  'person',
  'row',
  'from',
  'to',
  'words',
] as const satisfies (keyof AuditFilter)[];
const OLDER = 'older';
const OPEN = 'open';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Parses the filter from the URL; invalid values are dropped. */
export function readFilter(params: URLSearchParams): AuditFilter {
  const text = (name: string) => (params.get(name) ?? '').trim().slice(0, 200);
  const day = (name: string) => (isDay(text(name)) ? text(name) : '');
  return {
    table: text('table'),
    action: text('action'),
    person: UUID.test(text('person')) ? text('person') : '',
    row: text('row'),
    from: day('from'),
    to: day('to'),
    words: text('words'),
  };
}

export const isFiltered = (filter: AuditFilter) => PARAMS.some((name) => filter[name] !== '');

/** Start of a page: the last entry of the page before. */
export type Cursor = { at: string; id: string };

export function readCursor(params: URLSearchParams): Cursor | undefined {
  const [at = '', id = ''] = (params.get(OLDER) ?? '').split('~');
  return UUID.test(id) && !Number.isNaN(Date.parse(at)) ? { at, id } : undefined;
}

/** Id of the open entry, if any. */
export const readOpen = (params: URLSearchParams): string | undefined => {
  const id = params.get(OPEN) ?? '';
  return UUID.test(id) ? id : undefined;
};

type Place = { filter?: Partial<AuditFilter>; cursor?: Cursor | null; open?: string | null };

/** URL query with changed parameters. A new filter begins at the newest entry. */
export function auditSearch(params: URLSearchParams, { filter, cursor, open }: Place): string {
  const next = new URLSearchParams(params);
  const set = (name: string, value: string | null) => (value ? next.set(name, value) : next.delete(name));
  for (const [name, value] of Object.entries(filter ?? {})) set(name, value);
  if (filter || cursor === null) next.delete(OLDER);
  if (cursor) next.set(OLDER, `${cursor.at}~${cursor.id}`);
  if (open !== undefined || filter) set(OPEN, open ?? null);
  const query = next.toString();
  return query && `?${query}`;
}
