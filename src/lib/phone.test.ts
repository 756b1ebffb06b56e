import { expect, test } from 'vitest';
import { hasPhoneNumber, isWholeNumber, toWhatsAppNumber } from './phone';

test.each([
  ['0812-3456-7890', '6281234567890'],
  ['(021) 555 0142', '62215550142'],
  ['+62 812 3456', '628123456'],
  ['tanpa nomor', ''],
])('the phone number %s is formatted for WhatsApp as %s', (written, dialled) => {
  expect(toWhatsAppNumber({ whatsapp: '', phone: written })).toBe(dialled);
});

test('a separate WhatsApp number takes precedence over the phone number', () => {
  expect(toWhatsAppNumber({ whatsapp: '0812 3456', phone: '(021) 555 0142' })).toBe('628123456');
});

test('a WhatsApp number without digits is ignored', () => {
  expect(toWhatsAppNumber({ whatsapp: 'abc', phone: '(021) 555 0142' })).toBe('62215550142');
});

test.each([
  ['+62 (812) 3456-7890', true, true],
  ['0812.3456.7890', true, true],
  ['0812–3456–7890', true, true],
  // Valid phone numbers that WhatsApp cannot open: an extension, several numbers, a call centre.
  ['(021) 555 0142 ext. 12', true, false],
  ['021 555 0142 / 0812 3456 7890', true, false],
  ['0215550142 0812 3456 7890', true, false],
  ['14045', true, false],
  ['abc', false, false],
  ['+', false, false],
  ['0812', false, false],
])('%s contains a phone number: %s, is a single phone number: %s', (written, holds, is) => {
  expect(hasPhoneNumber(written)).toBe(holds);
  expect(isWholeNumber(written)).toBe(is);
});
