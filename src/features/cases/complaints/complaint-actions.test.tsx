import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fileComplaint, openService, type Service } from '@tests/service-requests/requests';
import { renderApp } from '@tests/support/render-app';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

const open = async (role: 'editor' | 'admin' = 'editor') => {
  const { id, receipt } = await fileComplaint(service);
  await call(service.admin, 'move_case', { kind: 'complaint', id, new_status: 'diproses' });
  const app = await renderApp({ path: `/admin/keluhan?case=${id}`, stack: service, role });
  const section = within(await screen.findByRole('region', { name: 'Tindakan perbaikan' }));
  expect(await section.findByText('Belum ada tindakan.')).toBeVisible();
  return { ...app, id, receipt, section };
};

/** Selects the finding “upheld” and signs the declaration. */
async function uphold(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Selesaikan' }));
  const decide = within(await screen.findByRole('dialog'));
  await user.selectOptions(decide.getByRole('combobox', { name: /^Kesimpulan/ }), 'Keluhan terbukti');
  await user.type(decide.getByRole('textbox', { name: /^Hasil/ }), 'Berdasar.');
  await user.type(decide.getByRole('textbox', { name: /^Alasan/ }), 'Terlambat.');
  const post = await decide.findByRole('textbox', { name: /^Jabatan/ });
  await user.clear(post);
  await user.type(post, 'Manajer Mutu');
  await user.click(await decide.findByRole('checkbox', { name: /^Saya tidak menilai/ }));
  return decide;
}

test('plans the corrective action of an upheld complaint in the decision dialog', async () => {
  const { user, section } = await open();
  const decide = await uphold(user);
  await user.click(decide.getByRole('button', { name: 'Selesaikan' }));
  const follow = within(decide.getByRole('group', { name: 'Tindakan perbaikan' }));
  expect(await follow.findByText('Wajib diisi.')).toBeVisible();
  await user.selectOptions(follow.getByRole('combobox', { name: /^Yang menyusul/ }), 'Tindakan direncanakan');
  expect(await follow.findByText('Tulis paling sedikit 5 karakter.')).toBeVisible();
  await user.type(follow.getByRole('textbox', { name: /^Tindakan/ }), 'Jadwal dipasang ulang');
  await user.selectOptions(
    follow.getByRole('combobox', { name: /^Penanggung jawab/ }),
    'Orang lain, tanpa akun',
  );
  await user.type(follow.getByRole('textbox', { name: /^Nama atau jabatannya/ }), 'Manajer Mutu');
  await user.type(follow.getByLabelText(/^Selesai paling lambat/), '2099-01-31');
  expect(decide.getByRole('checkbox', { name: /^Saya tidak menilai/ })).toBeChecked();
  await user.click(decide.getByRole('button', { name: 'Selesaikan' }));
  expect(await section.findByText('Jadwal dipasang ulang')).toBeVisible();
  expect(await screen.findByText('Keluhan terbukti', { selector: 'p' })).toBeVisible();
});

test('keeps the declaration when the dialog is closed, and requires a new one when the decision changes', async () => {
  const { user } = await open();
  let decide = await uphold(user);
  await user.click(decide.getByRole('button', { name: 'Batal' }));
  await user.click(await screen.findByRole('button', { name: 'Selesaikan' }));
  decide = within(await screen.findByRole('dialog'));
  expect(await decide.findByRole('checkbox', { name: /^Saya tidak menilai/ })).toBeChecked();
  await user.type(decide.getByRole('textbox', { name: /^Hasil/ }), ' Ditambah.');
  expect(decide.getByRole('checkbox', { name: /^Saya tidak menilai/ })).not.toBeChecked();
});

test('plans and completes a corrective action before the complaint is decided', async () => {
  const { user, section, receipt } = await open();
  await section.findByText('Belum ada tindakan.');
  await user.click(section.getByRole('button', { name: 'Rencanakan tindakan' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: `Tindakan perbaikan untuk ${receipt.number}` }),
  );
  await user.click(dialog.getByRole('button', { name: 'Rencanakan tindakan' }));
  expect(await dialog.findByText('Tulis paling sedikit 5 karakter.')).toBeVisible();
  expect(dialog.getAllByText('Wajib diisi.')).toHaveLength(2);
  await user.type(dialog.getByRole('textbox', { name: /^Tindakan/ }), '<b>Jadwal</b> dipasang ulang');
  await user.selectOptions(dialog.getByRole('combobox'), 'Orang lain, tanpa akun');
  await user.type(dialog.getByRole('textbox', { name: /^Nama atau jabatannya/ }), 'Manajer Mutu');
  await user.type(dialog.getByLabelText(/^Selesai paling lambat/), '2099-01-31');
  await user.click(dialog.getByRole('button', { name: 'Rencanakan tindakan' }));
  expect(await section.findByText('<b>Jadwal</b> dipasang ulang')).toBeVisible();
  expect(section.getByText('Manajer Mutu, paling lambat 31 Januari 2099')).toBeVisible();
  expect(section.queryByRole('button', { name: 'Tidak perlu tindakan' })).toBeNull();

  await user.click(section.getByRole('button', { name: /^Selesai: / }));
  const proof = within(await screen.findByRole('dialog', { name: /^Selesai: / }));
  await user.type(proof.getByRole('textbox', { name: /^Bukti penyelesaian/ }), 'Notulen 12/2026');
  await user.click(proof.getByRole('button', { name: 'Selesai' }));
  expect(await section.findByText(/: Notulen 12\/2026$/)).toBeVisible();
  expect(section.queryByRole('button', { name: /^Selesai: / })).toBeNull();
});

test('shows why no action is needed in place of the actions', async () => {
  const { user, section } = await open();
  await user.click(await section.findByRole('button', { name: 'Tidak perlu tindakan' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /^Alasan/ }), 'Sudah diperbaiki di tempat.');
  await user.click(dialog.getByRole('button', { name: 'Tidak perlu tindakan' }));
  expect(await section.findByText('Tidak diperlukan: Sudah diperbaiki di tempat.')).toBeVisible();
});

test('lists open actions with links to their cases and marks overdue ones', async () => {
  const { id, receipt, unmount } = await open();
  unmount();
  const action = { words: '<i>Petugas</i> dilatih ulang.', owner_name: 'Manajer Mutu', due_on: '2099-01-31' };
  const action_id = await call<string>(service.admin, 'plan_action', { kind: 'complaint', id, action });
  await service.sql('update private.corrective_actions set due_on = private.today() - 3 where id = $1', [
    action_id,
  ]);
  const { user } = await renderApp({ path: '/admin', stack: service, role: 'editor' });
  const work = await screen.findByRole('link', { name: /Tindakan perbaikan yang terlewat/ });
  await user.click(work);
  const row = within(
    (await screen.findByRole('link', { name: receipt.number })).closest('li') ?? document.body,
  );
  expect(row.getByText('<i>Petugas</i> dilatih ulang.')).toBeVisible();
  expect(row.getByText('Terlewat')).toBeVisible();
  await user.click(row.getByRole('link', { name: receipt.number }));
  expect(await screen.findByRole('region', { name: 'Tindakan perbaikan' })).toBeVisible();
});
