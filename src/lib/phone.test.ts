import { expect, test } from 'vitest';
import { toWhatsAppNumber } from './phone';

test.each([
  ['0812-3456-7890', '6281234567890'],
  ['(021) 555 0142', '62215550142'],
  ['+62 812 3456', '628123456'],
  ['tanpa nomor', ''],
])('%s becomes %s', (written, dialled) => {
  expect(toWhatsAppNumber({ whatsapp: '', phone: written })).toBe(dialled);
});

test('a number of its own goes before that of the telephone', () => {
  expect(toWhatsAppNumber({ whatsapp: '0812 3456', phone: '(021) 555 0142' })).toBe('628123456');
});
