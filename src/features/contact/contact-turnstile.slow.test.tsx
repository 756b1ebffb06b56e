import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { cloudflareInPage } from '@tests/support/cloudflare';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

const SITE_KEY = '1x00000000000000000000AA';
let stack: TestStack;
let cloudflare: ReturnType<typeof cloudflareInPage>;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());
beforeEach(async () => {
  // The module loads the script once, so each test needs a fresh one.
  vi.resetModules();
  cloudflare = cloudflareInPage();
  vi.stubEnv('VITE_TURNSTILE', 'on');
  vi.stubEnv('TURNSTILE_SECRET_KEY', 'the secret key');
  await stack.sql('delete from public.contact_submissions');
  await stack.sql('delete from private.attempts');
  await setKey('');
  await setKey(SITE_KEY);
  await prove();
});
afterEach(() => {
  for (const script of cloudflare.scripts()) script.remove();
  Reflect.deleteProperty(window, 'turnstile');
  vi.unstubAllEnvs();
});

const setKey = (key: string) =>
  stack.sql(
    `update public.site_settings set security = security || jsonb_build_object('turnstile_site_key', $1::text)`,
    [key],
  );
/** Marks the key as proven: from now on the database requires a token. */
const prove = () => stack.sql(`insert into private.turnstile_proven (site_key) values ($1)`, [SITE_KEY]);
const messages = () => stack.sql('select from public.contact_submissions');

async function open() {
  const app = await renderApp({ path: '/profil/kontak', stack, fetch: cloudflare.through(stack.fetch) });
  await screen.findByRole('button', { name: 'Kirim pesan' });
  return app;
}
async function fill(user: UserEvent) {
  await user.type(screen.getByLabelText('Nama lengkap'), 'Budi Santoso');
  await user.type(screen.getByLabelText('Email'), 'budi@pelapor.example.id');
  await user.type(screen.getByLabelText('Perihal'), 'Jam buka kantor');
  await user.type(screen.getByLabelText('Pesan'), 'Apakah kantor buka hari Sabtu?');
  await user.click(screen.getByRole('checkbox', { name: /^Saya telah membaca/ }));
}
/** Waits for the widget to render after its script has loaded. */
async function checkArrives() {
  await cloudflare.arrive();
  return cloudflare.widget();
}
async function openFilled() {
  const { user } = await open();
  await fill(user);
  return user;
}
/** Opens a form that is complete except for the Turnstile check. */
async function openChecked() {
  const user = await openFilled();
  return { user, widget: await checkArrives() };
}
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Kirim pesan' }));
const arrived = () => screen.findByText('Pesan Anda sudah kami terima');
const expectKeptInput = () => expect(screen.getByLabelText('Perihal')).toHaveValue('Jam buka kantor');

function expectOtherWays(notice: HTMLElement) {
  const links = within(notice)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(links).toEqual([expect.stringMatching(/^tel:\+?\d+$/), expect.stringMatching(/^mailto:.+@.+/)]);
}

test('loads nothing from Cloudflare when switched off', async () => {
  await setKey('');
  const user = await openFilled();
  await send(user);
  await arrived();
  expect(cloudflare.scripts()).toEqual([]);
});

test('loads the widget on first input when switched on, and accepts its token', async () => {
  const { user } = await open();
  expect(cloudflare.scripts()).toEqual([]);
  await fill(user);
  await cloudflare.arrive();
  expect(new URL(cloudflare.scripts()[0]?.src ?? '').origin).toBe('https://challenges.cloudflare.com');
  const widget = await cloudflare.widget();
  expect(widget).toMatchObject({ sitekey: SITE_KEY, action: 'contact' });
  const check = screen.getByRole('group', { name: 'Pemeriksaan tambahan' });
  expect(within(check).getByRole('status')).toHaveTextContent('Sedang berjalan');
  act(() => widget.callback('a token'));
  expect(within(check).getByRole('status')).toHaveTextContent('Selesai');
  await send(user);
  await arrived();
  expect(await messages()).toHaveLength(1);
});

test('refuses to send until the Turnstile check is complete', async () => {
  const { user, widget } = await openChecked();
  act(() => widget['before-interactive-callback']());
  await send(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Selesaikan pemeriksaan tambahan');
  expectKeptInput();
  act(() => widget.callback('a token'));
  await send(user);
  await arrived();
});

test('shows telephone and e-mail when the script is blocked, and can retry the check', async () => {
  const user = await openFilled();
  await cloudflare.block();
  const notice = await screen.findByText('Pemeriksaan tambahan tidak berjalan');
  expectOtherWays(notice.parentElement ?? notice);
  expectKeptInput();
  expect(await messages()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Coba pemeriksaan lagi' }));
  const widget = await checkArrives();
  act(() => widget.callback('a token'));
  expect(screen.queryByText('Pemeriksaan tambahan tidak berjalan')).not.toBeInTheDocument();
  await send(user);
  await arrived();
});

test.each([
  ['rejects the token', { success: false, 'error-codes': ['timeout-or-duplicate'] }, /tidak berhasil/],
  ['is down', 'x', /dari Cloudflare tidak dapat dimuat/],
  ['does not know the secret', { success: false, 'error-codes': ['invalid-input-secret'] }, /belum siap/],
])('keeps the input and shows telephone and e-mail when Cloudflare %s', async (_, response, words) => {
  cloudflare.judge(response);
  const { user, widget } = await openChecked();
  act(() => widget.callback('a token'));
  await send(user);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(words);
  expectOtherWays(alert);
  expectKeptInput();
  // A token is valid once, so a retry needs a new one.
  await waitFor(() => expect(cloudflare.reset).toHaveBeenCalledTimes(1));
  cloudflare.judge({ success: true });
  act(() => widget.callback('another token'));
  await send(user);
  await arrived();
});

test('requires the check and keeps the input when Turnstile is switched on while the form is open', async () => {
  await setKey('');
  const user = await openFilled();
  await setKey(SITE_KEY);
  await prove();
  await send(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('sekarang meminta pemeriksaan tambahan');
  expectKeptInput();
  const widget = await checkArrives();
  act(() => widget.callback('a token'));
  await send(user);
  await arrived();
});

test('shows other ways to get in touch when the build excludes Turnstile', async () => {
  vi.stubEnv('VITE_TURNSTILE', '');
  const { user } = await open();
  const title = await screen.findByText('Formulir ini sedang tidak dapat dikirim');
  expectOtherWays(title.parentElement ?? title);
  await fill(user);
  await send(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('belum siap');
  expect(cloudflare.scripts()).toEqual([]);
  expect(await messages()).toEqual([]);
});

test.each([
  ['the build excludes Turnstile', ''],
  ['its script is blocked', 'on'],
])('accepts the form if the check has never worked: %s', async (_, build) => {
  vi.stubEnv('VITE_TURNSTILE', build);
  await stack.sql('delete from private.turnstile_proven');
  const user = await openFilled();
  if (build) await cloudflare.block();
  await send(user);
  await arrived();
  expect(screen.queryByText('Pemeriksaan tambahan tidak berjalan')).not.toBeInTheDocument();
  expect(await messages()).toHaveLength(1);
});

test('accepts the form without the server secret if the check has never worked', async () => {
  cloudflare.judge({ success: false, 'error-codes': ['invalid-input-secret'] });
  await stack.sql('delete from private.turnstile_proven');
  const { user, widget } = await openChecked();
  act(() => widget.callback('a token'));
  await send(user);
  await arrived();
});
