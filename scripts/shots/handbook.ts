import type { Page } from '@playwright/test';

/** Picture of the handbook: its name without language, the screen, and an action to perform first. */
export interface HandbookPicture {
  name: string;
  path: string;
  /** Taken without signing in. */
  isPublic?: true;
  open?: (page: Page) => Promise<void>;
}

/** Opens the first entry of a list and waits for its screen. */
async function firstEntry(page: Page) {
  const list = await page.locator('h1').first().textContent();
  await page.locator('main tbody a[href]').filter({ visible: true }).first().click();
  await page
    .locator('h1')
    .filter({ hasNotText: list ?? '' })
    .first()
    .waitFor();
}

/** Pictures of docs/handbook/, each taken in every language. */
export const handbookPictures: readonly HandbookPicture[] = [
  { name: 'dashboard', path: '/admin' },
  { name: 'sign-in', path: '/auth/login', isPublic: true },
  { name: 'notifications', path: '/admin/pemberitahuan' },
  { name: 'compliance', path: '/admin/kepatuhan' },
  { name: 'lists', path: '/admin/faq' },
  { name: 'fees', path: '/admin/biaya' },
  { name: 'scopes', path: '/admin/ruang-lingkup?list=subclassifications' },
  { name: 'articles', path: '/admin/news', open: firstEntry },
  { name: 'pages', path: '/admin/cms' },
  { name: 'media', path: '/admin/media' },
  { name: 'navigation', path: '/admin/navigation' },
  { name: 'companies', path: '/admin/klien' },
  { name: 'certificates', path: '/admin/klien/sertifikat' },
  { name: 'surveillance', path: '/admin/klien/surveilans' },
  { name: 'import', path: '/admin/klien/impor' },
  { name: 'cases', path: '/admin/keluhan?view=all', open: firstEntry },
  { name: 'messages', path: '/admin/messages?view=all', open: firstEntry },
  { name: 'data-requests', path: '/admin/permintaan-data?state=all' },
  { name: 'users', path: '/admin/users' },
  { name: 'settings', path: '/admin/settings' },
  { name: 'logs', path: '/admin/audit-log' },
  { name: 'health', path: '/admin/kesehatan' },
  { name: 'first-steps', path: '/admin/mulai' },
];

/** Picture at the top of the README, in the default language. */
export const homePicture: HandbookPicture = {
  name: 'home',
  path: '/',
  isPublic: true,
  // The slide's drawing is a separate file, and nothing on the page shows that it has loaded.
  open: (page) => page.waitForLoadState('networkidle'),
};

/** Scales a PNG to `width` pixels, keeping the aspect ratio, and converts it to WebP. */
export async function smallPicture(page: Page, png: Buffer, width: number): Promise<Buffer> {
  const address = await page.evaluate(
    async ({ data, width }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = Math.round((image.height / image.width) * width);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('This browser does not support canvas.');
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', 0.7);
    },
    { data: png.toString('base64'), width },
  );
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
