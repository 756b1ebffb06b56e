import { createHmac } from 'node:crypto';

/**
 * Returns the stored hash of a mailed six-digit code, which is also the token in links. Keyed, because plain
 * hashes of all million codes could be computed and tried as links.
 */
export const codeHash = (secret: string, email: string, code: string) =>
  createHmac('sha256', secret).update(`${email.toLowerCase()} ${code}`).digest('hex');
