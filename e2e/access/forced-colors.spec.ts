import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

// Windows contrast themes replace all page colours with a few system colours, so anything drawn only by a
// background disappears.

const publicPlaces = [
  '/',
  '/informasi/klien',
  '/layanan/ruang-lingkup',
  '/layanan/biaya',
  '/cek',
  '/keluhan',
  '/lacak',
  '/auth/login',
];
const staffPlaces = [
  '/admin',
  '/admin/klien/sertifikat?status=aktif',
  '/admin/faq',
  '/admin/keluhan',
  '/admin/settings',
  '/admin/kepatuhan',
];

/** Marks shapes without text that are visible only by their background colour. */
const markShapes = () => {
  for (const shape of document.querySelectorAll<HTMLElement>('body *')) {
    const { width, height } = shape.getBoundingClientRect();
    const { backgroundColor } = getComputedStyle(shape);
    if (shape.childNodes.length > 0 || width < 4 || height < 1 || !shape.checkVisibility()) continue;
    if (/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor) || shape.closest('[data-decor]')) continue;
    if (!/^(SPAN|DIV|I|B|LI|TD)$/.test(shape.tagName)) continue;
    shape.dataset.shape = '';
  }
};

/** Returns the marked shapes and the controls that are no longer visible. */
const findInvisible = () => {
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}${element.id && `#${element.id}`} ${(element.textContent || element.getAttribute('aria-label') || element.className).trim().slice(0, 80)}`;
  const isFramed = (element: Element) => {
    const { borderTopWidth, borderBottomWidth, borderLeftWidth, outlineStyle, appearance } =
      getComputedStyle(element);
    const widths = [borderTopWidth, borderBottomWidth, borderLeftWidth].map(parseFloat);
    return widths.some((width) => width > 0) || outlineStyle !== 'none' || appearance !== 'none';
  };
  const canvas = getComputedStyle(document.body).backgroundColor;
  const shapes = [...document.querySelectorAll('[data-shape]')].filter(
    (shape) => !isFramed(shape) && getComputedStyle(shape).backgroundColor === canvas,
  );
  const fields = [...document.querySelectorAll('input, select, textarea')].filter(
    (field) =>
      field.checkVisibility({ opacityProperty: true }) && !field.closest('.sr-only') && !isFramed(field),
  );
  const selected = [
    ...document.querySelectorAll(
      '[aria-current]:not([aria-current=false]), [aria-selected=true], [aria-pressed=true], [data-state=active]:not([role=tabpanel])',
    ),
  ].filter((each) => {
    const { textDecorationLine, backgroundColor } = getComputedStyle(each);
    const { width } = each.getBoundingClientRect();
    const isMarked =
      isFramed(each) ||
      textDecorationLine.includes('underline') ||
      backgroundColor !== canvas ||
      each.querySelector('svg');
    return each.checkVisibility() && width > 2 && !isMarked;
  });
  return [
    ...shapes.map((each) => `shape: ${name(each)}`),
    ...fields.map((each) => `field: ${name(each)}`),
    ...selected.map((each) => `selected: ${name(each)}`),
  ];
};

/** Returns the first Tab stops without a focus outline. */
async function unfocused(page: Page) {
  const found: string[] = [];
  for (let stop = 0; stop < 8; stop++) {
    await page.keyboard.press('Tab');
    const bare = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return '';
      const { outlineStyle, outlineWidth } = getComputedStyle(focused);
      return outlineStyle === 'none' || parseFloat(outlineWidth) < 1
        ? `focus: ${focused.outerHTML.slice(0, 90)}`
        : '';
    });
    if (bare) found.push(bare);
  }
  return found;
}

async function problemsAt(page: Page, place: string) {
  await page.emulateMedia({ forcedColors: 'none' });
  await page.goto(place);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('main .animate-skeleton')).toHaveCount(0);
  await page.evaluate(markShapes);
  await page.emulateMedia({ forcedColors: 'active' });
  const found = [...(await page.evaluate(findInvisible)), ...(await unfocused(page))];
  return found.map((problem) => `${place} ${problem}`);
}

test('public pages lose no content in forced colours', async ({ page }) => {
  const problems: string[] = [];
  for (const place of publicPlaces) problems.push(...(await problemsAt(page, place)));
  expect([...new Set(problems)]).toEqual([]);
});

test('the back-office loses no content in forced colours', async ({ page, signIn }) => {
  await signIn(page, 'admin');
  const problems: string[] = [];
  for (const place of staffPlaces) problems.push(...(await problemsAt(page, place)));
  expect([...new Set(problems)]).toEqual([]);
});
