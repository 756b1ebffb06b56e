import type { Locator, Page } from '@playwright/test';

/** The three slides of the demo content, by their titles. */
export const slideTitles = {
  id: [
    'Badan usaha yang teruji sejak perencanaan',
    'Dinilai asesor yang berpengalaman di lapangan',
    'Tercatat, dapat dicek siapa pun, kapan pun',
  ],
  en: [
    'Certification you can build on',
    'Assessors with site experience',
    'On record, for anyone to check, at any time',
  ],
} as const;

export const hero = (page: Page): Locator => page.getByRole('region', { name: /^(Sorotan|Highlights)$/ });

/** The slide on show; the others are inert, which Playwright's roles do not know of. */
export const slide = (page: Page): Locator => hero(page).locator('[role="group"]:not([inert])');

export const shownSlide = (page: Page): Locator => slide(page).getByRole('heading', { level: 2 });
