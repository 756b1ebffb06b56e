import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getResolvedTheme, getTheme, setTheme, startTheme } from './theme-store';
import { useTheme } from './use-theme';

let systemIsDark = false;
const systemListeners = new Set<() => void>();
let stop: () => void = () => undefined;

beforeEach(() => {
  systemIsDark = false;
  systemListeners.clear();
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return systemIsDark;
    },
    addEventListener: (_event: string, listener: () => void) => systemListeners.add(listener),
    removeEventListener: (_event: string, listener: () => void) => systemListeners.delete(listener),
  }));
});
afterEach(() => stop());

const isDark = () => document.documentElement.classList.contains('dark');

test('without a choice the theme follows the system', () => {
  stop = startTheme();
  expect([getTheme(), getResolvedTheme(), isDark()]).toEqual(['system', 'light', false]);
  systemIsDark = true;
  for (const listener of systemListeners) listener();
  expect(isDark()).toBe(true);
});

test('a choice is stored under vite-ui-theme and overrides the system', () => {
  stop = startTheme();
  setTheme('light');
  systemIsDark = true;
  for (const listener of systemListeners) listener();
  expect(localStorage.getItem('vite-ui-theme')).toBe('light');
  expect(isDark()).toBe(false);
});

test('applies a theme changed in another tab, and ignores an invalid stored theme', () => {
  stop = startTheme();
  localStorage.setItem('vite-ui-theme', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'vite-ui-theme', newValue: 'dark' }));
  expect(isDark()).toBe(true);
  localStorage.setItem('vite-ui-theme', 'purple');
  expect(getTheme()).toBe('system');
});

test('a component reads the theme and re-renders when it changes', () => {
  stop = startTheme();
  const { result } = renderHook(() => useTheme());
  expect(result.current.theme).toBe('system');
  act(() => result.current.setTheme('dark'));
  expect(result.current.theme).toBe('dark');
});

test('without storage a choice lasts until the page is closed', () => {
  stop = startTheme();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  setTheme('dark');
  expect([getTheme(), isDark()]).toEqual(['dark', true]);
  vi.restoreAllMocks();
  setTheme('light');
  expect([getTheme(), isDark(), localStorage.getItem('vite-ui-theme')]).toEqual(['light', false, 'light']);
});
