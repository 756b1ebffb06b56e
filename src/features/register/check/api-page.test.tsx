import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { stackUrl } from '@tests/support/stack-directory';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

const main = () => within(screen.getByRole('main'));
async function openPage(path: string) {
  const app = await renderApp({ path, stack, media: { reducedMotion: true } });
  await screen.findByRole('heading', { level: 1, name: /Data (untuk|for) program/ }, { timeout: 40_000 });
  return app;
}

test('links to working examples and is linked from the check page', async () => {
  const app = await renderApp({ path: '/cek', stack, media: { reducedMotion: true } });
  await app.user.click(
    await screen.findByRole('link', { name: 'Data untuk program (API)' }, { timeout: 40_000 }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Data untuk program' });
  const addressesShown = () =>
    main()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => /^\/(api|perubahan)/.test(href));
  await waitFor(() => expect(addressesShown()).toHaveLength(5));
  const addresses = addressesShown();
  expect(addresses.filter((address) => /[?&]q=PNS-/.test(address))).toHaveLength(2);
  for (const address of addresses) {
    const answer = await stack.fetch(new URL(address, stackUrl));
    expect([address, answer.status]).toEqual([address, 200]);
  }
});

test('copies a URL, or shows an error when that fails', async () => {
  const { user } = await openPage('/cek/api');
  const button = await main().findByRole('button', { name: /^Salin alamat: Status satu sertifikat/ });
  await user.click(button);
  expect(await main().findByText('Alamat disalin')).toBeVisible();
  const copied = new URL(await navigator.clipboard.readText());
  expect(copied.origin + copied.pathname).toBe(`${window.location.origin}/api/v1/certificates`);
  const [line] = (await (await stack.fetch(new URL(copied.pathname + copied.search, stackUrl))).json()).lines;
  expect(line.certificates).toMatchObject([{ status: 'aktif' }]);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
  await user.click(button);
  expect(await main().findByText(/tidak dapat disalin/)).toBeVisible();
});

test('shows the API page in English', async () => {
  await openPage('/cek/api?lng=en');
  expect(main().getByText(/At most 100 numbers/)).toBeVisible();
});
