import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import {
  changedUrl,
  cursor,
  cursorText,
  oneOf,
  page,
  queryOf,
  readUrl,
  uuid,
  trimmedText,
} from './url-state';
import { useUrlState } from './use-url-state';

const ID = '0b0e5a1c-2222-4333-8444-5555aaaa6666';
const schema = {
  q: trimmedText(4),
  view: oneOf(['list', 'trash'], 'list'),
  page: page(40),
  person: uuid,
  older: cursor,
};
const read = (query: string) => readUrl(schema, new URLSearchParams(query));
const nothing = { q: '', view: 'list', page: 1, person: '', older: undefined };

test.each([
  ['', {}],
  ['q=%20lama%20sekali', { q: 'lama' }],
  ['q=%00a%00b', { q: 'ab' }],
  ['view=trash&page=7', { view: 'trash', page: 7 }],
  ['view=x&page=x&person=x&older=x', {}],
  ['page=-1', {}],
  ['page=2.9', { page: 2 }],
  ['page=1e9', { page: 40 }],
  [`person=${ID}`, { person: ID }],
  [`older=2026-11-20T01:02:03Z~${ID}`, { older: { at: '2026-11-20T01:02:03Z', id: ID } }],
])('the query string %j is parsed, with defaults for invalid values', (query, values) => {
  expect(read(query)).toEqual({ ...nothing, ...values });
});

test('a cursor survives the round trip', () => {
  const start = { at: '2026-11-20T01:02:03.000001+00:00', id: ID };
  expect(cursor(cursorText(start))).toEqual(start);
});

test('changing a parameter keeps the others, and an empty value removes the parameter', () => {
  expect(changedUrl(new URLSearchParams('a=1&b=2&c=3'), { a: '', b: '4', c: undefined }).toString()).toBe(
    'b=4',
  );
});

test('a parameter may be repeated', () => {
  const lines = { baris: (_: string, all: readonly string[]) => all };
  const written = queryOf({ baris: ['a.b', 'c d'], q: '' });
  expect(written).toBe('?baris=a.b&baris=c+d');
  expect(readUrl(lines, written)).toEqual({ baris: ['a.b', 'c d'] });
  expect(changedUrl('baris=x&q=1', { baris: [] }).toString()).toBe('q=1');
});

test('the query string is empty without values', () => {
  expect(queryOf({ q: '', page: undefined })).toBe('');
});

function openAt(url: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[url]}>{children}</MemoryRouter>
  );
  return renderHook(() => ({ ...useUrlState(schema, ['open']), search: useLocation().search }), { wrapper })
    .result;
}

test('a new selection resets the page, unlike opening an entry', () => {
  const state = openAt('/list?q=a&page=3&other=1');
  expect(state.current.to({ q: 'b' })).toEqual({ search: 'q=b&other=1' });
  expect(state.current.to({ open: ID })).toEqual({ search: `q=a&page=3&other=1&open=${ID}` });
  expect(state.current.to({ page: '4' })).toEqual({ search: 'q=a&page=4&other=1' });
  act(() => state.current.set({ view: 'trash' }));
  expect(state.current.search).toBe('?q=a&other=1&view=trash');
  expect(state.current.values).toEqual({ ...nothing, q: 'a', view: 'trash' });
});

test('null characters are removed from all parameters', () => {
  const state = openAt('/list?q=%00a&status=%00&status=b%00');
  expect(state.current.values.q).toBe('a');
  expect(state.current.params.getAll('status')).toEqual(['', 'b']);
  expect(state.current.to({ view: 'trash' })).toEqual({ search: 'q=a&status=&status=b&view=trash' });
});

test('only() drops all other URL parameters', () => {
  const state = openAt('/list?q=a&page=3&other=1');
  act(() => state.current.only({ view: 'trash', q: '' }));
  expect(state.current.search).toBe('?view=trash');
  act(() => state.current.only('?q=b'));
  expect(state.current.values).toEqual({ ...nothing, q: 'b' });
});
