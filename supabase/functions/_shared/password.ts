import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Why a password is refused; src/features/account/password-advice.ts says the same while somebody types. */
export type PasswordProblem =
  'password_too_short' | 'password_too_long' | 'password_common' | 'password_personal';

export const LEAST_LENGTH = 12;
/** bcrypt reads no more bytes. */
const MOST_BYTES = 72;
/** Of zxcvbn's 0 to 4: more than 100 million guesses. */
const LEAST_SCORE = 3;

let estimator: Promise<ZxcvbnFactory> | undefined;

/** 50,000 common passwords and the common words of Indonesian: loaded by the first password that is long enough. */
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

/** The person's address, and what the site is called: whole words of them are no secret, nor is a password made of them. */
export async function passwordProblem(
  password: string,
  email: string,
  siteNames: readonly string[] = [],
): Promise<PasswordProblem | undefined> {
  if (Array.from(password).length < LEAST_LENGTH) return 'password_too_short';
  if (new TextEncoder().encode(password).length > MOST_BYTES) return 'password_too_long';
  const own = [email, email.split('@')[0] ?? '', ...siteNames];
  const isOwn = own.some((each) => bare(each).length >= 4 && bare(password).includes(bare(each)));
  if (isOwn) return 'password_personal';
  const words = own
    .flatMap((each) => [each, ...each.split(/[^\p{L}\p{N}]+/u)])
    .filter((word) => word.length > 2);
  const { score } = (await loadEstimator()).check(password, words);
  return score < LEAST_SCORE ? 'password_common' : undefined;
}
