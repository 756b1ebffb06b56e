/**
 * Why a link from an invitation or confirmation e-mail failed: the auth server sends its visitor on to
 * `#error=…&error_code=…`. Undefined for any other address.
 */
export function linkProblem(hash: string): 'linkExpired' | 'unknownProblem' | undefined {
  const code = new URLSearchParams(hash.replace(/^#/, '')).get('error_code');
  if (!code) return undefined;
  return code === 'otp_expired' ? 'linkExpired' : 'unknownProblem';
}
