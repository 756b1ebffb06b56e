import { readUrl, typed } from '@/lib/url-state';

const schema = { error_code: typed() };

/**
 * Returns why a link in an invitation or confirmation e-mail failed; undefined for other URLs. The auth
 * server redirects to `#error=…&error_code=…`.
 */
export function linkProblem(hash: string): 'linkExpired' | 'unknownProblem' | undefined {
  const { error_code: code } = readUrl(schema, hash.replace(/^#/, ''));
  if (!code) return undefined;
  return code === 'otp_expired' ? 'linkExpired' : 'unknownProblem';
}
