import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useCloseOnBack } from './use-close-on-back';

const made: { onclose: (() => void) | null; destroy: ReturnType<typeof vi.fn> }[] = [];
class FakeWatcher {
  onclose: (() => void) | null = null;
  destroy = vi.fn();
  constructor() {
    made.push(this);
  }
}
afterEach(() => {
  made.length = 0;
  vi.unstubAllGlobals();
});

test('Back closes an open dialog, and leaves the page once it is closed', () => {
  vi.stubGlobal('CloseWatcher', FakeWatcher);
  const close = vi.fn();
  const { rerender } = renderHook(({ isOpen }) => useCloseOnBack(isOpen, close), {
    initialProps: { isOpen: false },
  });
  expect(made).toHaveLength(0);
  rerender({ isOpen: true });
  made[0]?.onclose?.();
  expect(close).toHaveBeenCalledOnce();
  rerender({ isOpen: false });
  expect(made[0]?.destroy).toHaveBeenCalledOnce();
});

test('a browser without CloseWatcher leaves the page as usual', () => {
  const { unmount } = renderHook(() => useCloseOnBack(true, vi.fn()));
  expect(unmount).not.toThrow();
});
