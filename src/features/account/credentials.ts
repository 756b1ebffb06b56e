import { z } from '@/lib/zod';
import { MIN_PASSWORD_LENGTH } from '@/config/constants';

/** Problems of a field, as keys of the messages under `issue`. */
export type CredentialIssue = 'email' | 'password' | 'newPassword' | 'setupSecret';

/** The auth server hashes with bcrypt, which reads no more. */
const MAX_PASSWORD_BYTES = 72;

const issue = (key: CredentialIssue): CredentialIssue => key;

/** Spec section 5: the e-mail is an e-mail and required, the password is required; no strength rule. */
export const credentialsSchema = z.object({
  email: z
    .string()
    .trim()
    .pipe(z.email(issue('email'))),
  password: z.string().min(1, issue('password')),
});

/** A new password of a length that is taken; what else it must not be, the server says (password-advice.ts says it before). */
export const newPassword = z
  .string()
  .min(1, issue('password'))
  .min(MIN_PASSWORD_LENGTH, issue('newPassword'))
  .refine((text) => new TextEncoder().encode(text).length <= MAX_PASSWORD_BYTES, issue('newPassword'));

/** The first admin's account, and the set-up secret from the operator. */
export const setupSchema = credentialsSchema.extend({
  password: newPassword,
  setupSecret: z.string().trim().min(1, issue('setupSecret')),
});

export type Credentials = z.infer<typeof credentialsSchema>;
export type SetupCredentials = z.infer<typeof setupSchema>;
