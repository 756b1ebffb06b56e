import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileComplaint, openService, type Service } from '@tests/service-requests/requests';
import { renderApp } from '@tests/support/render-app';
import { findToast } from '@tests/support/toasts';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

const open = (id: string, role: 'admin' | 'editor' = 'admin') =>
  renderApp({ path: `/admin/keluhan?case=${id}`, stack: service, role });
const about = { category: 'personel', subject: 'Permintaan imbalan' };
const card = () => screen.findByRole('region', { name: 'Staf yang dikeluhkan' });

describe('a complaint about staff', () => {
  test('is hidden from editors until the staff concerned are confirmed', async () => {
    const { id } = await fileComplaint(service, about);
    await open(id, 'editor');
    expect(await screen.findByRole('heading', { level: 1, name: 'Perkara tidak ditemukan' })).toBeVisible();
    expect(screen.queryByText('Permintaan imbalan')).not.toBeInTheDocument();
  });

  test('lets an admin confirm the staff concerned, who are then recorded as involved', async () => {
    const { id } = await fileComplaint(service, about);
    const { user } = await open(id);
    const shown = within(await card());
    await user.click(shown.getByRole('button', { name: 'Nyatakan' }));
    expect(shown.getByRole('alert')).toHaveTextContent('Pilih orangnya');
    await user.click(await shown.findByRole('checkbox', { name: 'Budi Editor' }));
    expect(shown.getByRole('checkbox', { name: 'Tidak ada yang memiliki akun' })).toBeDisabled();
    await user.click(shown.getByRole('button', { name: 'Nyatakan' }));
    expect(await findToast('Staf yang dikeluhkan dicatat')).toBeVisible();
    const people = within(await screen.findByRole('region', { name: 'Orang yang terlibat' }));
    expect(await people.findByText('Budi Editor')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Staf yang dikeluhkan' })).not.toBeInTheDocument(),
    );
    expect((await service.editor.from('complaints').select('id').eq('id', id)).data).toEqual([]);
  });

  test('is visible to editors when it concerns no one with an account', async () => {
    const { id } = await fileComplaint(service, about);
    const { user } = await open(id);
    const shown = within(await card());
    await user.click(shown.getByRole('checkbox', { name: 'Tidak ada yang memiliki akun' }));
    await user.click(shown.getByRole('button', { name: 'Nyatakan' }));
    expect(await findToast('Staf yang dikeluhkan dicatat')).toBeVisible();
    expect((await service.editor.from('complaints').select('id').eq('id', id)).data).toEqual([{ id }]);
  });
});
