import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { setLanguage } from '@/lib/i18n/i18n';
import { renderPart } from '@tests/support/render-part';
import { MainMenu } from './main-menu';

const item = (id: string, label: string, url: string, parent_id: string | null = null) => ({
  id,
  label,
  label_en: id === 'services' ? 'Services' : null,
  url,
  parent_id,
  sort_order: 0,
});
const navigation = [
  item('home', 'Beranda', '/'),
  item('services', 'Layanan', '#'),
  item('flow', 'Alur', '/layanan/alur', 'services'),
  item('fees', 'Biaya', '/layanan/biaya', 'services'),
  item('info', 'Informasi', '/informasi/faq'),
  item('news', 'Berita', '/informasi/news', 'info'),
];
const show = (path = '/') => renderPart(<MainMenu />, { path, reads: { navigation } });
const head = () => screen.getByRole('button', { name: 'Layanan' });
const link = (name: string) => screen.queryByRole('link', { name });

const advanceTime = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

afterEach(() => vi.useRealTimers());

test('toggles the children with a button if the item has no page', async () => {
  const user = userEvent.setup();
  show();
  expect(head()).toHaveAttribute('aria-expanded', 'false');
  expect(link('Alur')).toBeNull();
  await user.click(head());
  expect(head()).toHaveAttribute('aria-expanded', 'true');
  expect(link('Alur')).toHaveAttribute('href', '/layanan/alur');
  await user.click(head());
  expect(link('Alur')).toBeNull();
});

test('shows a link and a button for an item with a page and children', () => {
  show();
  expect(link('Informasi')).toHaveAttribute('href', '/informasi/faq');
  expect(screen.getByRole('button', { name: 'Buka submenu Informasi' })).toBeVisible();
});

test('opens on hover and closes 200 ms after the pointer leaves', () => {
  vi.useFakeTimers();
  show();
  const mouse = { pointerType: 'mouse' };
  fireEvent.pointerEnter(head(), mouse);
  expect(link('Alur')).toBeVisible();
  fireEvent.click(head());
  expect(link('Alur')).toBeVisible();

  fireEvent.pointerLeave(head(), mouse);
  advanceTime(199);
  expect(link('Alur')).toBeVisible();
  advanceTime(1);
  expect(link('Alur')).toBeNull();

  fireEvent.pointerEnter(head(), mouse);
  fireEvent.pointerLeave(head(), mouse);
  advanceTime(150);
  fireEvent.pointerEnter(head(), mouse);
  advanceTime(400);
  expect(link('Alur')).toBeVisible();
});

test('opens on touch only by tapping', async () => {
  show();
  const touch = { keys: '[TouchA]', target: head() };
  await userEvent.pointer(touch);
  expect(link('Alur')).toBeVisible();
});

test('moves through the menu with arrow keys and restores the focus on Escape', async () => {
  const user = userEvent.setup();
  show();
  await user.tab();
  expect(link('Beranda')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(head()).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(link('Alur')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(link('Biaya')).toHaveFocus();
  await user.keyboard('{ArrowDown}{End}{Home}');
  expect(link('Alur')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(link('Alur')).toBeNull();
  expect(head()).toHaveFocus();
});

test('closes when the focus leaves, on a click outside, and on navigation', async () => {
  const user = userEvent.setup();
  const { router } = show();
  await user.click(head());
  await user.tab();
  await user.tab();
  await user.tab();
  expect(link('Alur')).toBeNull();

  await user.click(head());
  await user.click(document.body);
  expect(link('Alur')).toBeNull();

  await user.click(head());
  await user.click(link('Alur')!);
  expect(router.state.location.pathname).toBe('/layanan/alur');
  expect(link('Alur')).toBeNull();
});

test('marks the current page', async () => {
  show('/layanan/biaya');
  await userEvent.click(head());
  expect(link('Biaya')).toHaveAttribute('aria-current', 'page');
  expect(link('Alur')).not.toHaveAttribute('aria-current');
});

test('marks labels without an English text as Indonesian', () => {
  show();
  act(() => setLanguage('en'));
  expect(screen.getByText('Services')).not.toHaveAttribute('lang');
  expect(screen.getByText('Beranda')).toHaveAttribute('lang', 'id');
});

test('shows no links while the menu loads', () => {
  renderPart(<MainMenu />);
  const menu = screen.getByRole('navigation', { name: 'Menu utama' });
  expect(within(menu).queryByRole('link')).toBeNull();
});

const refuse = async () => Response.json({ message: 'refused', code: 'XX000' }, { status: 400 });
test.each([
  ['empty', { reads: { navigation: [] } }],
  ['unreadable', { fetch: refuse }],
])('shows the default menu in place of an %s menu', async (_name, options) => {
  renderPart(<MainMenu />, options);
  await userEvent.click(await screen.findByRole('button', { name: 'Layanan Online' }));
  expect(link('Keluhan')).toHaveAttribute('href', '/keluhan');
  for (const name of ['Profil', 'Layanan', 'Informasi']) {
    expect(screen.getByRole('button', { name })).toBeVisible();
  }
});
