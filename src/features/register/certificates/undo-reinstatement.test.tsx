import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mockLayout } from '@tests/support/layout';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());
beforeEach(mockLayout);

test('undoing a reinstatement restores the ground and the end of the suspension', async () => {
  const [held] = await stack.sql<{ id: string; number: string }>(
    `select id, number from public.certificates where status = 'aktif' and is_published and deleted_at is null
     and private.today() between issued_on and expires_on - 90 order by number limit 1`,
  );
  const { id, number } = held!;
  await stack.sql(
    `select public.decide_certificate($1, 'suspend', jsonb_build_object('reason', 'Temuan', 'ground', 'kewajiban',
       'until', private.today() + 60))`,
    [id],
  );
  const stateNow = async () =>
    (
      await stack.sql(
        `select status, status_ground, suspended_until = private.today() + 60 as lasts
         from public.certificates where id = $1`,
        [id],
      )
    )[0];
  const path = `/admin/klien/sertifikat?q=${encodeURIComponent(number)}`;
  const { user } = await renderApp({ path, stack, role: 'editor' });
  await user.click(await screen.findByRole('checkbox', { name: `Pilih “${number}”` }));
  await user.click(screen.getByRole('button', { name: 'Catat keputusan' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Keputusan/ }), 'Pengaktifan kembali');
  await user.type(dialog.getByRole('textbox', { name: /^Alasan/ }), 'Selesai');
  await user.click(dialog.getByRole('button', { name: 'Simpan keputusan' }));
  await waitFor(async () => expect(await stateNow()).toMatchObject({ status: 'aktif', status_ground: null }));
  await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
  await waitFor(async () =>
    expect(await stateNow()).toEqual({ status: 'dibekukan', status_ground: 'kewajiban', lasts: true }),
  );
});
