import { paths } from '@/config/paths';
import type { PageModule } from './lazy-page';

/**
 * Pages below /cek that are no certificate's, by the first word of their address; none of them is a number, which has digits. They are not among
 * publicPages, which every first visit downloads.
 */
export const checkPages: Readonly<Record<string, () => Promise<PageModule>>> = {
  api: () => import('@/features/certificate-check/api-page'),
  banyak: () => import('@/features/certificate-check/list-page'),
  bukti: () => import('@/features/certificate-check/proof-page'),
  'tidak-berlaku': () => import('@/features/register/ended-page'),
  surat: () => import('@/features/letter-check/letter-page'),
};

/** Addresses of those that stand by themselves. */
export const checkPaths = Object.keys(checkPages).map((word) => `${paths.check}/${word}`);
