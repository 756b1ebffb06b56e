import { isDay } from '@/lib/today';
import { changedUrl, cursorText, fitting, oneOf, readUrl, trimmedText, type Cursor } from '@/lib/url-state';

/** Parts of the screen, in display order. */
export const AUDIT_PARTS = ['complaint', 'appeal', 'decisions', 'letters', 'log'] as const;
export type AuditPart = (typeof AUDIT_PARTS)[number];

/** Filters of the parts; an empty string does not filter. Texts cannot be searched. */
export interface AuditFilter {
  status: string;
  number: string;
  from: string;
  to: string;
}

/**
 * Reads the cursor of a page from the URL: the time of the previous page's last row, and its number or id.
 */
function rowCursor(text: string): Cursor | undefined {
  const [, at = '', id = ''] = /^([\d\-T:.+Z]+)~(.{1,80})$/.exec(text) ?? [];
  return id && !Number.isNaN(Date.parse(at)) ? { at, id } : undefined;
}

export const auditSchema = {
  part: oneOf(AUDIT_PARTS, 'complaint'),
  case: trimmedText(40),
  status: fitting((value) => /^[a-z]{1,40}$/.test(value)),
  number: trimmedText(80),
  from: fitting(isDay),
  to: fitting(isDay),
  older: rowCursor,
};

/** Reads the filter of a part from the URL. */
export function readAuditFilter(params: URLSearchParams | string): AuditFilter {
  const { status, number, from, to } = readUrl(auditSchema, params);
  return { status, number, from, to };
}

export const isFiltered = (filter: AuditFilter) => Object.values(filter).some((value) => value !== '');

/** Returns the query string of the page after the cursor; null for the newest page. */
export const pageSearch = (params: URLSearchParams, cursor: Cursor | null) =>
  changedUrl(params, { older: cursor ? cursorText(cursor) : '' }).toString();
