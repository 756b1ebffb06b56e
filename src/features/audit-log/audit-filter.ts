import { paths } from '@/config/paths';
import { isDay } from '@/lib/today';
import {
  changedUrl,
  cursor,
  cursorText,
  fitting,
  oneOf,
  readUrl,
  uuid,
  trimmedText,
  type Cursor,
} from '@/lib/url-state';

/** Filters of the log in the URL; an empty string does not filter. */
export type AuditFilter = {
  /** Log to show: changes to records, or security events. */
  log: '' | 'security';
  /** Kind of security event. */
  event: string;
  table: string;
  action: string;
  person: string;
  /** Id of the row whose entries are shown. */
  row: string;
  /** Dates in the office's time zone, both inclusive, as 2026-11-30. */
  from: string;
  to: string;
  words: string;
};

const text = trimmedText(200);
const filterSchema = {
  log: oneOf(['', 'security'], ''),
  event: fitting((name) => /^[a-z_]{1,60}$/.test(name)),
  table: text,
  action: text,
  person: uuid,
  row: text,
  from: fitting(isDay),
  to: fitting(isDay),
  words: text,
};

/** Parses the filter from the URL; invalid values are dropped. */
export const readAuditFilter = (params: URLSearchParams | string): AuditFilter =>
  readUrl(filterSchema, params);

export const isFiltered = ({ log: _, ...filter }: AuditFilter) =>
  Object.values(filter).some((value) => value !== '');

/** Returns the filter without the parts that the given log lacks. */
export const inLog = (filter: AuditFilter, log: AuditFilter['log']): AuditFilter =>
  log === 'security'
    ? { ...filter, log, table: '', action: '', row: '', words: '' }
    : { ...filter, log, event: '' };

/** URL of the security events. */
export const securityLog = `${paths.admin.auditLog}?log=security`;

/** Returns the start of the page: the last entry of the previous one. */
export const readCursor = (params: URLSearchParams | string): Cursor | undefined =>
  readUrl({ older: cursor }, params).older;

/** Returns the id of the open entry, if any. */
export const readOpen = (params: URLSearchParams): string | undefined =>
  readUrl({ open: uuid }, params).open || undefined;

export type AuditPlace = { filter?: Partial<AuditFilter>; cursor?: Cursor | null; open?: string | null };

/** Returns the URL query with changed parameters. A new filter resets to the newest entry. */
export function auditSearch(params: URLSearchParams | string, place: AuditPlace): string {
  const { filter, cursor: start, open } = place;
  const next = changedUrl(params, {
    ...filter,
    ...((filter || start !== undefined) && { older: start ? cursorText(start) : '' }),
    ...((filter || open !== undefined) && { open: open ?? '' }),
  });
  const query = next.toString();
  return query && `?${query}`;
}
