import { COUNTRY_CODE } from '@/config/constants';

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** True for text that somebody can dial from: short numbers of call centres, several numbers and extensions too. */
export const hasPhoneNumber = (text: string): boolean => digitsOf(text).length >= 5;

/** True for one whole number and nothing else, as a chat needs it; the longest one in the world has 15 digits. */
export const isWholeNumber = (text: string): boolean =>
  /^[\d +().\u00a0\u2010-\u2015-]*$/.test(text) && digitsOf(text).length >= 6 && digitsOf(text).length <= 15;

/**
 * The body's number as WhatsApp addresses it: digits only, a leading 0 replaced by the country code (spec 2). Its own, or else
 * the phone's, as where its own has no digits.
 */
export function toWhatsAppNumber({ whatsapp, phone }: { whatsapp: string; phone: string }): string {
  return (digitsOf(whatsapp) || digitsOf(phone)).replace(/^0/, COUNTRY_CODE);
}
