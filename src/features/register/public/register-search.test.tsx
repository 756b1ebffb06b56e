import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeAll(async () => {
  // jsdom does not implement scrolling.
  Element.prototype.scrollIntoView = vi.fn();
  stack = await openTestStack();
});
afterAll(() => stack.close());

const path = '/informasi/klien';
/** Opens the app at a URL and waits for the page. */
async function openPage(options: Parameters<typeof renderApp>[0]) {
  const app = await renderApp({ media: { reducedMotion: true }, ...options });
  await screen.findByRole('heading', { level: 1 }, { timeout: 40_000 });
  return app;
}
const main = () => within(screen.getByRole('main'));
const companies = async () => (await main().findAllByRole('rowheader')).map((each) => each.textContent);
const search = () => window.location.search;

test('finds a company by a misspelled name, and marks the result as a close match', async () => {
  const { user } = await openPage({ path, stack });
  await user.type(
    await screen.findByRole('searchbox', { name: /Nama badan usaha/ }),
    'Cakrawla Rekayasa{Enter}',
  );
  expect(await main().findByText(/Tidak ada yang persis “Cakrawla Rekayasa”/)).toBeVisible();
  expect((await companies())[0]).toMatch(/^PT Cakrawala Rekayasa Abadi/);
  expect(search()).toBe('?q=Cakrawla+Rekayasa');
});

test.each([
  ['9997000001371', 'PT Banyu Beton Perkasa Sentosa'],
  ['pns-bg006-00005', 'PT Banyu Beton Perkasa Sentosa'],
  ['pns bg006 00005', 'PT Banyu Beton Perkasa Sentosa'],
  ['SBU no. PNSBG00600005', 'PT Banyu Beton Perkasa Sentosa'],
])('finds a company by the number %s', async (query, name) => {
  await openPage({ path: `${path}?q=${query}`, stack });
  expect(await main().findByRole('link', { name })).toBeVisible();
  expect(await companies()).toHaveLength(1);
});

test('finds companies by legal form alone or by a certified code', async () => {
  const { unmount } = await openPage({ path: `${path}?q=cv.`, stack });
  const ofForm = await companies();
  expect(ofForm.length).toBeGreaterThan(0);
  for (const name of ofForm) expect(name).toMatch(/^CV /);
  unmount();
  await openPage({ path: `${path}?q=bs004`, stack });
  expect((await companies()).length).toBeGreaterThan(0);
  for (const line of main().getAllByRole('row').slice(1)) expect(line).toHaveTextContent(/BS004/);
});
