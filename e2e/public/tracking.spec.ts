import { expectNoSeriousAxe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { filedComplaint, openCase } from '../support/service-requests.ts';

test('an unknown number and a wrong code get the same response', async ({ page, site, service }) => {
  const receipt = await filedComplaint(service);
  const responses: string[] = [];
  for (const [number, code] of [
    [receipt.number, 'AAAA-BBBB-CCCC'],
    ['KEL-2026-987654', receipt.access_code],
    [`' or 1=1 --`, '<script>alert(1)</script>'],
  ] as const) {
    await openCase(page, number, code);
    await expect(page.getByText('Perkara tidak ditemukan')).toBeVisible();
    responses.push(await page.getByRole('alert').innerText());
  }
  expect(new Set(responses).size).toBe(1);
  await expectNoSeriousAxe(page);
  await openCase(page, receipt.number.toLowerCase(), receipt.access_code);
  await expect(page.getByRole('heading', { name: 'Untuk dilacak' })).toBeFocused();
  expect(page.url()).toBe(`${site.url}/lacak`);
});
