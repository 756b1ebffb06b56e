import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TOAST_REMOVE_MS } from '@/config/constants';
import { dismissToast, removeToast, toast, useToasts } from './toast';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  removeToast();
  vi.useRealTimers();
});

test('a dismissed toast stays in state, closed, for 1,000,000 ms', () => {
  const { result } = renderHook(() => useToasts());
  act(() => void toast({ title: 'Berhasil Logout' }));
  act(() => dismissToast());
  expect(result.current[0]).toMatchObject({ title: 'Berhasil Logout', open: false });
  act(() => void vi.advanceTimersByTime(TOAST_REMOVE_MS - 1));
  expect(result.current).toHaveLength(1);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toHaveLength(0);
});

test('a toast can be updated through the return value of toast()', () => {
  const { result } = renderHook(() => useToasts());
  act(() => toast({ title: 'Mengunggah' }).update({ title: 'Selesai', variant: 'destructive' }));
  expect(result.current[0]).toMatchObject({ title: 'Selesai', variant: 'destructive', open: true });
});
