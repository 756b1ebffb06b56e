import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPart } from '@tests/support/render-part';
import { ScrollMemory } from './scroll-memory';

const scrollTo = (place: number) => {
  vi.stubGlobal('scrollY', place);
  window.dispatchEvent(new Event('scroll'));
};

afterEach(() => vi.useRealTimers());

test('Back leads to the place in a browser that never says when scrolling has ended', async () => {
  vi.useFakeTimers();
  const moved = vi.fn((_left: number, top: number) => scrollTo(top));
  vi.stubGlobal('scrollTo', moved);
  const { router } = renderPart(<ScrollMemory />);
  await act(() => router.navigate('/informasi/news'));
  scrollTo(400);
  scrollTo(700);
  vi.advanceTimersByTime(1000);
  await act(() => router.navigate('/informasi/news/satu'));
  expect(moved).toHaveBeenLastCalledWith(0, 0);
  await act(() => router.navigate(-1));
  expect(moved).toHaveBeenLastCalledWith(0, 700);
});

test('a click while the page is still moving keeps the place as well', async () => {
  vi.useFakeTimers();
  const moved = vi.fn((_left: number, top: number) => scrollTo(top));
  vi.stubGlobal('scrollTo', moved);
  const { router } = renderPart(<ScrollMemory />);
  await act(() => router.navigate('/informasi/faq'));
  scrollTo(250);
  await act(() => router.navigate('/'));
  await act(() => router.navigate(-1));
  expect(moved).toHaveBeenLastCalledWith(0, 250);
});
