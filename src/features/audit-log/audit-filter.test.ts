import { expect, test } from 'vitest';
import { auditSearch, isFiltered, readCursor, readAuditFilter, readOpen } from './audit-filter';

const ID = '0b0e5a1c-2222-4333-8444-5555aaaa6666';
const params = (query: string) => new URLSearchParams(query);

test('parses a URL back into the filter it was built from', () => {
  const filter = {
    log: '' as const,
    event: '',
    table: 'faq',
    action: 'update',
    person: ID,
    row: 'x',
    from: '2026-11-01',
    to: '2026-11-30',
    words: 'lama sekali',
  };
  expect(readAuditFilter(params(auditSearch(params(''), { filter })))).toEqual(filter);
});

test.each(['person=1', 'from=kemarin', 'to=0002-01-01', 'from=2026-13-45', ''])(
  'parses the query string %j as an empty filter',
  (query) => {
    expect(isFiltered(readAuditFilter(params(query)))).toBe(false);
  },
);

test('resets to the newest entry and closes the open one when the filter changes', () => {
  const here = params(
    auditSearch(params('table=faq'), {
      cursor: { at: '2026-11-20T01:02:03.000001+00:00', id: ID },
      open: ID,
    }),
  );
  expect(readCursor(here)).toEqual({ at: '2026-11-20T01:02:03.000001+00:00', id: ID });
  expect(readOpen(here)).toBe(ID);
  const next = params(auditSearch(here, { filter: { words: 'a' } }));
  expect([readCursor(next), readOpen(next), next.get('table')]).toEqual([undefined, undefined, 'faq']);
});

test.each(['older=x', `older=~${ID}`, 'older=2026-11-20T00:00:00Z~x', 'open=1'])(
  'reads neither a cursor nor an open entry from the query string %j',
  (query) => {
    expect([readCursor(params(query)), readOpen(params(query))]).toEqual([undefined, undefined]);
  },
);
