import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withFaults } from '@tests/support/faults';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

/** Returns the list row with the given title. */
const entryOf = async (title: string) =>
  (await screen.findByRole('link', { name: title })).closest<HTMLElement>('li, tr')!;

test('marks a demo entry until it is edited', async () => {
  const [slide] = await stack.sql<{ id: string; title: string }>(
    'select id, title from public.hero_slides where deleted_at is null order by sort_order limit 1',
  );
  const { unmount } = await renderApp({ path: '/admin/hero-slider', stack, role: 'editor' });
  expect(await within(await entryOf(slide!.title)).findByText('Contoh')).toBeVisible();
  unmount();
  await stack.sql(`update public.hero_slides set title = 'Milik kami sendiri' where id = $1`, [slide!.id]);
  await renderApp({ path: '/admin/hero-slider', stack, role: 'editor' });
  const own = await entryOf('Milik kami sendiri');
  await screen.findAllByText('Contoh');
  expect(within(own).queryByText('Contoh')).not.toBeInTheDocument();
});

test('shows no mark on reference entries', async () => {
  const [law] = await stack.sql<{ title: string }>('select title from public.legal_products limit 1');
  await renderApp({ path: '/admin/produk-hukum', stack, role: 'viewer' });
  expect(within(await entryOf(law!.title)).queryByText('Contoh')).not.toBeInTheDocument();
});

test('marks demo companies in the table, or none when the query fails', async () => {
  const [company] = await stack.sql<{ name: string }>(
    'select name from public.clients where deleted_at is null order by name limit 1',
  );
  const { unmount } = await renderApp({ path: '/admin/klien', stack, role: 'viewer' });
  expect(await within(await entryOf(company!.name)).findByText('Contoh')).toBeVisible();
  unmount();
  const fetch = withFaults(stack.fetch, [{ match: 'rpc/demo_rows', fault: 'server-error' }]);
  await renderApp({ path: '/admin/klien', stack, role: 'viewer', fetch });
  expect(within(await entryOf(company!.name)).queryByText('Contoh')).not.toBeInTheDocument();
});

test('reads the demo marks once for a list with its filter options and trash', async () => {
  const requested: string[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    requested.push(new URL(new Request(input, init).url).pathname.replace('/rest/v1/rpc/', ''));
    return stack.fetch(input, init);
  };
  const { unmount } = await renderApp({ path: '/admin/klien', stack, role: 'editor', fetch });
  await screen.findAllByText('Contoh');
  // Wait until the trash count is shown.
  await screen.findByRole('link', { name: /^Sampah/ });
  await waitFor(() => expect(requested).toContain('list_choices'));
  await waitFor(() => expect(requested.filter((name) => name === 'list_clients')).toHaveLength(2));
  expect(requested.filter((name) => name === 'demo_rows')).toHaveLength(1);
  unmount();
});
