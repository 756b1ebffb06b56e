import { expect, test } from 'vitest';
import {
  filterParams,
  groupScopes,
  readScopeFilter,
  relatedScopes,
  type Category,
  type Scope,
} from './scopes';

const category = (code: string, nature: string): Category => ({
  id: code,
  code,
  name: code,
  name_en: null,
  nature,
  size_classes: [],
});
const scope = (code: string, kbli_code: string | null = null): Scope => ({
  id: code,
  category_id: code.slice(0, 2),
  code,
  name: code,
  name_en: null,
  kbli_code,
  kbli_version: kbli_code && '2020',
});
const categories = [category('BG', 'umum'), category('IN', 'spesialis'), category('KK', 'spesialis')];
const scopes = [scope('IN001'), scope('BG001', '41011'), scope('BG002', '41012'), scope('IN002', '41012')];
const read = (query: string) => readScopeFilter(new URLSearchParams(query), categories);

test('reads the filter from the URL', () => {
  expect(read('q=jembatan&klasifikasi=in&sifat=spesialis')).toEqual({
    words: 'jembatan',
    category: 'IN',
    nature: 'spesialis',
  });
});

test.each(['klasifikasi=ZZ', 'sifat=lain', 'klasifikasi=BG&sifat=spesialis'])(
  'drops invalid values in %s',
  (query) => expect(read(query).category).toBe(''),
);

test('round-trips filters through the URL and omits empty ones', () => {
  expect(filterParams(read(''))).toEqual({});
  const filter = read('q=bg&klasifikasi=BG&sifat=umum');
  expect(read(new URLSearchParams(filterParams(filter)).toString())).toEqual(filter);
});

test('groups codes by classification and omits empty ones', () => {
  const drawn = (filter: { category: string; nature: '' | 'spesialis' }) =>
    groupScopes(categories, scopes, filter).map((group) => [
      group.category.code,
      ...group.scopes.map(({ code }) => code),
    ]);
  expect(drawn({ category: '', nature: '' })).toEqual([
    ['BG', 'BG001', 'BG002'],
    ['IN', 'IN001', 'IN002'],
  ]);
  expect(drawn({ category: '', nature: 'spesialis' })).toEqual([['IN', 'IN001', 'IN002']]);
  expect(drawn({ category: 'BG', nature: '' })).toEqual([['BG', 'BG001', 'BG002']]);
});

test('relates codes with the same KBLI, and none to a code without KBLI', () => {
  expect(relatedScopes(scope('BG002', '41012'), scopes).map(({ code }) => code)).toEqual(['IN002']);
  expect(relatedScopes(scope('IN001'), scopes)).toEqual([]);
  const turned = {
    ...scope('XX001', '98761'),
    kbli_version: '2025',
    kbli_other_code: '41012',
    kbli_other_version: '2020',
  };
  const later = { ...scope('XX002', '41012'), kbli_version: '2025' };
  expect(relatedScopes(turned, [...scopes, later]).map(({ code }) => code)).toEqual(['BG002', 'IN002']);
});
