import type { Locator, Page } from '@playwright/test';

/** Titles of the three demo slides. */
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

/** Returns the visible slide. The others are inert, so role locators ignore them. */
export const slide = (page: Page): Locator => hero(page).locator('[role="group"]:not([inert])');

export const shownSlide = (page: Page): Locator => slide(page).getByRole('heading', { level: 2 });
