import { expect, test } from 'vitest';
import { credentialsSchema, setupSchema } from './credentials';

const issues = (schema: typeof credentialsSchema, email: string, password: string) => {
  const parsed = schema.safeParse({ email, password, setupSecret: 'kunci' });
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

test.each(['', 'admin', 'admin@', '@situs.id', 'a b@situs.id'])('%j is no e-mail address', (email) => {
  expect(issues(credentialsSchema, email, 'x')).toEqual(['email: email']);
});

test('a password is required and nothing more is asked of it', () => {
  expect(issues(credentialsSchema, 'admin@situs.id', '')).toEqual(['password: password']);
  expect(issues(credentialsSchema, 'admin@situs.id', ' ')).toEqual([]);
});

test('spaces around the address are dropped, those of a password kept', () => {
  expect(credentialsSchema.parse({ email: ' admin@situs.id ', password: ' a ' })).toEqual({
    email: 'admin@situs.id',
    password: ' a ',
  });
});

test.each(['sebelasnya1', 'x'.repeat(73), 'é'.repeat(37)])(
  'a new password of another length than 12 characters to 72 bytes is refused',
  (password) => {
    expect(issues(setupSchema, 'admin@situs.id', password)).toEqual(['password: newPassword']);
  },
);
