import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withFaults, type FaultRule } from '@tests/support/faults';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { factNames } from './check-texts';

let stack: TestStack;
let rules: FaultRule[];
beforeEach(async () => {
  rules = [];
  stack = await openTestStack({ wrapFetch: (fetch) => withFaults(fetch, rules) });
  await stack.sql('delete from private.job_runs');
  await stack.sql(`update private.platform set made_at = now() - interval '2 days'`);
});
afterEach(() => stack.close());

const line = async (name: string) => {
  const found = (await screen.findByRole('heading', { name, level: 3 })).closest('li');
  return found ?? expect.unreachable(`no line for ${name}`);
};

test('lists failed checks first with instructions and is linked from the dashboard', async () => {
  const { user } = await renderApp({ path: '/admin', stack, role: 'admin' });
  await user.click(await screen.findByRole('link', { name: /^Pemeriksaan kesehatan situs yang gagal/ }));
  expect(await screen.findByRole('heading', { name: 'Kesehatan Situs', level: 1 })).toBeVisible();
  const clock = within(await line('Jadwal tugas'));
  expect(clock.getByText('Gagal')).toBeVisible();
  expect(
    clock.getByText(
      /belum pernah berjalan: confirm-evidence, notify, outcome-letter, retention, write-pages/,
    ),
  ).toBeVisible();
  expect(clock.getByText(/Periksa pg_cron, pg_net/)).toBeVisible();
  const [first] = screen.getAllByRole('heading', { level: 3 });
  expect(first).toHaveTextContent('Jadwal tugas');
  expect(await line('Aturan akses dan pemicu')).toHaveTextContent('Semua aturan akses dan pemicu ada');
  expect(await line('Cadangan')).toHaveTextContent('Cadangan terakhir: belum pernah.');

  await stack.sql(
    `insert into private.job_runs (job, ran_at, result) select job, now(), '{}'::jsonb from private.clock_runs()
     union all select 'backup', now(), '{}'::jsonb`,
  );
  await user.click(screen.getByRole('button', { name: 'Periksa lagi' }));
  expect(await screen.findByText('Kelima tugas berkala berjalan.')).toBeVisible();
  expect(screen.getByText(/\/health\.json$/)).toBeVisible();
  expect(screen.getByText(/^Versi aplikasi: \d+\.\d+\.\d+$/)).toBeVisible();
  // There must be texts for exactly the checks in the database; `answers` exists only in hosted projects.
  const facts = await stack.sql<{ fact: string }>('select fact from private.health_facts()');
  expect([...facts.map(({ fact }) => fact), 'answers'].sort()).toEqual([...factNames].sort());
});

test('shows an error and retries when the checks fail to load', async () => {
  rules.push({ match: 'rpc/site_health', fault: 'server-error' });
  const { user } = await renderApp({ path: '/admin/kesehatan?lng=en', stack, role: 'admin' });
  expect(await screen.findByText('The results of the checks could not be loaded')).toBeVisible();
  rules.length = 0;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await line('Scheduled jobs')).toHaveTextContent('Failed');
});
