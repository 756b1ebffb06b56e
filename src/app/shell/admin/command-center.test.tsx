import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { withFaults, type FaultRule } from '@tests/support/faults';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());
beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout.
  Element.prototype.scrollIntoView = vi.fn();
});

type Role = 'admin' | 'editor' | 'viewer';
async function openOffice(role: Role, rules: FaultRule[] = [], path = '/admin/faq') {
  const view = await renderApp({ path, stack, role, fetch: withFaults(stack.fetch, rules) });
  await screen.findByRole('heading', { level: 1 });
  return view;
}
const box = () => screen.findByRole('combobox', { name: 'Cari layar, tindakan, atau data' });
const optionNames = () => screen.getAllByRole('option').map((option) => option.textContent);

test('Ctrl+K opens the palette, where two letters and Enter open a screen', async () => {
  const { user } = await openOffice('admin');
  await user.keyboard('{Control>}k{/Control}');
  expect(await box()).toHaveFocus();
  await user.keyboard('leg');
  expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Legalitas');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/admin/legalitas'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the button opens the palette, and Escape restores the focus', async () => {
  const { user } = await openOffice('editor');
  const button = screen.getByRole('button', { name: 'Cari atau jalankan perintah' });
  await user.click(button);
  await box();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
});

test('records are found with the matches highlighted and can be opened', async () => {
  const service = await stack.client('service');
  const { data } = await service.from('clients').select('id, name').limit(1).order('name').single();
  const { user } = await openOffice('editor', [], '/admin');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await box(), data!.name);
  const group = await screen.findByRole('group', { name: 'Badan usaha' });
  const option = within(group).getByRole('option', { name: new RegExp(data!.name) });
  expect(option.querySelector('mark')).toBeInTheDocument();
  await user.click(option);
  await waitFor(() => expect(window.location.pathname).toContain('/admin/klien'));
});

test('one letter finds only screens, and two letters also find names by the start of a word, with a hint', async () => {
  await stack.sql(
    `insert into public.clients (name, city) values ('CV Kb Bangunan', 'Bandung'), ('CV Akbar Sejati', 'Bandung')`,
  );
  const { user } = await openOffice('editor', [], '/admin');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await box(), 'K');
  expect(within(screen.getByRole('group', { name: 'Layar' })).getAllByRole('option').length).toBeGreaterThan(
    1,
  );
  expect(screen.getByText('Ketik dua huruf atau lebih untuk mencari data juga.')).toBeVisible();
  await user.type(await box(), 'B');
  const companies = await screen.findByRole('group', { name: 'Badan usaha' });
  expect(
    within(companies)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['CV Kb BangunanBandung']);
  expect(
    await screen.findByText(/hasil\. Dua huruf mencari awal kata pada nama dan judul saja\./),
  ).toBeVisible();
});

test('list rows are found by title and code, grouped under the list’s name', async () => {
  const { user } = await openOffice('editor', [], '/admin');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await box(), 'bg001');
  const scopes = within(await screen.findByRole('group', { name: 'Subklasifikasi' }));
  expect(scopes.getByRole('option')).toHaveTextContent(/BG001/);
  await user.clear(await box());
  await user.type(await box(), 'berapa lama sbu');
  const questions = within(await screen.findByRole('group', { name: 'FAQ' }));
  await user.click(questions.getByRole('option', { name: /^Berapa lama SBU berlaku/ }));
  await waitFor(() => expect(window.location.search).toMatch(/^\?edit=[\da-f-]{36}$/));
  expect(window.location.pathname).toBe('/admin/faq');
});

test('recent choices are listed first, for the same user only', async () => {
  const { user, unmount } = await openOffice('admin');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await box(), 'biaya{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/admin/biaya'));
  await user.keyboard('{Control>}k{/Control}');
  await box();
  expect(
    within(screen.getByRole('group', { name: 'Terakhir dipakai' })).getByRole('option'),
  ).toHaveTextContent('Biaya');
  unmount();
  const next = await openOffice('viewer');
  await next.user.keyboard('{Control>}k{/Control}');
  await box();
  expect(screen.queryByRole('group', { name: 'Terakhir dipakai' })).not.toBeInTheDocument();
});

test.each([
  ['admin', true, true],
  ['editor', false, true],
  ['viewer', false, false],
] as const)('%s sees the commands that the role allows', async (role, hasUsers, mayWrite) => {
  const { user } = await openOffice(role);
  await user.keyboard('{Control>}k{/Control}');
  await box();
  const names = optionNames().join('\n');
  expect(names.includes('Manajemen User')).toBe(hasUsers);
  expect(names.includes('Tambah pertanyaan FAQ')).toBe(mayWrite);
  expect(names.includes('Keluhan')).toBe(mayWrite);
});

test('actions change the theme and the language', async () => {
  const { user } = await openOffice('viewer');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await box(), 'tema gelap{Enter}');
  await waitFor(() => expect(document.documentElement).toHaveClass('dark'));
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await box(), 'english{Enter}');
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'en'));
});

test('shows a message for an empty result, and still lists screens and actions when the search fails', async () => {
  const rules: FaultRule[] = [];
  const { user } = await openOffice('admin', rules);
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await box(), 'qwertyuiop');
  expect(await screen.findByText('Tidak ada yang cocok dengan “qwertyuiop”')).toBeVisible();
  rules.push({ match: 'rpc/find_records', fault: 'server-error' });
  await user.clear(await box());
  await user.type(await box(), 'keluhan');
  expect(await screen.findByText('Data tidak dapat dicari')).toBeVisible();
  expect(optionNames().join('\n')).toContain('Keluhan');
});

test('? lists the shortcuts, except while typing', async () => {
  const { user } = await openOffice('admin');
  const search = await screen.findByRole('searchbox');
  await user.type(search, '?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  search.blur();
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Pintasan keyboard' });
  expect(within(dialog).getByText('Ke kotak pencarian layar ini')).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: /^Akun/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Pintasan keyboard' }));
  expect(await screen.findByRole('dialog', { name: 'Pintasan keyboard' })).toBeVisible();
});

test('/ focuses the search box, and g with a letter opens a screen the role may open', async () => {
  const { user } = await openOffice('editor');
  await screen.findByRole('searchbox');
  await user.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.getByRole('searchbox')).toHaveValue('');
  screen.getByRole('searchbox').blur();
  await user.keyboard('gu');
  expect(window.location.pathname).toBe('/admin/faq');
  await user.keyboard('gd');
  await waitFor(() => expect(window.location.pathname).toBe('/admin'));
});

test('single-letter shortcuts can be switched off, but not Ctrl+K', async () => {
  const { user } = await openOffice('admin');
  await user.keyboard('?');
  await user.click(await screen.findByRole('switch', { name: 'Pintasan satu huruf' }));
  expect(screen.getAllByText('Dimatikan').length).toBeGreaterThan(3);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  fireEvent.keyDown(document.body, { key: '?' });
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('dialog')).toHaveAccessibleName('Cari atau jalankan perintah');
});
