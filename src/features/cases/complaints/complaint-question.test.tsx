import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withFaults } from '@tests/support/faults';
import { renderApp } from '@tests/support/render-app';
import { findToast } from '@tests/support/toasts';
import { call, fileComplaint, openService, type Service } from '@tests/service-requests/requests';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

const open = (id: string, fetch = service.fetch) =>
  renderApp({ path: `/admin/keluhan?case=${id}`, stack: service, role: 'editor', fetch });
const messageBox = () => screen.findByRole('textbox', { name: 'Pesan kepada pelapor' });
const stateOf = async (id: string) =>
  (
    await service.sql<{ status: string; is_waiting: boolean }>(
      'select status, waiting_since is not null as is_waiting from public.complaints where id = $1',
      [id],
    )
  )[0];
const GAP = '[isi: keterangan yang diperlukan]';

test('a template with an unfilled gap is not sent, and the gap is named and selected', async () => {
  const { id } = await fileComplaint(service);
  const { user } = await open(id);
  await screen.findByRole('option', { name: 'Meminta keterangan' });
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Mulai dari templat' }),
    'Meminta keterangan',
  );
  const box = (await messageBox()) as HTMLTextAreaElement;
  expect(box.value).toContain(GAP);
  await user.click(screen.getByRole('button', { name: 'Kirim pesan' }));
  expect(box).toHaveAccessibleDescription(new RegExp(`Isi dulu bagian \\${GAP.slice(0, -1)}\\]`));
  expect(box).toHaveFocus();
  expect(box.value.slice(box.selectionStart, box.selectionEnd)).toBe(GAP);
  const messages = `select from public.case_events where complaint_id = $1 and author = 'staff'`;
  expect(await service.sql(messages, [id])).toHaveLength(0);
});

test('a message from the question template stops the clock', async () => {
  const { id } = await fileComplaint(service);
  const { user } = await open(id);
  await screen.findByRole('option', { name: 'Meminta keterangan' });
  const templates = screen.getByRole('combobox', { name: 'Mulai dari templat' });
  await user.selectOptions(templates, 'Meminta keterangan');
  const box = (await messageBox()) as HTMLTextAreaElement;
  const stops = await screen.findByRole('checkbox', { name: /^Hentikan hitungan waktu/ });
  expect(stops).toBeChecked();
  await user.clear(box);
  await user.type(box, 'Mohon nomor permohonan Anda.');
  await user.click(screen.getByRole('button', { name: 'Kirim pesan' }));
  expect(await findToast('Pesan terkirim')).toBeVisible();
  expect(await stateOf(id)).toEqual({ status: 'menunggu', is_waiting: true });
  const history = within(await screen.findByRole('region', { name: 'Riwayat' }));
  expect(await history.findByText('Mohon nomor permohonan Anda.')).toBeVisible();
  // The clock of a waiting case has already stopped.
  await waitFor(() => expect(stops).not.toBeInTheDocument());
  expect(templates).toHaveValue('');
});

test('"Tanya pelapor" opens the message with the question ticked and the focus in it, also from the note tab', async () => {
  const { id } = await fileComplaint(service);
  await call(service.editor, 'move_case', { kind: 'complaint', id, new_status: 'diproses' });
  const { user } = await open(id);
  await user.click(await screen.findByRole('tab', { name: 'Catatan internal' }));
  await user.click(await screen.findByRole('button', { name: 'Tanya pelapor' }));
  expect(await messageBox()).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: /^Hentikan hitungan waktu/ })).toBeChecked();
  expect(await stateOf(id)).toEqual({ status: 'diproses', is_waiting: false });
});

test('Ctrl+Enter sends the message; a failed request keeps the text and the ticked question', async () => {
  const { id } = await fileComplaint(service);
  const fetch = withFaults(service.fetch, [{ match: 'rpc/add_case_event', fault: 'server-error', times: 1 }]);
  const { user } = await open(id, fetch);
  const box = await messageBox();
  await user.click(await screen.findByRole('checkbox', { name: /^Hentikan hitungan waktu/ }));
  await user.type(box, 'Kapan kunjungan itu?{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Belum tersimpan. Tulisan Anda tetap di sini.')).toBeVisible();
  expect(box).toHaveValue('Kapan kunjungan itu?');
  expect(screen.getByRole('checkbox', { name: /^Hentikan hitungan waktu/ })).toBeChecked();
  await user.type(box, '{Control>}{Enter}{/Control}');
  expect(await findToast('Pesan terkirim')).toBeVisible();
  expect(await stateOf(id)).toEqual({ status: 'menunggu', is_waiting: true });
});

test('the question is still ticked after a reload', async () => {
  const { id } = await fileComplaint(service);
  const { user, unmount } = await open(id);
  await user.click(await screen.findByRole('checkbox', { name: /^Hentikan hitungan waktu/ }));
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  await open(id);
  expect(await screen.findByRole('checkbox', { name: /^Hentikan hitungan waktu/ })).toBeChecked();
});

test('the database refuses unfilled gaps in messages to the reporter, and questions in notes', async () => {
  const { id } = await fileComplaint(service);
  const add = (more: object) =>
    service.editor.rpc('add_case_event', {
      kind: 'complaint',
      id,
      event: 'message',
      body: 'Isi',
      ...more,
    });
  for (const gap of ['[isi: tanggal]', '[Fill in: date]', 'lihat [ISI']) {
    expect((await add({ body: gap })).error?.message).toBe('message.gaps');
    for (const field of ['reason', 'outcome', 'effect']) {
      const { error } = await service.editor.rpc('move_case', {
        kind: 'complaint',
        id,
        new_status: 'diproses',
        [field]: gap,
      });
      expect(error?.message).toBe('message.gaps');
    }
  }
  expect((await add({ event: 'note', body: '[isi: nanti]' })).error).toBeNull();
  expect((await add({ event: 'note', awaits_reply: true })).error?.message).toBe('field.invalid');
  await add({ awaits_reply: true });
  expect((await add({ awaits_reply: true })).error?.message).toBe('case.transition_refused');
  expect(await stateOf(id)).toEqual({ status: 'menunggu', is_waiting: true });
});

test('a long report is shortened until it is expanded', async () => {
  const { id } = await fileComplaint(service, { description: 'Uraian panjang. '.repeat(120) });
  const { user } = await open(id);
  const more = await screen.findByRole('button', { name: 'Tampilkan seluruhnya' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await user.click(more);
  expect(screen.getByRole('button', { name: 'Tampilkan sebagian' })).toHaveAttribute('aria-expanded', 'true');
});
