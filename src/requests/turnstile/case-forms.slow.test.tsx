import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { cloudflareInPage } from '@tests/support/cloudflare';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

// The contact form's test covers the widget in detail; this one checks that case forms have it too.
const SITE_KEY = '1x00000000000000000000AA';
let stack: TestStack;
let cloudflare: ReturnType<typeof cloudflareInPage>;
beforeAll(async () => {
  stack = await openTestStack();
  await stack.sql(
    `update public.site_settings set security = security || jsonb_build_object('turnstile_site_key', $1::text)`,
    [SITE_KEY],
  );
  await stack.sql('insert into private.turnstile_proven (site_key) values ($1)', [SITE_KEY]);
});
afterAll(() => stack.close());
beforeEach(() => {
  // The script loads once per page: reset modules to start each test without it.
  vi.resetModules();
  cloudflare = cloudflareInPage();
  vi.stubEnv('VITE_TURNSTILE', 'on');
  vi.stubEnv('TURNSTILE_SECRET_KEY', 'the secret key');
});
afterEach(() => {
  for (const script of cloudflare.scripts()) script.remove();
  Reflect.deleteProperty(window, 'turnstile');
  vi.unstubAllEnvs();
});

const write = (user: UserEvent, label: string | RegExp, words: string) =>
  user.type(screen.getByLabelText(label), words);
const pick = (user: UserEvent, role: 'radio' | 'checkbox', name: string | RegExp) =>
  user.click(screen.getByRole(role, { name }));
const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));

async function fillComplaint(user: UserEvent) {
  await screen.findByRole('button', { name: 'Kirim keluhan' });
  await pick(user, 'radio', /^Layanan kami/);
  await write(user, 'Judul singkat', 'Penilaian tertunda');
  await write(user, 'Apa yang terjadi', 'Penilaian lapangan tertunda tanpa kabar.');
  await pick(user, 'radio', 'Pemohon sertifikasi');
  await write(user, 'Nama lengkap', 'Budi Santoso');
  await pick(user, 'checkbox', /^Saya telah membaca/);
}

async function fillAppeal(user: UserEvent) {
  await user.type(await screen.findByLabelText('Nomor permohonan atau sertifikat'), 'P-2026/1');
  await pick(user, 'radio', 'Penolakan permohonan');
  await write(user, 'Tanggal keputusan', new Date().toISOString().slice(0, 10));
  await press(user, 'Periksa kelayakan');
  await press(user, 'Lanjutkan');
  await user.click(await screen.findByRole('checkbox', { name: /^Saya memahami/ }));
  await write(user, 'Alasan banding', 'Dokumen peralatan sudah lengkap pada saat penilaian.');
  await press(user, 'Lanjutkan');
  await user.click(await screen.findByRole('radio', { name: 'Pemohon' }));
  await write(user, 'Badan usaha', 'PT Contoh Karya');
  await write(user, 'Nama lengkap', 'Siti Aminah');
  await write(user, 'Email', 'siti@pelapor.example.id');
  await press(user, 'Lanjutkan');
  await user.click(await screen.findByRole('checkbox', { name: /^Saya telah membaca/ }));
}

const forms = [
  { form: 'complaint', path: '/keluhan', table: 'complaints', send: 'Kirim keluhan', fill: fillComplaint },
  { form: 'appeal', path: '/banding', table: 'appeals', send: 'Kirim banding', fill: fillAppeal },
] as const;

test.each(forms)(
  '$form: shows the widget, rejects an invalid token with an error and accepts a new one',
  async (each) => {
    const filed = async () => (await stack.sql(`select from public.${each.table}`)).length;
    const before = await filed();
    const { user } = await renderApp({ path: each.path, stack, fetch: cloudflare.through(stack.fetch) });
    await each.fill(user);
    await cloudflare.arrive();
    const widget = await cloudflare.widget();
    expect(widget).toMatchObject({ sitekey: SITE_KEY, action: each.form });
    expect(screen.getByRole('group', { name: 'Pemeriksaan tambahan' })).toBeVisible();

    cloudflare.judge({ success: false, 'error-codes': ['timeout-or-duplicate'] });
    act(() => widget.callback('an old token'));
    await press(user, each.send);
    expect(await screen.findByRole('alert')).toHaveTextContent('Pemeriksaan tambahan tidak berhasil');
    expect(await filed()).toBe(before);

    await waitFor(() => expect(cloudflare.reset).toHaveBeenCalledTimes(1));
    cloudflare.judge({ success: true });
    act(() => widget.callback('another token'));
    await press(user, each.send);
    expect(await screen.findByRole('heading', { level: 1, name: /sudah kami terima/ })).toBeVisible();
    expect(await filed()).toBe(before + 1);
  },
);
