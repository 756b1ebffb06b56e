import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { findToast } from '@tests/support/toasts';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
  // Invalid numbers may have been stored before the database validated them.
  await stack.sql('alter table public.site_settings disable trigger check_contact_numbers');
  await stack.sql(`update public.site_settings set site = site || '{"whatsapp": "abc"}'`);
  await stack.sql('alter table public.site_settings enable trigger check_contact_numbers');
});
afterAll(() => stack.close());

const room = async (path: string, name: string) => {
  const { user, unmount } = await renderApp({ path: `/admin/settings/${path}`, stack, role: 'admin' });
  return { user, unmount, part: await screen.findByRole('region', { name }) };
};
async function fill(user: UserEvent, part: HTMLElement, name: string, text: string) {
  await user.clear(within(part).getByRole('textbox', { name }));
  await user.type(within(part).getByRole('textbox', { name }), text);
  await user.click(within(part).getByRole('button', { name: 'Simpan' }));
}

test('saves other sections despite an invalid stored WhatsApp number', async () => {
  const { user, unmount, part } = await room('socials', 'Media sosial');
  await fill(user, part, 'Instagram', 'https://instagram.example.id/lsbu');
  expect(await findToast('Media sosial: tersimpan')).toBeVisible();
  unmount();
});

test('shows an error for an invalid telephone number, and accepts extensions', async () => {
  const { user, part } = await room('contacts', 'Kontak dan jam kerja');
  await fill(user, part, 'Telepon', 'hubungi kami');
  const chat = within(part).getByRole('textbox', { name: 'Nomor WhatsApp' });
  expect(await within(part).findByText('Tulis nomor telepon, misalnya (021) 555-0142.')).toBeVisible();
  expect(chat).toHaveAccessibleDescription(/Tulis satu nomor telepon lengkap, misalnya 0812-3456-7890\.$/);
  await fill(user, part, 'Telepon', '(021) 555-0142 ext. 12');
  await fill(user, part, 'Nomor WhatsApp', '+62 812-3456-7890');
  expect(await findToast('Kontak dan jam kerja: tersimpan')).toBeVisible();
});
