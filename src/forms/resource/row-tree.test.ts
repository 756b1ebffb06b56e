import { expect, test } from 'vitest';
import { possibleParents, toTree, type Branch } from './row-tree';

const row = (id: string, parent_id: string | null = null) => ({ id, parent_id });
const rows = [row('head'), row('a', 'head'), row('b', 'head'), row('a1', 'a'), row('other')];
const names = (branches: Branch<{ id: string }>[]): unknown[] =>
  branches.map(({ row: { id }, below }) => (below.length > 0 ? [id, ...names(below)] : id));
const ids = (found: { id: string }[]) => found.map(({ id }) => id);
const tree = (levels: number) => ({ parent: 'parent_id', levels });

test('nests rows in the given order', () => {
  expect(names(toTree(rows, 'parent_id'))).toEqual([['head', ['a', 'a1'], 'b'], 'other']);
});

test('moves a row without its parent to the top level', () => {
  expect(names(toTree([row('left', 'gone'), row('below', 'left')], 'parent_id'))).toEqual([
    ['left', 'below'],
  ]);
});

test('offers neither the row itself nor its descendants as its parent', () => {
  expect(ids(possibleParents(rows, tree(12), 'a'))).toEqual(['head', 'b', 'other']);
  expect(ids(possibleParents(rows, tree(12)))).toEqual(['head', 'a', 'a1', 'b', 'other']);
});

test('limits the depth of the tree, including the descendants of the moved row', () => {
  expect(ids(possibleParents(rows, tree(2)))).toEqual(['head', 'other']);
  expect(ids(possibleParents(rows, tree(3), 'a'))).toEqual(['head', 'other']);
  expect(possibleParents(rows, tree(2), 'a')).toEqual([]);
});
