import { expect, test } from 'vitest';
import { credentialsSchema, setupSchema } from './credentials';

const issues = (schema: typeof credentialsSchema, email: string, password: string) => {
  const parsed = schema.safeParse({ email, password, setupSecret: 'kunci' });
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

test.each(['', 'admin', 'admin@', '@situs.id', 'a b@situs.id'])(
  'rejects %j as an e-mail address',
  (email) => {
    expect(issues(credentialsSchema, email, 'x')).toEqual(['email: email']);
  },
);

test('accepts any non-empty password at sign-in', () => {
  expect(issues(credentialsSchema, 'admin@situs.id', '')).toEqual(['password: password']);
  expect(issues(credentialsSchema, 'admin@situs.id', ' ')).toEqual([]);
});

test('trims the e-mail address but not the password', () => {
  expect(credentialsSchema.parse({ email: ' admin@situs.id ', password: ' a ' })).toEqual({
    email: 'admin@situs.id',
    password: ' a ',
  });
});

test.each(['sebelasnya1', 'x'.repeat(73), 'é'.repeat(37)])(
  'rejects a new password shorter than 12 characters or longer than 72 bytes',
  (password) => {
    expect(issues(setupSchema, 'admin@situs.id', password)).toEqual(['password: newPassword']);
  },
);
