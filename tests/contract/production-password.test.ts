import { resolveConfig } from 'vite';
import { expect, test, vi } from 'vitest';

const resolve = (mode: string) =>
  resolveConfig({ configFile: 'vite.config.ts', logLevel: 'silent' }, 'build', mode);

test('a production build with a default admin password fails with an explanation', async () => {
  vi.stubEnv('VITE_DEFAULT_ADMIN_PASSWORD', 'demo-password-123');
  await expect(resolve('production')).rejects.toThrow(/expose the admin password to every visitor/);
});

test('a local build can pre-fill the login form', async () => {
  vi.stubEnv('VITE_DEFAULT_ADMIN_PASSWORD', 'demo-password-123');
  await expect(resolve('embedded')).resolves.toBeDefined();
});

test('a production build succeeds without a default password', async () => {
  vi.stubEnv('VITE_DEFAULT_ADMIN_PASSWORD', '');
  await expect(resolve('production')).resolves.toBeDefined();
});
