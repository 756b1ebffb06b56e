import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '@/lib/i18n/i18n';
import { around } from '@tests/support/around';
import { renderPart } from '@tests/support/render-part';
import { Hero } from './hero';

// jsdom has no layout for embla to measure, and the slides must work without it.
vi.mock('./hero-engine', () => ({ HeroEngine: () => null }));

const slide = (number: number, overrides = {}) => ({
  id: `slide-${number}`,
  sort_order: number,
  title: `Judul ${number}`,
  title_en: number === 1 ? `Title ${number}` : null,
  subtitle: `Pengantar ${number}`,
  subtitle_en: null,
  image_url: 'drawing:bridge',
  image_description: `Gambar ${number}`,
  image_description_en: null,
  cta_primary_text: 'Ajukan',
  cta_primary_text_en: null,
  cta_primary_url: '/layanan/alur',
  cta_secondary_text: 'Portal',
  cta_secondary_text_en: null,
  cta_secondary_url: 'https://portal.example.id',
  ...overrides,
});
const three = [slide(1), slide(2), slide(3)];
const show = (slides: unknown[] = three, media = {}) => renderPart(<Hero />, { reads: { slides }, media });
/** Returns the label of the slide that is not inert, the only one visible to visitors. */
const place = () =>
  screen
    .getAllByRole('group')
    .find((each) => !each.hasAttribute('inert'))
    ?.getAttribute('aria-label');
const advanceTime = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const carousel = () => screen.getByRole('region', { name: 'Sorotan' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('shows subtitle, title, two buttons and picture of a slide', () => {
  show([slide(1)]);
  expect(screen.getByRole('heading', { level: 2, name: 'Judul 1' })).toBeVisible();
  expect(screen.getByText('Pengantar 1')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ajukan' })).toHaveAttribute('href', '/layanan/alur');
  expect(screen.getByRole('link', { name: 'Portal' })).toHaveAttribute('href', 'https://portal.example.id');
  expect(screen.getByRole('img', { name: 'Gambar 1' })).toBeVisible();
});

test('omits a button without text or with an unsafe URL', () => {
  show([slide(1, { cta_primary_url: 'javascript:alert(1)', cta_secondary_text: null, image_url: null })]);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
});

test('advances every 7000 ms and restarts after the last slide', () => {
  show();
  advanceTime(6999);
  expect(place()).toBe('1 dari 3');
  advanceTime(1);
  expect(place()).toBe('2 dari 3');
  advanceTime(14_000);
  expect(place()).toBe('3 dari 3');
  advanceTime(7000);
  expect(place()).toBe('1 dari 3');
});

test('selects slides with previous, next, dots and arrow keys, wrapping at both ends', () => {
  show();
  press('Slide sebelumnya');
  expect(place()).toBe('3 dari 3');
  press('Slide berikutnya');
  expect(place()).toBe('1 dari 3');
  press('Tampilkan slide 2: Judul 2');
  expect(place()).toBe('2 dari 3');
  expect(screen.getByRole('button', { name: 'Tampilkan slide 2: Judul 2' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  fireEvent.keyDown(carousel(), { key: 'ArrowRight' });
  expect(place()).toBe('3 dari 3');
  fireEvent.keyDown(carousel(), { key: 'ArrowLeft', altKey: true });
  expect(place()).toBe('3 dari 3');
});

test('pauses and resumes on request', () => {
  show();
  press('Jeda pergantian slide');
  advanceTime(30_000);
  expect(place()).toBe('1 dari 3');
  press('Jalankan pergantian slide');
  advanceTime(7000);
  expect(place()).toBe('2 dari 3');
});

test('pauses on hover, on focus, and in a hidden tab', () => {
  show();
  fireEvent.pointerEnter(carousel(), { pointerType: 'mouse' });
  advanceTime(10_000);
  fireEvent.pointerLeave(carousel(), { pointerType: 'mouse' });
  const next = screen.getByRole('button', { name: 'Slide berikutnya' });
  act(() => next.focus());
  advanceTime(10_000);
  act(() => next.blur());
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  advanceTime(10_000);
  expect(place()).toBe('1 dari 3');

  visibility.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  advanceTime(7000);
  expect(place()).toBe('2 dari 3');
});

test('announces slide changes only while automatic advance is off', () => {
  show();
  const row = around(screen.getByRole('group', { name: '1 dari 3' }), '[aria-live]');
  expect(row).toHaveAttribute('aria-live', 'off');
  press('Jeda pergantian slide');
  expect(row).toHaveAttribute('aria-live', 'polite');
});

test('neither advances nor offers a pause button with reduced motion', () => {
  show(three, { reducedMotion: true });
  advanceTime(30_000);
  expect(place()).toBe('1 dari 3');
  expect(screen.queryByRole('button', { name: 'Jeda pergantian slide' })).toBeNull();
});

test('shows no controls for a single slide', () => {
  show([slide(1)]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('marks text without an English version as Indonesian', () => {
  show([slide(1)]);
  act(() => setLanguage('en'));
  expect(screen.getByRole('heading', { name: 'Title 1' })).not.toHaveAttribute('lang');
  expect(screen.getByText('Pengantar 1')).toHaveAttribute('lang', 'id');
  expect(screen.getByRole('link', { name: 'Ajukan' })).toHaveAttribute('lang', 'id');
});

test('shows a placeholder while loading', () => {
  renderPart(<Hero />);
  expect(screen.getByRole('status')).toHaveTextContent('Memuat sorotan…');
});

test('shows a message if there are no slides', () => {
  show([]);
  expect(screen.getByText('Slider belum dikonfigurasi.')).toBeVisible();
});

test('shows an error with a retry when loading fails', async () => {
  vi.useRealTimers();
  let answer = Response.json({ message: 'refused', code: 'XX000' }, { status: 400 });
  renderPart(<Hero />, { fetch: async () => answer });
  expect(await screen.findByRole('alert')).toHaveTextContent('Sorotan tidak dapat dimuat');
  answer = Response.json([slide(1)]);
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('heading', { name: 'Judul 1' })).toBeVisible();
});
