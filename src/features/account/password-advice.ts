import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { MIN_PASSWORD_LENGTH } from '@/config/constants';

/**
 * Loads the strength estimator. Its half megabyte of dictionaries is needed only once a new password is
 * typed.
 */
export async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, indonesian] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-id'),
  ]);
  const dictionary = { ...common.dictionary, ...indonesian.dictionary };
  return new ZxcvbnFactory({ dictionary, graphs: common.adjacencyGraphs });
}

const bare = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * Returns advice by the rules of the edge functions (supabase/functions/_shared/password.ts). `own`: the
 * e-mail address and the site's names.
 */
export function passwordAdvice(estimator: ZxcvbnFactory, password: string, own: readonly string[]) {
  if (Array.from(password).length < MIN_PASSWORD_LENGTH) return 'short';
  const all = own.flatMap((each) => (each.includes('@') ? [each, each.split('@')[0] ?? ''] : [each]));
  if (all.some((each) => bare(each).length >= 4 && bare(password).includes(bare(each)))) return 'personal';
  const words = all
    .flatMap((each) => [each, ...each.split(/[^\p{L}\p{N}]+/u)])
    .filter((word) => word.length > 2);
  const { score } = estimator.check(password, words);
  if (score < 3) return 'common';
  return score === 3 ? 'fair' : 'good';
}
