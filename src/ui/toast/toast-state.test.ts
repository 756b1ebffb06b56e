import { expect, test } from 'vitest';
import { reduceToasts, type Toast } from './toast-state';

const toast = (id: string): Toast => ({ id, title: `Toast ${id}`, open: true, variant: 'default' });

test('a new toast is first and replaces the others', () => {
  expect(reduceToasts([toast('1')], { type: 'add', toast: toast('2') })).toEqual([toast('2')]);
});

test('an update merges into the toast with the same id', () => {
  const [updated] = reduceToasts([toast('1')], { type: 'update', toast: { id: '1', title: 'Baru' } });
  expect(updated).toEqual({ ...toast('1'), title: 'Baru' });
  expect(reduceToasts([toast('1')], { type: 'update', toast: { id: '9', title: 'X' } })).toEqual([
    toast('1'),
  ]);
});

test('dismissing closes a toast but keeps it in state', () => {
  expect(reduceToasts([toast('1')], { type: 'dismiss', id: '1' })).toEqual([{ ...toast('1'), open: false }]);
  expect(reduceToasts([toast('1')], { type: 'dismiss' })[0]?.open).toBe(false);
});

test('removing deletes one toast, or all without an id', () => {
  expect(reduceToasts([toast('1')], { type: 'remove', id: '1' })).toEqual([]);
  expect(reduceToasts([toast('1')], { type: 'remove', id: '2' })).toEqual([toast('1')]);
  expect(reduceToasts([toast('1')], { type: 'remove' })).toEqual([]);
});
