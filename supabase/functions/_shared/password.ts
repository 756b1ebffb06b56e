import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Reasons for rejecting a password; src/features/account/password-advice.ts shows them while typing. */
export type PasswordProblem =
  'password_too_short' | 'password_too_long' | 'password_common' | 'password_personal';

export const MIN_LENGTH = 12;
/** bcrypt ignores all further bytes. */
const MAX_BYTES = 72;
/** Minimum zxcvbn score (0 to 4): more than 100 million guesses. */
const MIN_SCORE = 3;

let estimator: Promise<ZxcvbnFactory> | undefined;

/**
 * Loads 50,000 common passwords and common Indonesian words. Call it only for passwords of sufficient length.
 */
function loadEstimator(): Promise<ZxcvbnFactory> {
  estimator ??= (async () => {
    const [{ ZxcvbnFactory }, common, indonesian] = await Promise.all([
      import('@zxcvbn-ts/core'),
      import('@zxcvbn-ts/language-common'),
      import('@zxcvbn-ts/language-id'),
    ]);
    const dictionary = { ...common.dictionary, ...indonesian.dictionary };
    return new ZxcvbnFactory({ dictionary, graphs: common.adjacencyGraphs });
  })();
  return estimator;
}

const bare = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * Returns why a password is rejected, or undefined. Rejects passwords that contain the user's e-mail address
 * or the site's name. The separate words of these are treated as easy to guess.
 */
export async function passwordProblem(
  password: string,
  email: string,
  siteNames: readonly string[] = [],
): Promise<PasswordProblem | undefined> {
  if (Array.from(password).length < MIN_LENGTH) return 'password_too_short';
  if (new TextEncoder().encode(password).length > MAX_BYTES) return 'password_too_long';
  const own = [email, email.split('@')[0] ?? '', ...siteNames];
  const isOwn = own.some((each) => bare(each).length >= 4 && bare(password).includes(bare(each)));
  if (isOwn) return 'password_personal';
  const words = own
    .flatMap((each) => [each, ...each.split(/[^\p{L}\p{N}]+/u)])
    .filter((word) => word.length > 2);
  const { score } = (await loadEstimator()).check(password, words);
  return score < MIN_SCORE ? 'password_common' : undefined;
}
