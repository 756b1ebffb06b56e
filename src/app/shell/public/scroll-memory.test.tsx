import { act } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
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

test('whoever has scrolled before the page comes to life stays there, and the next page begins at its top', async () => {
  const moved = vi.fn((_left: number, top: number) => scrollTo(top));
  vi.stubGlobal('scrollTo', moved);
  scrollTo(900);
  const { router } = renderPart(<ScrollMemory />);
  expect(moved).not.toHaveBeenCalled();
  await act(() => router.navigate('/informasi/news'));
  expect(moved).toHaveBeenLastCalledWith(0, 0);
});

/** A page whose passage comes with its rows. */
function openPassage() {
  vi.stubGlobal('scrollTo', vi.fn());
  const shown = vi.fn();
  Element.prototype.scrollIntoView = shown;
  const { router } = renderPart(<ScrollMemory />);
  const come = () =>
    act(async () => {
      document.body.insertAdjacentHTML('beforeend', '<h2 id="calculator">Kalkulator</h2>');
      await Promise.resolve();
    });
  onTestFinished(() => document.getElementById('calculator')?.remove());
  return { router, shown, come };
}

test('a link to a passage leads there once the passage has come', async () => {
  const { router, shown, come } = openPassage();
  await act(() => router.navigate('/layanan/biaya#calculator'));
  expect(shown).not.toHaveBeenCalled();
  await come();
  expect(shown).toHaveBeenCalledOnce();
});

test.each(['wheel', 'touchstart', 'keydown'])(
  'whoever moves meanwhile (%s) stays where they are',
  async (sign) => {
    const { router, shown, come } = openPassage();
    await act(() => router.navigate('/layanan/biaya#calculator'));
    window.dispatchEvent(new Event(sign));
    await come();
    expect(shown).not.toHaveBeenCalled();
  },
);

test('another page is not moved by the passage of the one before', async () => {
  const { router, shown, come } = openPassage();
  await act(() => router.navigate('/layanan/biaya#calculator'));
  await act(() => router.navigate('/informasi/faq'));
  await come();
  expect(shown).not.toHaveBeenCalled();
});
