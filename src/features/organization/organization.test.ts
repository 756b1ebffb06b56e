import { expect, test } from 'vitest';
import { organizationTree, type OrganizationBranch } from './organization';

const person = (id: string, parent_id: string | null) => ({ id, parent_id });
type Drawn = { [id: string]: Drawn };
const drawn = (branches: OrganizationBranch<{ id: string }>[]): Drawn =>
  Object.fromEntries(branches.map(({ person: { id }, below }) => [id, drawn(below)]));

test('nests people below their superior in the given order', () => {
  const people = [person('c', 'a'), person('a', null), person('b', 'a'), person('d', 'c')];
  expect(drawn(organizationTree(people))).toEqual({ a: { c: { d: {} }, b: {} } });
});

test('shows a person at the top if their superior is not shown', () => {
  expect(drawn(organizationTree([person('a', 'hidden'), person('b', 'a')]))).toEqual({ a: { b: {} } });
});

test('keeps each person exactly once in a cycle', () => {
  expect(drawn(organizationTree([person('a', 'b'), person('b', 'a')]))).toEqual({ a: { b: {} } });
});
