import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fileComplaint, openService, type Service } from '@tests/service-requests/requests';
import { mockLayout } from '@tests/support/layout';
import { fromRowMenu } from '@tests/support/list-screen';
import { renderApp } from '@tests/support/render-app';

let service: Service;
let complaint: string;
beforeAll(async () => {
  mockLayout();
  service = await openService();
  complaint = (await fileComplaint(service)).id;
  await call(service.admin, 'move_case', { kind: 'complaint', id: complaint, new_status: 'diproses' });
  const [certificate] = await service.sql<{ number: string }>(
    `select number from public.certificates where status = 'aktif' and deleted_at is null order by number limit 1`,
  );
  number = certificate?.number ?? '';
  await call(service.admin, 'record_data_request', {
    request: {
      kind: 'correct',
      case_kind: 'complaint',
      case_id: complaint,
      asked_by: 'Budi Santoso',
      capacity: 'self',
      identity_check: 'in_person',
    },
  });
});
let number = '';
afterAll(() => service.close());

const WORDS = 'Ditulis sebelum semuanya berhenti';
const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

interface StaffForm {
  what: string;
  path: () => string;
  /** Opens the form from the screen; skipped if the form reopens automatically. */
  open?: (user: UserEvent) => Promise<void>;
  field: () => Promise<HTMLElement>;
  /** Storage of the draft: only the tab for everything about cases and people. */
  place: 'tab' | 'browser';
}

const box = (name: string | RegExp) => () => screen.findByRole('textbox', { name });
const inbox = () => `/admin/keluhan?case=${complaint}`;

const forms: StaffForm[] = [
  { what: 'a message to the reporter', path: inbox, field: box(/^Pesan/), place: 'tab' },
  {
    what: 'a note',
    path: inbox,
    open: async (user) => user.click(await screen.findByRole('tab', { name: /^Catatan/ })),
    field: box(/^Catatan/),
    place: 'tab',
  },
  {
    what: 'an outcome with its reasons',
    path: inbox,
    open: (user) => press(user, 'Selesaikan'),
    field: box(/^Alasan/),
    place: 'tab',
  },
  {
    what: 'the answer to a request about data',
    path: () => '/admin/permintaan-data',
    open: (user) => press(user, 'Tolak'),
    field: box(/^Alasan/),
    place: 'tab',
  },
  {
    what: 'the reason of a decision',
    path: () => `/admin/klien/sertifikat?q=${number}`,
    open: (user) => fromRowMenu(user, number, `Catat keputusan atas ${number}`),
    field: box(/^Alasan/),
    place: 'browser',
  },
  {
    what: 'a group of the settings',
    path: () => '/admin/settings/contacts',
    field: async () =>
      within(await screen.findByRole('region', { name: 'Kontak dan jam kerja' })).getByRole('textbox', {
        name: 'Telepon',
      }),
    place: 'browser',
  },
  {
    what: 'an entry of a list',
    path: () => '/admin/faq?edit=new',
    field: box(/^Pertanyaan \(Indo/),
    place: 'browser',
  },
  {
    what: 'an entry of a paged list',
    path: () => '/admin/klien?edit=new',
    field: box(/^Nama/),
    place: 'browser',
  },
];

/** Unmounts without any event, so that only what was already stored survives. */
async function crash(unmount: () => void) {
  const [tab, browser] = [Object.entries(sessionStorage), Object.entries(localStorage)];
  unmount();
  for (const [storage, was] of [
    [sessionStorage, tab],
    [localStorage, browser],
  ] as const) {
    storage.clear();
    for (const [key, value] of was) storage.setItem(key, String(value));
  }
}

const isStored = (storage: Storage) =>
  Object.entries(storage).some(([key, value]) => key.startsWith('draft:') && String(value).includes(WORDS));
const confirmsUnload = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test.each(forms)('$what survives a crash, is offered for recovery and can be discarded', async (form) => {
  const first = await renderApp({ path: form.path(), stack: service, role: 'admin' });
  await form.open?.(first.user);
  const field = await form.field();
  await first.user.clear(field);
  await first.user.click(field);
  await first.user.paste(WORDS);
  expect(confirmsUnload()).toBe(true);
  const [here, there] =
    form.place === 'tab' ? [sessionStorage, localStorage] : [localStorage, sessionStorage];
  await waitFor(() => expect(isStored(here)).toBe(true));
  expect(isStored(there)).toBe(false);
  await crash(first.unmount);

  const { user } = await renderApp({ path: form.path(), stack: service, role: 'admin' });
  expect(await form.field()).toHaveValue(WORDS);
  const notices = screen.getAllByText(/^Isian Anda dari .* dipulihkan$/);
  expect(notices).toHaveLength(1);
  await press(user, 'Buang draf');
  const question = await screen.findByRole('dialog', { name: 'Buang draf ini?' });
  await user.click(within(question).getByRole('button', { name: 'Buang draf' }));
  await waitFor(async () => expect(await form.field()).not.toHaveValue(WORDS));
  expect(isStored(here)).toBe(false);
  expect(confirmsUnload()).toBe(false);
});

test('leaving an unsent reply asks for confirmation, and its draft is offered only to the same user in this tab', async () => {
  const { user, unmount } = await renderApp({ path: inbox(), stack: service, role: 'admin' });
  await user.click(await forms[0]!.field());
  await user.paste(WORDS);
  await user.click(screen.getAllByRole('link', { name: 'Dashboard' })[0]!);
  const question = await screen.findByRole('dialog', { name: 'Tinggalkan isian ini?' });
  await user.click(within(question).getByRole('button', { name: 'Tinggalkan' }));
  await waitFor(() => expect(isStored(sessionStorage)).toBe(true));
  expect(window.location.pathname).toBe('/admin');
  unmount();

  const colleague = await renderApp({ path: inbox(), stack: service, role: 'editor' });
  expect(await forms[0]!.field()).toHaveValue('');
  expect(isStored(sessionStorage)).toBe(false);
  colleague.unmount();
});

test('signing out with unsaved drafts asks for confirmation and deletes them', async () => {
  const { user } = await renderApp({ path: inbox(), stack: service, role: 'admin' });
  await user.click(await forms[0]!.field());
  await user.paste(WORDS);
  await waitFor(() => expect(isStored(sessionStorage)).toBe(true));
  await press(user, /^Akun/);
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  const question = await screen.findByRole('dialog', { name: 'Keluar tanpa menyimpan?' });
  await user.click(within(question).getByRole('button', { name: 'Keluar dan hapus draf' }));
  await waitFor(() => expect(window.location.pathname).toBe('/auth/login'));
  await waitFor(() => expect(isStored(sessionStorage)).toBe(false));
});
