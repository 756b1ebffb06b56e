import { isDay } from '@/lib/today';

/** Filters of the record, as the address holds them; an empty text does not filter. */
export type SecurityFilter = {
  event: string;
  person: string;
  /** Days at the office, both included, as 2026-11-30. */
  from: string;
  to: string;
};
/** Start of a page: the last entry of the page before. */
export type Cursor = { at: string; id: string };

const NAMES = ['event', 'person', 'from', 'to'] as const satisfies (keyof SecurityFilter)[];
const OLDER = 'older';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A filter from an address; what cannot be meant is left out. */
export function readFilter(params: URLSearchParams): SecurityFilter {
  const text = (name: string) => (params.get(name) ?? '').trim();
  const kept = (name: string, isMeant: (value: string) => boolean) => (isMeant(text(name)) ? text(name) : '');
  return {
    event: kept('event', (value) => /^[a-z_]{1,60}$/.test(value)),
    person: kept('person', (value) => UUID.test(value)),
    from: kept('from', isDay),
    to: kept('to', isDay),
  };
}

export const isFiltered = (filter: SecurityFilter) => NAMES.some((name) => filter[name] !== '');

export function readCursor(params: URLSearchParams): Cursor | undefined {
  const [at = '', id = ''] = (params.get(OLDER) ?? '').split('~');
  return UUID.test(id) && /^[\d\-T:.+Z]+$/.test(at) && !Number.isNaN(Date.parse(at)) ? { at, id } : undefined;
}

/** The query of the same screen with something changed. A new filter begins at the newest line. */
export function securitySearch(
  params: URLSearchParams,
  { filter, cursor }: { filter?: Partial<SecurityFilter>; cursor?: Cursor | null },
): string {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(filter ?? {})) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  if (filter || cursor === null) next.delete(OLDER);
  if (cursor) next.set(OLDER, `${cursor.at}~${cursor.id}`);
  const query = next.toString();
  return query && `?${query}`;
}
