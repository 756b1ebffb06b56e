import { z } from '@/lib/zod';
import { cleanName } from '@/lib/text-shapes';
import { MIN_PASSWORD_LENGTH } from '@/config/constants';

/** Validation errors, as message keys under `issue`. */
export type CredentialIssue = 'email' | 'password' | 'newPassword' | 'setupSecret';

/** Limit of bcrypt, which the auth server uses and which ignores all further bytes. */
const MAX_PASSWORD_BYTES = 72;

const issue = (key: CredentialIssue): CredentialIssue => key;

/** Spec section 5: a valid e-mail address and a non-empty password, without strength rules. */
export const credentialsSchema = z.object({
  email: z
    .string()
    .transform(cleanName)
    .pipe(z.email(issue('email'))),
  password: z.string().min(1, issue('password')),
});

/**
 * Checks only the length of a new password. The server checks its strength; password-advice.ts gives advice
 * beforehand.
 */
export const newPassword = z
  .string()
  .min(1, issue('password'))
  .min(MIN_PASSWORD_LENGTH, issue('newPassword'))
  .refine((text) => new TextEncoder().encode(text).length <= MAX_PASSWORD_BYTES, issue('newPassword'));

/** E-mail and password of the first admin, and the operator's set-up secret. */
export const setupSchema = credentialsSchema.extend({
  password: newPassword,
  setupSecret: z.string().trim().min(1, issue('setupSecret')),
});

export type Credentials = z.infer<typeof credentialsSchema>;
export type SetupCredentials = z.infer<typeof setupSchema>;
