import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPart, settingsWith } from '@tests/support/render-part';
import { SiteHeader } from './site-header';

const portal = { portal_url: 'https://portal.example.id' };
const show = (site: object = {}) =>
  renderPart(<SiteHeader />, { reads: { settings: settingsWith(site), navigation: [] } });

test('the first press opens a menu whose code is not downloaded yet', async () => {
  show();
  const button = screen.getByRole('button', { name: 'Tema' });
  fireEvent.click(button);
  const menu = await screen.findByRole('menu', { name: 'Tema' });
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(within(menu).getByRole('menuitemradio', { name: 'Gelap' }));
  expect(document.documentElement).toHaveClass('dark');
  expect(localStorage.getItem('vite-ui-theme')).toBe('dark');
});

test('the menu shows the current choice, and Escape restores the focus', async () => {
  show();
  const button = screen.getByRole('button', { name: 'Tema' });
  act(() => button.focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findByRole('menuitemradio', { name: 'Sistem' })).toBeChecked();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button).toHaveFocus();
});

test('a second press closes the menu', async () => {
  show();
  const button = screen.getByRole('button', { name: 'ID, Bahasa' });
  await userEvent.click(button);
  await screen.findByRole('menu');
  await userEvent.click(button);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('the portal link opens in a new tab and is rendered only if the settings name a portal', () => {
  show(portal);
  const link = screen.getByRole('link', { name: 'Portal Permohonan (membuka tab baru)' });
  expect(link).toHaveAttribute('href', portal.portal_url);
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test.each([{}, { portal_url: 'javascript:alert(1)' }])('renders no portal link for %j', (site) => {
  show(site);
  expect(screen.queryByRole('link', { name: /Portal/ })).toBeNull();
});

test('the mobile menu contains navigation, languages, themes and login, and closes when a link is followed', async () => {
  const { router } = show(portal);
  await userEvent.click(screen.getByRole('button', { name: 'Buka menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(menu.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth/login');
  expect(menu.getByRole('link', { name: /Portal Permohonan/ })).toBeVisible();
  await userEvent.click(menu.getByRole('radio', { name: 'Gelap' }));
  expect(document.documentElement).toHaveClass('dark');
  await userEvent.click(menu.getByRole('radio', { name: 'English' }));
  expect(menu.getByRole('link', { name: 'Certification fees' })).toBeVisible();

  await userEvent.click(menu.getByRole('link', { name: 'FAQ' }));
  expect(router.state.location.pathname).toBe('/informasi/faq');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('going back shows the page without the menu or search that was open on it', async () => {
  const { router } = show(portal);
  await userEvent.click(screen.getByRole('button', { name: 'Buka menu' }));
  await userEvent.click(await screen.findByRole('link', { name: 'FAQ' }));
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/');
  expect(screen.queryByRole('dialog')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Cari di situs ini' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  await act(() => router.navigate('/informasi/faq'));
  await act(() => router.navigate(-1));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Buka menu' }));
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
});
