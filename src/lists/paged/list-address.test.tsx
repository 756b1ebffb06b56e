import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { filtersOf } from '@/lib/filter-values';
import type { PagedList } from './define-paged-list';
import { searchOf, useListAddress } from './list-address';

/** Only the properties that the URL depends on. */
const list = {
  columns: [{ column: 'name', kind: 'text', sort: true }],
  filters: [
    { name: 'status', options: ['aktif', 'dibekukan', 'dicabut'] },
    { name: 'province' },
    { name: 'published', options: ['yes', 'no'], isSingle: true },
  ],
  sort: 'name',
  hasTrash: true,
} as unknown as PagedList;

function at(search: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[`/${search}`]}>{children}</MemoryRouter>
  );
  return renderHook(() => ({ address: useListAddress(list), search: useLocation().search }), { wrapper })
    .result;
}

test.each([
  ['?status=aktif&province=Jawa+Barat', { status: ['aktif'], province: ['Jawa Barat'] }],
  ['?status=dibekukan&status=aktif', { status: ['aktif', 'dibekukan'] }],
  ['?published=no', { published: ['no'] }],
])('preloads the query that the screen reads for %j', (search, filters) => {
  expect(at(search).current.address.view.filters).toEqual(filters);
  expect(filtersOf(search)).toEqual(filters);
});

test.each([
  ['?status=hilang&status=aktif&status=', { status: ['aktif'] }],
  ['?status=hilang', {}],
  ['?published=yes&published=no', { published: ['yes'] }],
])('ignores invalid parameters in %j', (search, filters) => {
  expect(at(search).current.address.view.filters).toEqual(filters);
});

test('saves the same view regardless of the order of filter values, and keeps the format of a single value', () => {
  const saved = (search: string) => searchOf(list, at(search).current.address.view);
  expect(saved('?page=3&province=Bali&q=beton&sort=-name')).toBe('q=beton&province=Bali&sort=-name');
  expect(saved('?status=dibekukan&status=aktif')).toBe('status=aktif&status=dibekukan');
  expect(saved('?status=aktif&status=dibekukan')).toBe('status=aktif&status=dibekukan');
  // The trash has a separate order.
  expect(saved('?view=trash&q=beton')).toBe('q=beton');
});

test('removes all filter values on clear', () => {
  const shown = at('?q=beton&status=aktif&status=dicabut&published=no&sort=-name');
  expect(shown.current.address.isNarrowed).toBe(true);
  act(() => shown.current.address.clear());
  expect(shown.current.search).toBe('?sort=-name');
});
