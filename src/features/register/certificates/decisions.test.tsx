import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mockLayout } from '@tests/support/layout';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { findToast } from '@tests/support/toasts';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());
beforeEach(mockLayout);

interface Issued {
  id: string;
  number: string;
  client_id: string;
  subclass_id: string;
  qualification: string;
}

/** Returns a valid published certificate whose only decision is the grant. */
async function anyValid(condition = 'true') {
  const [row] = await stack.sql<Issued>(
    `select c.id, c.number, c.client_id, c.subclass_id, c.qualification
     from public.certificates c join public.clients k on k.id = c.client_id
     where c.status = 'aktif' and c.is_published and c.deleted_at is null and c.expires_on > private.today()
       and k.is_published and k.deleted_at is null and ${condition}
       and (select count(*) from public.certificate_decisions d where d.certificate_id = c.id) = 1
     order by c.number limit 1`,
  );
  return row!;
}
const decisionsOn = (id: string) =>
  stack.sql<{ kind: string; facts: unknown; from_beginning: boolean }>(
    `select kind, facts, from_beginning from public.certificate_decisions
     where certificate_id = $1 and kind <> 'grant' order by sequence`,
    [id],
  );

async function openDecision({ number, client_id }: Issued, role: 'admin' | 'editor' = 'editor') {
  const shown = await renderApp({ path: `/admin/klien/${client_id}`, stack, role });
  await shown.user.click(await screen.findByRole('button', { name: `Catat keputusan atas ${number}` }));
  const dialog = within(await screen.findByRole('dialog'));
  const choose = (label: RegExp, option: string) =>
    shown.user.selectOptions(dialog.getByRole('combobox', { name: label }), option);
  const submit = () => shown.user.click(dialog.getByRole('button', { name: 'Simpan keputusan' }));
  const explain = (reason: string) =>
    shown.user.type(dialog.getByRole('textbox', { name: /^Alasan/ }), reason);
  return { ...shown, dialog, choose, submit, explain };
}

