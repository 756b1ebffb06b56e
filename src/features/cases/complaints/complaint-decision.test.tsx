import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileComplaint, openService, type Service } from '@tests/service-requests/requests';
import { renderApp } from '@tests/support/render-app';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

const open = (id: string) => renderApp({ path: `/admin/keluhan?case=${id}`, stack: service, role: 'editor' });
const region = (name: string) => screen.findByRole('region', { name });

test('records a person without an account by name, as plain text', async () => {
  const { id } = await fileComplaint(service);
  const { user } = await open(id);
  await user.click(await screen.findByRole('button', { name: 'Catat orang' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Catat orang yang terlibat' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Siapa/ }), 'Orang lain, tanpa akun');
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Perannya/ }), 'Asesor');
  await user.click(dialog.getByRole('button', { name: 'Catat' }));
  const name = dialog.getByRole('textbox', { name: /^Namanya/ });
  expect(name).toHaveFocus();
  await user.type(name, '<b>Sri</b> Asesor Luar');
  await user.click(dialog.getByRole('button', { name: 'Catat' }));
  expect(
    await within(await region('Orang yang terlibat')).findByText('<b>Sri</b> Asesor Luar'),
  ).toBeVisible();
  expect(
    await service.sql('select is_external, user_id from public.case_people where case_id = $1', [id]),
  ).toEqual([{ is_external: true, user_id: null }]);
});
