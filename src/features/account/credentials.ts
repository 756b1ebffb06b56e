import { z } from 'zod';
import { MIN_PASSWORD_LENGTH } from '@/config/constants';

/** What is wrong with a field, as a key of the messages under `issue`. */
export type CredentialIssue = 'email' | 'password' | 'newPassword';

/** The auth server hashes with bcrypt, which reads no more. */
const MAX_PASSWORD_LENGTH = 72;

const issue = (key: CredentialIssue): CredentialIssue => key;

/** Spec section 5: the e-mail is an e-mail and required, the password is required; no strength rule. */
export const credentialsSchema = z.object({
  email: z
    .string()
    .trim()
    .pipe(z.email(issue('email'))),
  password: z.string().min(1, issue('password')),
});

/** A new password: one that the auth server accepts. */
export const newPassword = z
  .string()
  .min(1, issue('password'))
  .min(MIN_PASSWORD_LENGTH, issue('newPassword'))
  .max(MAX_PASSWORD_LENGTH, issue('newPassword'));

export const newCredentialsSchema = credentialsSchema.extend({ password: newPassword });

export type Credentials = z.infer<typeof credentialsSchema>;
