import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPart } from '@tests/support/render-part';
import { RouteProgress } from './route-progress';

const advanceTime = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

afterEach(() => vi.useRealTimers());
const bar = () => screen.queryByTestId('progress-bar');

test('the bar is visible for 220 ms after a page change, but not after a change within the page', async () => {
  vi.useFakeTimers();
  const { router } = renderPart(<RouteProgress />);
  expect(bar()).toBeNull();
  await act(() => router.navigate('/informasi/faq'));
  expect(bar()).toBeInTheDocument();
  advanceTime(219);
  expect(bar()).toBeInTheDocument();
  advanceTime(1);
  expect(bar()).toBeNull();
  await act(() => router.navigate('/informasi/faq?q=biaya'));
  expect(bar()).toBeNull();
});
