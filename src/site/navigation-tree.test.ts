import { expect, test } from 'vitest';
import { nestNavigation } from './navigation-tree';

const item = (id: string, parent_id: string | null = null) => ({ id, parent_id });

test('children stand below their parent, in the order they came in', () => {
  const menu = nestNavigation([item('home'), item('b', 'profile'), item('profile'), item('a', 'profile')]);
  expect(menu.map(({ id }) => id)).toEqual(['home', 'profile']);
  expect(menu[1]?.children.map(({ id }) => id)).toEqual(['b', 'a']);
});

test('a child of an item that is not published is not shown', () => {
  expect(nestNavigation([item('lost', 'hidden')])).toEqual([]);
});
