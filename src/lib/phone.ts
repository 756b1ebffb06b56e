import { COUNTRY_CODE } from '@/config/constants';

const digitsOf = (text: string) => text.replace(/\D/g, '');

/**
 * Returns true for text that contains a number to dial: also short call-centre numbers, several numbers, or
 * extensions.
 */
export const hasPhoneNumber = (text: string): boolean => digitsOf(text).length >= 5;

/** Returns true for a single complete number, as chat apps require; at most 15 digits (E.164). */
export const isWholeNumber = (text: string): boolean =>
  /^[\d +().\u00a0\u2010-\u2015-]*$/.test(text) && digitsOf(text).length >= 6 && digitsOf(text).length <= 15;

/**
 * Returns the organisation's number in WhatsApp's format: digits only, a leading 0 replaced by the country
 * code (spec 2). Falls back to the phone number if `whatsapp` has no digits.
 */
export function toWhatsAppNumber({ whatsapp, phone }: { whatsapp: string; phone: string }): string {
  return (digitsOf(whatsapp) || digitsOf(phone)).replace(/^0/, COUNTRY_CODE);
}
