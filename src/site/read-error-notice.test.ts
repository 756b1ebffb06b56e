import { beforeAll, expect, test } from 'vitest';
import { AppError } from '@/lib/errors';
import { startI18n } from '@/lib/i18n/i18n';
import { readErrorNotice } from './read-error-notice';

beforeAll(() => void startI18n(false));

test("a server error contains the table and the server's message", () => {
  const notice = readErrorNotice(
    'faq',
    new AppError('forbidden', 'permission denied for table faq', '42501'),
  );
  expect(notice).toEqual({
    title: 'Supabase error fetching faq',
    description: 'permission denied for table faq',
    variant: 'destructive',
  });
});

test.each(['network', 'malformed'] as const)('a %s response is a critical error', (kind) => {
  expect(readErrorNotice('articles', new AppError(kind, 'x')).title).toBe('Critical error fetching articles');
});

test('an error reading the settings is titled as critical data', () => {
  expect(readErrorNotice('site_settings', new AppError('unknown', 'x'))).toMatchObject({
    title: 'Gagal Memuat Data Kritis',
    description: 'Tidak dapat mengambil data dari server. Silakan coba lagi nanti.',
  });
});
