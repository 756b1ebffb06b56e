import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PROMO_SEEN_KEY } from '@/config/constants';
import { setLanguage } from '@/lib/i18n/i18n';
import { renderPart, settingsWith } from '@tests/support/render-part';
import { PromotionPopup } from './promotion-popup';

const on = { enabled: true, percentage: 15 };
const page = (
  <>
    <input aria-label="Nama" />
    <PromotionPopup />
  </>
);
const show = (promo: object = on, path = '/') =>
  renderPart(page, { path, reads: { settings: settingsWith({}, promo) } });
/** Advances the timers and waits for pending imports. */
const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const popup = () => screen.queryByRole('dialog');

beforeEach(async () => {
  // Loads the module in advance, so that only the timers decide.
  await import('./promotion-card');
  vi.useFakeTimers({ now: new Date('2026-11-20T03:00:00Z') });
});
afterEach(() => vi.useRealTimers());

test('appears after five seconds with 15 % and the last day of the current month', async () => {
  show();
  await advanceTime(4999);
  expect(popup()).toBeNull();
  await advanceTime(50);
  expect(popup()).toHaveAccessibleName('Diskon 15% untuk layanan sertifikasi pertama Anda');
  expect(popup()).toHaveTextContent('Berlaku sampai 30 November 2026.');
  expect(screen.getByRole('link', { name: 'Lihat cara mengajukan' })).toHaveAttribute(
    'href',
    '/layanan/alur',
  );
  expect(screen.getByRole('status')).toHaveTextContent('Promo: Diskon 15%');
});

test('shows title, end date and target from the settings and marks the language of the text', async () => {
  show({ ...on, title: 'Hemat 20%', ends_on: '2026-12-15', target: '/layanan/biaya' });
  await advanceTime(5050);
  act(() => setLanguage('en'));
  expect(screen.getByRole('heading', { name: 'Hemat 20%' })).toHaveAttribute('lang', 'id');
  expect(popup()).toHaveTextContent('Valid until 15 December 2026.');
  expect(screen.getByRole('link', { name: 'See how to apply' })).toHaveAttribute('href', '/layanan/biaya');
});

test.each([
  ['the close button', () => fireEvent.click(screen.getByRole('button', { name: 'Tutup' }))],
  ['the claim button', () => fireEvent.click(screen.getByRole('link', { name: 'Lihat cara mengajukan' }))],
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
])('%s closes the popup', async (_name, dismiss) => {
  show();
  await advanceTime(5050);
  dismiss();
  expect(popup()).toBeNull();
});

test('appears once per browser session', async () => {
  show();
  await advanceTime(5050);
  expect(sessionStorage.getItem(PROMO_SEEN_KEY)).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Tutup' }));
  show();
  await advanceTime(20_000);
  expect(popup()).toBeNull();
});

test('waits while the visitor is typing and does not take the focus', async () => {
  show();
  const field = screen.getByRole('textbox', { name: 'Nama' });
  act(() => field.focus());
  await advanceTime(20_000);
  expect(popup()).toBeNull();
  expect(field).toHaveFocus();
  act(() => field.blur());
  await advanceTime(50);
  expect(popup()).toBeVisible();
  expect(document.body).toHaveFocus();
});

test.each([
  ['switched off', { ...on, enabled: false }, '/'],
  ['expired', { ...on, ends_on: '2026-11-19' }, '/'],
  ['the visitor is filing a complaint', on, '/keluhan'],
])('does not appear when %s', async (_name, promo, path) => {
  show(promo, path);
  await advanceTime(20_000);
  expect(popup()).toBeNull();
});

test('hides while it covers the focused element', async () => {
  show();
  await advanceTime(5050);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 10, 10));
  act(() => screen.getByRole('textbox', { name: 'Nama' }).focus());
  expect(popup()).toHaveClass('opacity-0');
  act(() => screen.getByRole('button', { name: 'Tutup' }).focus());
  expect(popup()).not.toHaveClass('opacity-0');
});
