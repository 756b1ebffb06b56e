import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { isStill, useIsStill } from '@/lib/still';
import { setMedia } from '@tests/support/media';
import { READING_STORAGE_KEY, setReading, useReading } from './reading-store';

afterEach(() => {
  vi.restoreAllMocks();
  setReading('large', false);
  setReading('calm', false);
});

test('a reading preference is stored and applied; calm mode stops motion', () => {
  setMedia({});
  const large = renderHook(() => useReading('large'));
  const still = renderHook(() => useIsStill());
  expect([large.result.current, still.result.current]).toEqual([false, false]);
  act(() => setReading('large', true));
  act(() => setReading('calm', true));
  expect([large.result.current, still.result.current, isStill()]).toEqual([true, true, true]);
  expect(localStorage.getItem(READING_STORAGE_KEY)).toBe('large calm');
  act(() => setReading('large', false));
  expect(localStorage.getItem(READING_STORAGE_KEY)).toBe('calm');
});

test('a change in another tab applies here too', () => {
  const { result } = renderHook(() => useReading('large'));
  const change = (newValue: string | null) =>
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: READING_STORAGE_KEY, newValue })));
  change('large purple');
  expect(result.current).toBe(true);
  change(null);
  expect(result.current).toBe(false);
});

test('without storage a choice lasts until the page is closed', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  setReading('large', true);
  expect(document.documentElement).toHaveClass('large');
});
