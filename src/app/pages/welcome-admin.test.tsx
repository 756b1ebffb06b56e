import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setLanguage } from '@/lib/i18n/i18n';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

const linksIn = (section: HTMLElement) =>
  within(section)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test.each([
  ['admin', 'Admin', ['/admin/profil', '/admin/mulai', '/admin/users', '/admin/keluhan', '/admin']],
  ['editor', 'Editor', ['/admin/profil', '/admin/keluhan', '/admin/cms', '/admin/news/new', '/admin']],
  ['viewer', 'Viewer', ['/admin/profil', '/admin/kepatuhan', '/admin/klien', '/admin']],
] as const)(
  '%s sees the role, its permissions and the first steps that it allows',
  async (role, name, links) => {
    await renderApp({ path: '/admin/selamat-datang', stack, role });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Selamat datang di LSBU Pilar Nusa' }),
    ).toBeVisible();
    const own = screen.getByRole('region', { name: `Peran Anda: ${name}` });
    expect(within(own).getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
    expect(linksIn(screen.getByRole('region', { name: 'Langkah pertama' }))).toEqual(links);
  },
);

test('an invited user sets a password on a page branded for the organisation and lands on the welcome screen', async () => {
  const admin = await stack.client('admin');
  const invited = await admin.functions.invoke('manage-users', {
    body: { action: 'invite', full_name: 'Sari Lestari', email: 'sari@lembaga.example.id', role: 'editor' },
  });
  expect(invited.error).toBeNull();
  await stack.stack.settled();
  const mail = stack.stack.mails.find(({ to }) => to.includes('sari@lembaga.example.id'));
  const path = /https?:\/\/[^/\s]+(\/auth\/confirm\?\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const { user } = await renderApp({ path, stack });
  await user.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
  expect(
    await screen.findByText(/^Anda diundang ke back-office LSBU Pilar Nusa\..*sari@lembaga\.example\.id/),
  ).toBeVisible();
  await user.type(screen.getByLabelText(/^Password baru/), 'jembatan-baja-dua-puluh');
  await user.click(screen.getByRole('button', { name: 'Simpan password' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Selamat datang di LSBU Pilar Nusa' }),
  ).toBeVisible();
  expect(screen.getByText(/^Halo, Sari Lestari/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Peran Anda: Editor' })).toBeVisible();
});

test('the welcome screen is available in English and from the profile', async () => {
  const { user } = await renderApp({ path: '/admin/profil?lng=en', stack, role: 'viewer' });
  await user.click(await screen.findByRole('link', { name: 'Your role and first steps' }));
  expect(await screen.findByRole('heading', { name: /^Welcome to Pilar Nusa/ })).toBeVisible();
  expect(screen.getByText(/Cannot change content/)).toBeVisible();
  setLanguage('id');
});
