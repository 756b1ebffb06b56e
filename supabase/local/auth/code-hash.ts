import { createHmac } from 'node:crypto';

/**
 * The stored form of a mailed six-digit code, which also is the token in links. It is keyed: a plain hash of address and
 * code could be computed for all million codes and tried as a link.
 */
export const codeHash = (secret: string, email: string, code: string) =>
  createHmac('sha256', secret).update(`${email.toLowerCase()} ${code}`).digest('hex');
