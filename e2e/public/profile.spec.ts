import { expect, test } from '../support/fixtures.ts';

test('the table of contents links to the sections of a long page', async ({ page }) => {
  await page.goto('/informasi/hak-kewajiban');
  await page.getByRole('link', { name: 'Penggunaan nama, logo, dan sertifikat' }).click();
  const passage = page.getByRole('heading', { name: 'Penggunaan nama, logo, dan sertifikat' });
  await expect(passage).toBeInViewport();
  await expect(page).toHaveURL(/#bagian-penggunaan-nama-logo-dan-sertifikat$/);
});

test(
  'the organisation is shown as a chart on wide screens, with duties that open by keyboard',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/profil/struktur');
    await expect(page).toHaveURL(/\/profil\/struktur-organisasi$/);
    const places = async (name: string) =>
      (await page.getByText(name, { exact: true }).boundingBox()) ?? { x: 0, y: 0 };
    const [certification, quality, director] = [
      await places('Sinta Maheswari'),
      await places('Laras Puspita'),
      await places('Ratna Wijayanti'),
    ];
    expect(quality.x).toBeGreaterThan(certification.x + 200);
    expect(Math.abs(quality.y - certification.y)).toBeLessThan(8);
    expect(director.y).toBeLessThan(certification.y);

    const duties = page.getByText(/Menangani keluhan dan banding/);
    await expect(duties).toBeHidden();
    await page.getByRole('listitem').filter({ hasText: 'Laras Puspita' }).last().locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(duties).toBeVisible();
  },
);
