import { resolveConfig } from 'vite';
import { expect, test, vi } from 'vitest';

const resolve = (mode: string) =>
  resolveConfig({ configFile: 'vite.config.ts', logLevel: 'silent' }, 'build', mode);

test('a production build with the default admin password set is refused with the reason', async () => {
  vi.stubEnv('VITE_DEFAULT_ADMIN_PASSWORD', 'demo-password-123');
  await expect(resolve('production')).rejects.toThrow(/hand the admin password to every visitor/);
});

test('the local build may pre-fill the form', async () => {
  vi.stubEnv('VITE_DEFAULT_ADMIN_PASSWORD', 'demo-password-123');
  await expect(resolve('embedded')).resolves.toBeDefined();
});

test('without a password production builds', async () => {
  vi.stubEnv('VITE_DEFAULT_ADMIN_PASSWORD', '');
  await expect(resolve('production')).resolves.toBeDefined();
});
