import { paths } from '@/config/paths';
import type { PageModule } from './lazy-page';

/**
 * Pages below /cek other than certificates, by first path segment. Certificate numbers contain digits, so
 * they never collide. Not in publicPages, which every first visit downloads.
 */
export const checkPages: Readonly<Record<string, () => Promise<PageModule>>> = {
  api: () => import('@/features/register/check/api-page'),
  banyak: () => import('@/features/register/check/list-page'),
  bukti: () => import('@/features/register/check/proof-page'),
  'tidak-berlaku': () => import('@/features/register/public/ended-page'),
  surat: () => import('@/features/cases/letters/letter-page'),
};

/** Full addresses of these pages. */
export const checkPaths = Object.keys(checkPages).map((word) => `${paths.check}/${word}`);