test('locks the form of a published certificate and offers a correction there', async () => {
  const issued = await anyValid();
  const { user } = await renderApp({
    path: `/admin/klien/${issued.client_id}?edit=${issued.id}`,
    stack,
    role: 'editor',
  });
  const form = within(await screen.findByRole('dialog', { name: `Lihat “${issued.number}”` }));
  expect(form.getByText('Isinya tetap sejak terbit')).toBeVisible();
  expect(form.queryByRole('button', { name: 'Simpan' })).toBeNull();
  expect(form.getByRole('textbox', { name: /^Nomor sertifikat/ })).toHaveAttribute('readonly');
  expect(form.getByRole('link', { name: 'Buat salinan' })).toBeVisible();

  await user.click(form.getByRole('button', { name: 'Catat koreksi' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Catat keputusan atas ${issued.number}` }));
  expect(dialog.getByRole('combobox', { name: /^Keputusan/ })).toHaveDisplayValue('Koreksi');
  await user.click(dialog.getByRole('button', { name: 'Simpan keputusan' }));
  expect(dialog.getByText('Pilih isian yang berubah.')).toBeVisible();
  const add = dialog.getByRole('combobox', { name: /^Isian yang diubah/ });
  await waitFor(() => expect(add).toBeEnabled());
  expect(within(add).queryByRole('option', { name: 'Subklasifikasi' })).toBeNull();
  await user.selectOptions(add, 'Kode KBLI');
  const code = dialog.getByRole('textbox', { name: /^Kode KBLI/ });
  const was = (code as HTMLInputElement).value;
  expect(dialog.getByText('Nilai ini sama dengan yang sekarang.')).toBeVisible();
  await user.clear(code);
  await user.type(code, '4101');
  expect(dialog.getByText('Bentuk nilai ini tidak sah.')).toBeVisible();
  await user.clear(code);
  await user.type(code, '43999');
  expect(dialog.getByText(`Sekarang: ${was}`)).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /^Alasan/ }), 'Salah ketik');
  await user.click(dialog.getByRole('button', { name: 'Simpan keputusan' }));
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: /^Catat keputusan/ })).not.toBeInTheDocument(),
  );
  expect(await decisionsOn(issued.id)).toEqual([
    { kind: 'correct', facts: { kbli_code: [was, '43999'] }, from_beginning: false },
  ]);
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Kode KBLI/ })).toHaveValue('43999'));
});

test('shows both values of a correction from the beginning in the history', async () => {
  const issued = await anyValid();
  const { user, dialog, choose, submit, explain } = await openDecision(issued);
  await choose(/^Keputusan/, 'Koreksi');
  expect(dialog.getByLabelText(/^Berlaku sejak \*?/)).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: 'Berlaku sejak awal' }));
  expect(dialog.queryByLabelText(/^Berlaku sejak(?! awal)/)).toBeNull();
  const add = dialog.getByRole('combobox', { name: /^Isian yang diubah/ });
  await waitFor(() => expect(add).toBeEnabled());
  await user.selectOptions(add, 'Nama pemegang saat terbit');
  const holder = dialog.getByRole('textbox', { name: /^Nama pemegang/ });
  const was = (holder as HTMLInputElement).value;
  await user.clear(holder);
  await submit();
  expect(dialog.getByText('Isian ini tidak boleh kosong.')).toBeVisible();
  await user.type(holder, 'Nama <b>Benar</b>');
  await explain('Nama pada dokumen');
  await submit();
  expect(await findToast(`${issued.number}: Koreksi tercatat`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: `Riwayat ${issued.number}` }));
  const history = within(await screen.findByRole('dialog', { name: `Riwayat ${issued.number}` }));
  expect(await history.findByText(`Nama pemegang saat terbit: ${was} → Nama <b>Benar</b>`)).toBeVisible();
  expect(history.getByText('Berlaku sejak awal')).toBeVisible();
});

test('offers only lower qualifications for a reduction', async () => {
  const issued = await anyValid(`c.qualification = 'menengah' and exists (select from public.rl_subclass s
    where s.id = c.subclass_id and s.qualifications @> '{kecil}')`);
  const { user, dialog, choose, submit, explain } = await openDecision(issued);
  await choose(/^Keputusan/, 'Pengurangan');
  const add = dialog.getByRole('combobox', { name: /^Isian yang diubah/ });
  await waitFor(() => expect(add).toBeEnabled());
  await user.selectOptions(add, 'Kualifikasi');
  const grade = dialog.getByRole('combobox', { name: /^Kualifikasi/ });
  expect(
    within(grade)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Kecil', 'Menengah']);
  await user.selectOptions(grade, 'Kecil');
  await explain('Tenaga ahli berkurang');
  await submit();
  expect(await findToast(`${issued.number}: Pengurangan tercatat`)).toBeVisible();
  expect(await decisionsOn(issued.id)).toMatchObject([
    { kind: 'reduce', facts: { qualification: ['menengah', 'kecil'] } },
  ]);
});

test('annuls a suspension as an admin and marks it in the history', async () => {
  const issued = await anyValid();
  const first = await openDecision(issued);
  await first.choose(/^Keputusan/, 'Pembekuan');
  await first.explain('Keliru');
  await first.submit();
  expect(await findToast(`${issued.number}: Pembekuan tercatat`)).toBeVisible();
  first.unmount();
  const asEditor = await openDecision(issued);
  expect(asEditor.dialog.queryByRole('option', { name: 'Pembatalan keputusan' })).toBeNull();
  asEditor.unmount();

  const { user, dialog, submit, explain } = await openDecision(issued, 'admin');
  const kind = dialog.getByRole('combobox', { name: /^Keputusan/ });
  await user.selectOptions(kind, await within(kind).findByRole('option', { name: 'Pembatalan keputusan' }));
  await submit();
  expect(dialog.getByText('Pilih keputusan yang dibatalkan.')).toBeVisible();
  const annuls = dialog.getByRole('combobox', { name: /^Keputusan yang dibatalkan/ });
  await user.selectOptions(annuls, within(annuls).getByRole('option', { name: /^Pembekuan, berlaku/ }));
  await explain('Salah sertifikat');
  await submit();
  expect(await findToast(`${issued.number}: Pembatalan keputusan tercatat`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: `Riwayat ${issued.number}` }));
  const history = within(await screen.findByRole('dialog', { name: `Riwayat ${issued.number}` }));
  expect(await history.findByText('Dibatalkan')).toBeVisible();
  expect(history.getByText(/^Membatalkan: Pembekuan, berlaku/)).toBeVisible();
});

test('shows an error for a decision that takes effect before the latest one', async () => {
  const issued = await anyValid(`c.issued_on < private.today() - 20`);
  await stack.sql(
    `select public.decide_certificate($1, 'suspend',
       jsonb_build_object('reason', 'x', 'effective_on', private.today() - 5))`,
    [issued.id],
  );
  const { user, dialog, choose, submit, explain } = await openDecision(issued);
  await choose(/^Keputusan/, 'Pengaktifan kembali');
  const [{ day } = { day: '' }] = await stack.sql<{ day: string }>(
    `select (private.today() - 10)::text as day`,
  );
  const since = dialog.getByLabelText(/^Berlaku sejak/);
  await user.clear(since);
  await user.type(since, day);
  await explain('Selesai');
  await submit();
  expect(await dialog.findByText(/^Ada keputusan lain yang berlaku sesudah hari itu/)).toBeVisible();
});

test('offers only a correction for a withdrawn certificate, and no decision for a draft', async () => {
  const issued = await anyValid();
  await stack.sql(`select public.decide_certificate($1, 'withdraw', '{"reason": "x"}')`, [issued.id]);
  await stack.sql(
    `insert into public.certificates (client_id, subclass_id, number, qualification, issued_on, expires_on,
       is_published) values ($1, $2, 'DRAF-1', $3, private.today(), private.today() + 900, false)`,
    [issued.client_id, issued.subclass_id, issued.qualification],
  );
  const { dialog } = await openDecision(issued);
  // Annulments are offered after the decisions have loaded.
  await waitFor(() => {
    const kinds = within(dialog.getByRole('combobox', { name: /^Keputusan/ })).getAllByRole('option');
    expect(kinds.slice(1).map(({ textContent }) => textContent)).toEqual(['Koreksi', 'Pembatalan keputusan']);
  });
  expect(screen.queryByText('Catat keputusan atas DRAF-1')).toBeNull();
});

test('asks about another valid certificate and replaces it at publication', async () => {
  const issued = await anyValid(`c.issued_on < private.today()`);
  await stack.sql(
    `insert into public.certificates (client_id, subclass_id, number, qualification, issued_on, expires_on,
       decided_on, decided_by, is_published)
     values ($1, $2, 'KEDUA-1', $3, private.today(), private.today() + 900, private.today(), 'Direktur', false)`,
    [issued.client_id, issued.subclass_id, issued.qualification],
  );
  const { user } = await renderApp({ path: `/admin/klien/${issued.client_id}`, stack, role: 'editor' });
  await user.click(await screen.findByRole('link', { name: 'KEDUA-1' }));
  const form = within(await screen.findByRole('dialog', { name: 'Ubah “KEDUA-1”' }));
  expect(form.getByText(`${issued.number} masih berlaku untuk subklasifikasi ini`)).toBeVisible();
  await user.click(form.getByRole('switch', { name: 'Terbit' }));
  await user.click(form.getByRole('button', { name: 'Simpan' }));
  expect(await form.findByText(/^Badan usaha ini punya sertifikat lain yang masih berlaku/)).toBeVisible();
  await user.click(form.getByRole('radio', { name: 'Digantikan oleh sertifikat ini' }));
  await user.click(form.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await decisionsOn(issued.id)).toMatchObject([{ kind: 'replace' }]);
  const [row] = await stack.sql<{ status: string; number: string }>(
    `select c.status, r.number from public.certificates c join public.certificates r on r.id = c.replaced_by
     where c.id = $1`,
    [issued.id],
  );
  expect(row).toEqual({ status: 'diganti', number: 'KEDUA-1' });
});

test('does not mention visitors in the decision dialog if the certificate’s company is hidden', async () => {
  const [hidden] = await stack.sql<{ id: string; number: string }>(
    `select k.id, c.number from public.clients k join public.certificates c on c.client_id = k.id
     where not k.is_published and c.status = 'aktif' and k.deleted_at is null limit 1`,
  );
  const { user } = await renderApp({ path: `/admin/klien/${hidden!.id}`, stack, role: 'editor' });
  await user.click(await screen.findByRole('button', { name: `Catat keputusan atas ${hidden!.number}` }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^Sertifikat ini tidak tampil di situs/)).toBeVisible();
  expect(dialog.queryByText(/^Pengunjung langsung melihat/)).toBeNull();
});
