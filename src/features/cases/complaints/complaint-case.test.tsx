import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatDate } from '@/lib/format';
import { withFaults } from '@tests/support/faults';
import { renderApp } from '@tests/support/render-app';
import { call, fileComplaint, openService, type Service } from '@tests/service-requests/requests';
import { findToast } from '@tests/support/toasts';

let service: Service;
let editorId = '';
beforeAll(async () => {
  service = await openService();
  const { data } = await service.editor.auth.getUser();
  editorId = data.user?.id ?? '';
});
afterAll(() => service.close());

const open = (id: string, role: 'editor' | 'admin' = 'editor', fetch = service.fetch) =>
  renderApp({ path: `/admin/keluhan?case=${id}`, stack: service, role, fetch });
const region = (name: string) => screen.findByRole('region', { name });
const move = (id: string, new_status: string, more: object = {}) =>
  call(service.editor, 'move_case', { kind: 'complaint', id, new_status, ...more });
const signed = { declares: 'id', post: 'Manajer Mutu', finding: 'tidak_terbukti' };
const statusOf = async (id: string) =>
  (await service.sql<{ status: string }>('select status from public.complaints where id = $1', [id]))[0]
    ?.status;

describe('a complaint', () => {
  test('shows the reporter’s text as plain text and focuses its heading', async () => {
    const hostile = '<img src=x onerror=alert(1)> [a](javascript:alert(1)) tertunda tanpa kabar';
    const { id } = await fileComplaint(service, { description: hostile, subject: 'Judul <b>tebal</b>' });
    await open(id);
    const heading = await screen.findByRole('heading', { level: 1, name: 'Judul <b>tebal</b>' });
    expect(heading).toHaveFocus();
    expect(within(await region('Yang ditulis pelapor')).getByText(hostile)).toBeVisible();
    expect(screen.queryByRole('img', { name: '' })).not.toBeInTheDocument();
    expect(within(await region('Identitas pelapor')).getByText('Budi Santoso')).toBeVisible();
    expect(within(await region('Keterangan')).getByText(/^Diberikan .*, pemberitahuan versi/)).toBeVisible();
  });

  test('requires outcome, reasons and declaration to close a case under investigation', async () => {
    const { id } = await fileComplaint(service);
    const { user } = await open(id);
    const steps = within(await region('Langkah berikutnya'));
    await user.click(await steps.findByRole('button', { name: 'Mulai periksa' }));
    const start = within(await screen.findByRole('dialog', { name: /^Mulai periksa/ }));
    await user.click(start.getByRole('button', { name: 'Mulai periksa' }));
    expect(await findToast('Status menjadi “Diproses”')).toBeVisible();

    await user.click(await steps.findByRole('button', { name: 'Selesaikan' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Selesaikan/ }));
    await user.click(dialog.getByRole('button', { name: 'Selesaikan' }));
    expect(dialog.getAllByText('Wajib diisi.')).toHaveLength(4);
    expect(await statusOf(id)).toBe('diproses');
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Kesimpulan/ }), 'Keluhan tidak terbukti');
    await user.type(dialog.getByRole('textbox', { name: /^Hasil/ }), 'Berdasar.');
    await user.type(dialog.getByRole('textbox', { name: /^Alasan/ }), 'Jadwal terlewat.');
    await user.type(dialog.getByRole('textbox', { name: /^Jabatan/ }), 'Manajer Mutu');
    await user.click(dialog.getByRole('button', { name: 'Selesaikan' }));
    expect(await dialog.findByText(/^Nyatakan ini, atau serahkan/)).toBeVisible();
    expect(await statusOf(id)).toBe('diproses');
    await user.click(dialog.getByRole('checkbox', { name: /^Saya tidak menilai/ }));
    await user.click(dialog.getByRole('button', { name: 'Selesaikan' }));
    expect(await findToast('Status menjadi “Selesai”')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(within(await region('Hasil')).getByText('Jadwal terlewat.')).toBeVisible();
    expect(within(await region('Hasil')).getByText('Keluhan tidak terbukti')).toBeVisible();
    expect(within(await region('Hasil')).getByText(/^Saya tidak menilai/)).toBeVisible();
    expect(
      within(await region('Hasil')).getByText(/^Diputus .* oleh Budi Editor, Manajer Mutu$/),
    ).toBeVisible();
    expect(await statusOf(id)).toBe('selesai');
  });

  test('explains a status conflict without discarding the typed text', async () => {
    const { id } = await fileComplaint(service);
    await move(id, 'diproses');
    const { user } = await open(id);
    await user.click(await screen.findByRole('button', { name: 'Tolak' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Tolak/ }));
    await move(id, 'selesai', { outcome: 'Sudah', reason: 'Lebih dahulu.', ...signed });
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Kesimpulan/ }), 'Keluhan tidak terbukti');
    await user.type(dialog.getByRole('textbox', { name: /^Hasil/ }), 'Tidak berdasar');
    await user.type(dialog.getByRole('textbox', { name: /^Alasan/ }), 'Sesuai prosedur');
    await user.type(await dialog.findByRole('textbox', { name: /^Jabatan/ }), '.');
    await user.click(await dialog.findByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: 'Tolak' }));
    expect(await dialog.findByText('Perkara ini sudah ditutup.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /^Alasan/ })).toHaveValue('Sesuai prosedur');
  });

  test('hides the case from a user who records themselves as involved', async () => {
    const { id } = await fileComplaint(service);
    await move(id, 'diproses');
    const { user } = await open(id);
    await user.click(await screen.findByRole('button', { name: 'Catat orang' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Catat orang yang terlibat' }));
    await dialog.findByRole('option', { name: 'Budi Editor' });
    const [who, part] = [/^Siapa/, /^Perannya/].map((name) => dialog.getByRole('combobox', { name }));
    await user.click(dialog.getByRole('button', { name: 'Catat' }));
    expect(who).toHaveFocus();
    await user.selectOptions(who!, editorId);
    expect(part).toHaveValue('');
    await user.click(dialog.getByRole('button', { name: 'Catat' }));
    expect(part).toHaveFocus();
    expect(part).toHaveAccessibleDescription('Wajib diisi.');
    await user.selectOptions(part!, 'assessor');
    await user.click(dialog.getByRole('button', { name: 'Catat' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Perkara tidak ditemukan' })).toBeVisible();
    expect(screen.getByText(/tidak ditampilkan kepada orang yang terlibat/)).toBeVisible();
    const refused = await service.editor.rpc('move_case', {
      kind: 'complaint',
      id,
      new_status: 'selesai',
      outcome: 'x',
      reason: 'y',
    });
    expect(refused.error?.message).toBe('case.involved');
  });

  test('records a message from a template in the reporter’s language, and an internal note', async () => {
    const { id, receipt } = await fileComplaint(service, { language: 'en', name: 'Jane Doe' });
    const { user } = await open(id);
    await screen.findByRole('option', { name: 'Laporan dibaca' });
    const templates = screen.getByRole('combobox', { name: 'Mulai dari templat' });
    await user.selectOptions(templates, 'Laporan dibaca');
    const box = screen.getByRole('textbox', { name: 'Pesan kepada pelapor' });
    const [due] = await service.sql<{ due: string }>(
      'select due_at as due from public.complaints where id = $1',
      [id],
    );
    expect(box).toHaveValue(
      `Dear Jane Doe,\n\nWe have read your complaint ${receipt.number} and are looking into it. You will receive the written outcome by ${formatDate('en', due!.due)}. We will keep you informed on the tracking page.\n\nThank you.\nPilar Nusa Construction Certification Body`,
    );
    await user.type(box, ' Extra.');
    await user.click(screen.getByRole('button', { name: 'Kirim pesan' }));
    expect(await findToast('Pesan terkirim')).toBeVisible();
    expect(await within(await region('Riwayat')).findByText(/Pilar Nusa.* Extra\./)).toBeVisible();
    expect(box).toHaveValue('');
    expect(box).toHaveFocus();

    await user.click(screen.getByRole('tab', { name: 'Catatan internal' }));
    await user.type(screen.getByRole('textbox', { name: 'Catatan internal' }), 'Cek jadwal');
    await user.click(screen.getByRole('button', { name: 'Simpan catatan' }));
    const note = (await within(await region('Riwayat')).findByText('Cek jadwal')).closest('li');
    expect(note).toHaveTextContent('Hanya staf');
  });

  test('clears the draft of a recorded message before the case reloads', async () => {
    const { id } = await fileComplaint(service);
    let isSent = false;
    const fetch = withFaults(service.fetch, [
      {
        match: ({ url }) => {
          const isEvent = url.includes('/rpc/add_case_event');
          const isLater = isSent && !isEvent;
          isSent ||= isEvent;
          return isLater;
        },
        fault: 'hang',
      },
    ]);
    const { user } = await open(id, 'editor', fetch);
    const box = await screen.findByRole('textbox', { name: 'Pesan kepada pelapor' });
    await user.type(box, 'Tercatat.');
    await user.click(screen.getByRole('button', { name: 'Kirim pesan' }));
    await waitFor(() => expect(box).toHaveValue(''));
    window.dispatchEvent(new Event('pagehide'));
    expect(Object.values(sessionStorage).join()).not.toContain('Tercatat.');
  });

  test('records a note once when the response is lost', async () => {
    const { id } = await fileComplaint(service);
    const fetch = withFaults(service.fetch, [
      { match: 'rpc/add_case_event', fault: 'answer-cut', times: 1 },
      { match: 'rpc/was_recorded', fault: 'connection-cut', times: 1 },
    ]);
    const { user } = await open(id, 'editor', fetch);
    await user.click(await screen.findByRole('tab', { name: 'Catatan internal' }));
    await user.type(screen.getByRole('textbox', { name: 'Catatan internal' }), 'Sekali saja.');
    await user.click(screen.getByRole('button', { name: 'Simpan catatan' }));
    expect(await screen.findByText('Belum diketahui apakah ini sudah tercatat')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Simpan catatan' }));
    expect(await within(await region('Riwayat')).findByText('Sekali saja.')).toBeVisible();
    const notes = `select count(*)::int as n from public.case_events where complaint_id = $1 and kind = 'note'`;
    expect(await service.sql(notes, [id])).toEqual([{ n: 1 }]);
  });

  test('can be assigned to a colleague', async () => {
    const { id } = await fileComplaint(service);
    const { user } = await open(id);
    await user.click(await screen.findByRole('button', { name: 'Ambil perkara ini' }));
    expect(await findToast('Penugasan disimpan')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Penanggung jawab' })).toHaveValue(editorId),
    );
  });

  test('shows an error for an unknown case', async () => {
    await open('tidak-ada');
    expect(await screen.findByRole('heading', { level: 1, name: 'Perkara tidak ditemukan' })).toBeVisible();
  });
});

describe('a confidential complaint', () => {
  test('hides text, evidence and actions from all but its handler and admins', async () => {
    const { id, receipt } = await fileComplaint(service, { is_confidential: true, subject: 'Perihal mawar' });
    await open(id);
    expect(await screen.findByRole('heading', { level: 1, name: 'Laporan rahasia' })).toBeVisible();
    expect(screen.getByText(/hanya terbuka untuk admin dan penanggung jawabnya/)).toBeVisible();
    expect(await screen.findByText(/hanya terlihat oleh yang boleh membaca perkara ini/)).toBeVisible();
    expect(screen.getByText(receipt.number)).toBeVisible();
    for (const name of ['Bukti', 'Riwayat', 'Tulis', 'Langkah berikutnya'])
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Penanggung jawab' })).toBeDisabled();
    expect(document.body).not.toHaveTextContent('mawar');
  });

  test('warns admins that access is logged, and logs each opening once', async () => {
    const { id } = await fileComplaint(service, { is_confidential: true, subject: 'Perihal mawar' });
    await open(id, 'admin');
    expect(await screen.findByRole('heading', { level: 1, name: 'Perihal mawar' })).toBeVisible();
    expect(screen.getByText(/nama Anda dan waktunya tercatat/)).toBeVisible();
    const accesses = () =>
      service.sql(`select from public.security_events where event = 'case_read' and detail ->> 'id' = $1`, [
        id,
      ]);
    expect(await accesses()).toHaveLength(1);
  });

  test('reveals the reporter’s identity to an admin after a confirmation, and logs it', async () => {
    const { id } = await fileComplaint(service, { is_confidential: true });
    const { user } = await open(id, 'admin');
    const identity = within(await region('Identitas pelapor'));
    await user.click(identity.getByRole('button', { name: 'Buka identitas' }));
    const accesses = () =>
      service.sql(`select from public.audit_log where row_id = $1 and action = 'unmask'`, [id]);
    expect(await accesses()).toHaveLength(0);
    const question = within(await screen.findByRole('dialog', { name: 'Buka identitas pelapor?' }));
    await user.click(question.getByRole('button', { name: 'Buka identitas' }));
    expect(await identity.findByText('Budi Santoso')).toBeVisible();
    expect(await accesses()).toHaveLength(1);
    await user.click(identity.getByRole('button', { name: 'Sembunyikan lagi' }));
    expect(identity.queryByText('Budi Santoso')).not.toBeInTheDocument();
  });
});
