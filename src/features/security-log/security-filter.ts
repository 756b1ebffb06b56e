import { isDay } from '@/lib/today';
import {
  changedUrl,
  cursor,
  cursorText,
  fitting,
  readUrl,
  useUrlState,
  uuid,
  type Cursor,
} from '@/lib/url-state';

/** Filters of the record, as the address holds them; an empty text does not filter. */
export type SecurityFilter = {
  event: string;
  person: string;
  /** Days at the office, both included, as 2026-11-30. */
  from: string;
  to: string;
};
const filterSchema = {
  event: fitting((name) => /^[a-z_]{1,60}$/.test(name)),
  person: uuid,
  from: fitting(isDay),
  to: fitting(isDay),
};

/** A filter from an address; what cannot be meant is left out. */
export const readFilter = (params: URLSearchParams): SecurityFilter => readUrl(filterSchema, params);

export const isFiltered = (filter: SecurityFilter) => Object.values(filter).some((value) => value !== '');

/** Start of the page: the last entry of the page before. */
export const readCursor = (params: URLSearchParams): Cursor | undefined =>
  readUrl({ older: cursor }, params).older;

type Place = { filter?: Partial<SecurityFilter>; cursor?: Cursor | null };

/** The query of the same screen with something changed. A new filter begins at the newest line. */
export function securitySearch(params: URLSearchParams, { filter, cursor: start }: Place): string {
  const next = changedUrl(params, {
    ...filter,
    ...((filter || start !== undefined) && { older: start ? cursorText(start) : '' }),
  });
  const query = next.toString();
  return query && `?${query}`;
}

/** The record's place in its URL: `go` is a step to go back to. */
export function useSecurityPlace() {
  const { params, only } = useUrlState({});
  return { params, go: (place: Place) => only(securitySearch(params, place), {}) };
}
