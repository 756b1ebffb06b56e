import { paths } from '@/config/paths';
import type { PageModule } from './lazy-page';

/**
 * Pages below /cek that are no certificate's, by the first word of their address; none of them is a number, which has digits. They are not among
 * publicPages, which every first visit downloads.
 */
export const checkPages: Readonly<Record<string, () => Promise<PageModule>>> = {
  api: () => import('@/features/register/check/api-page'),
  banyak: () => import('@/features/register/check/list-page'),
  bukti: () => import('@/features/register/check/proof-page'),
  'tidak-berlaku': () => import('@/features/register/public/ended-page'),
  surat: () => import('@/features/cases/letters/letter-page'),
};

/** Addresses of those that stand by themselves. */
export const checkPaths = Object.keys(checkPages).map((word) => `${paths.check}/${word}`);
