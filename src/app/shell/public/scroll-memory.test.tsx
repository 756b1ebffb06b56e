import { act } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { renderPart } from '@tests/support/render-part';
import { ScrollMemory } from './scroll-memory';

const scrollTo = (place: number) => {
  vi.stubGlobal('scrollY', place);
  window.dispatchEvent(new Event('scroll'));
};

afterEach(() => vi.useRealTimers());

test('Back restores the position in a browser without scrollend', async () => {
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

test('a click while the page is still scrolling stores the position as well', async () => {
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

test('hydration preserves the scroll position, and the next page starts at its top', async () => {
  const moved = vi.fn((_left: number, top: number) => scrollTo(top));
  vi.stubGlobal('scrollTo', moved);
  scrollTo(900);
  const { router } = renderPart(<ScrollMemory />);
  expect(moved).not.toHaveBeenCalled();
  await act(() => router.navigate('/informasi/news'));
  expect(moved).toHaveBeenLastCalledWith(0, 0);
});

/** Opens a page whose anchor is rendered only with its rows. */
function openPassage() {
  vi.stubGlobal('scrollTo', vi.fn());
  const shown = vi.fn();
  Element.prototype.scrollIntoView = shown;
  const { router } = renderPart(<ScrollMemory />);
  const renderTarget = () =>
    act(async () => {
      document.body.insertAdjacentHTML('beforeend', '<h2 id="calculator">Kalkulator</h2>');
      await Promise.resolve();
    });
  onTestFinished(() => document.getElementById('calculator')?.remove());
  return { router, shown, renderTarget };
}

test('a link with a hash scrolls to its target once the target is rendered', async () => {
  const { router, shown, renderTarget } = openPassage();
  await act(() => router.navigate('/layanan/biaya#calculator'));
  expect(shown).not.toHaveBeenCalled();
  await renderTarget();
  expect(shown).toHaveBeenCalledOnce();
});

test.each(['wheel', 'touchstart', 'keydown'])(
  'the page does not scroll to the target once the user has moved (%s)',
  async (sign) => {
    const { router, shown, renderTarget } = openPassage();
    await act(() => router.navigate('/layanan/biaya#calculator'));
    window.dispatchEvent(new Event(sign));
    await renderTarget();
    expect(shown).not.toHaveBeenCalled();
  },
);

test('a pending hash does not scroll the next page', async () => {
  const { router, shown, renderTarget } = openPassage();
  await act(() => router.navigate('/layanan/biaya#calculator'));
  await act(() => router.navigate('/informasi/faq'));
  await renderTarget();
  expect(shown).not.toHaveBeenCalled();
});
