import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withFaults, type FaultRule } from '@tests/support/faults';
import { setMedia, type Media } from '@tests/support/media';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { screenFor, sidebarFor } from '@/app/screens/admin-screens';
import { ROLES } from '@/config/roles';
import { adminLayoutMessages } from './messages';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

interface Visit {
  role?: 'admin' | 'editor' | 'viewer';
  media?: Partial<Media>;
  rules?: FaultRule[];
  path?: string;
}

async function openShell({ role = 'editor', media = {}, rules = [], path = '/admin' }: Visit = {}) {
  const view = await renderApp({ path, stack, role, media, fetch: withFaults(stack.fetch, rules) });
  await screen.findByRole('heading', { level: 1 });
  return view;
}

const sidebar = () => screen.getByRole('complementary');
const menuButton = (name: string) => screen.getByRole('button', { name });

test('the sidebar is 288 px wide above 1280 px, 80 px below, and adapts when the window is resized', async () => {
  await openShell({ media: { width: 1281 } });
  expect(sidebar()).toHaveStyle({ width: '288px' });
  act(() => setMedia({ width: 1280 }));
  expect(sidebar()).toHaveStyle({ width: '80px' });
  act(() => setMedia({ width: 1281 }));
  expect(sidebar()).toHaveStyle({ width: '288px' });
});

test('the chosen width is remembered for each window width', async () => {
  const { user } = await openShell();
  await user.click(menuButton('Ciutkan menu'));
  expect(sidebar()).toHaveStyle({ width: '80px' });
  expect(menuButton('Perluas menu')).toHaveAttribute('aria-expanded', 'false');
});

test('a collapsed link keeps its accessible name and shows a tooltip on focus until Escape', async () => {
  const { user } = await openShell({ media: { width: 1200 } });
  const link = await within(sidebar()).findByRole('link', { name: 'FAQ' });
  act(() => link.focus());
  expect(screen.getAllByText('FAQ').filter((each) => each.classList.contains('fixed'))).toHaveLength(1);
  await user.keyboard('{Escape}');
  expect(screen.getAllByText('FAQ').filter((each) => each.classList.contains('fixed'))).toHaveLength(0);
});

test('at 1024 px the menu is a drawer that traps the focus and closes on Escape', async () => {
  const { user } = await openShell({ media: { width: 1024 } });
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  await user.click(menuButton('Buka menu'));
  const drawer = await screen.findByRole('dialog');
  await waitFor(() => expect(within(drawer).getByRole('button', { name: 'Tutup' })).toHaveFocus());
  expect(within(drawer).getByRole('navigation', { name: 'Menu admin' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(menuButton('Buka menu')).toHaveFocus();
});

test('the drawer closes when a screen is opened from it', async () => {
  const { user } = await openShell({ media: { width: 375 } });
  await user.click(menuButton('Buka menu'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'FAQ' }));
  await waitFor(() => expect(window.location.pathname).toBe('/admin/faq'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each(ROLES)('the sidebar of %s lists their screens and no empty group', async (role) => {
  await openShell({ role });
  const menu = await within(sidebar()).findByRole('navigation', { name: 'Menu admin' });
  const { groups } = adminLayoutMessages.id;
  const offered = sidebarFor({ role });
  expect(
    within(menu)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(offered.flatMap((group) => group.screens.map(({ label }) => label.id)));
  const absent = Object.keys(groups).filter((id) => !offered.some((group) => group.id === id));
  // The object keys are the group ids.
  for (const id of absent as (keyof typeof groups)[])
    expect(within(menu).queryByText(groups[id])).not.toBeInTheDocument();
});

test('the foot of the sidebar shows the signed-in user', async () => {
  await openShell({ role: 'viewer' });
  expect(sidebar()).toHaveTextContent(/Sari Pembaca\s*Viewer/);
  // Decorative: no name, and not in the accessibility tree.
  const picture = await within(sidebar()).findByRole('presentation', { hidden: true });
  expect(picture).toHaveAttribute('src', expect.stringMatching(/^data:image\/svg/));
});

test('the top bar links to the public site, and the account menu only to existing screens', async () => {
  const { user } = await openShell({ role: 'admin' });
  expect(screen.getByRole('link', { name: 'Lihat situs' })).toHaveAttribute('href', '/');
  await user.click(menuButton('Akun Rina Admin'));
  const items = await screen.findAllByRole('menuitem');
  expect(items.slice(-2).map((item) => item.textContent)).toEqual([
    expect.stringContaining('Pintasan'),
    'Logout',
  ]);
  const links = items.slice(0, -2);
  expect(links.length).toBeGreaterThan(0);
  for (const item of links)
    expect(screenFor(item.getAttribute('href') ?? '', 'admin'), item.textContent).toBeDefined();
});

test('admins and editors see the number of new entries', async () => {
  await stack.sql(
    `insert into public.contact_submissions (name, email, subject, message)
     values ('Ani', 'ani@contoh.example.id', 'Tanya jadwal', 'Kapan jadwal asesmen?')`,
  );
  const { user } = await openShell();
  await user.click(await screen.findByRole('button', { name: 'Pemberitahuan: 1 belum dibaca' }));
  const item = await screen.findByRole('menuitem', { name: /Pesan PSN.*: baru diterima.*Tanya jadwal/ });
  expect(item).toHaveAttribute('href', expect.stringMatching(/^\/admin\/messages\?case=/));
  const all = screen.getByRole('menuitem', { name: 'Lihat semua pemberitahuan' });
  expect(all).toHaveAttribute('href', '/admin/pemberitahuan');
  expect(sidebar()).toHaveTextContent('Pesan Masuk(1 baru)');
  await user.click(screen.getByRole('menuitem', { name: 'Tandai semua dibaca' }));
  expect(
    await screen.findByRole('menuitem', { name: /^Pesan PSN.*baru diterima(?!.*belum dibaca)/ }),
  ).toBeVisible();
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Pemberitahuan: tidak ada yang baru' })).toBeVisible();
});

test('viewers get no notifications', async () => {
  await openShell({ role: 'viewer' });
  expect(screen.queryByRole('button', { name: /^Pemberitahuan/ })).not.toBeInTheDocument();
});

test('the back-office works without the site settings', async () => {
  await openShell({ rules: [{ match: '/site_settings', fault: 'malformed-json' }] });
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(sidebar()).toHaveTextContent('Situs');
});

test('the skip link moves the focus to the content', async () => {
  const { user } = await openShell();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});
