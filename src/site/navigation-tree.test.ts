import { expect, test } from 'vitest';
import { nestNavigation } from './navigation-tree';

const item = (id: string, parent_id: string | null = null) => ({ id, parent_id });

test('children are placed below their parent, in input order', () => {
  const menu = nestNavigation([item('home'), item('b', 'profile'), item('profile'), item('a', 'profile')]);
  expect(menu.map(({ id }) => id)).toEqual(['home', 'profile']);
  expect(menu[1]?.children.map(({ id }) => id)).toEqual(['b', 'a']);
});

test('a child of an unpublished item is hidden', () => {
  expect(nestNavigation([item('lost', 'hidden')])).toEqual([]);
});
