import { readUrl, typed } from '@/lib/url-state';

const schema = { error_code: typed() };

/**
 * Why a link from an invitation or confirmation e-mail failed: the auth server sends its visitor on to
 * `#error=…&error_code=…`. Undefined for any other address.
 */
export function linkProblem(hash: string): 'linkExpired' | 'unknownProblem' | undefined {
  const { error_code: code } = readUrl(schema, hash.replace(/^#/, ''));
  if (!code) return undefined;
  return code === 'otp_expired' ? 'linkExpired' : 'unknownProblem';
}
