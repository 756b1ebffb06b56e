import { COUNTRY_CODE } from '@/config/constants';

/** A phone number as WhatsApp addresses it: digits only, a leading 0 replaced by the country code (spec 2). */
export function toWhatsAppNumber(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^0/, COUNTRY_CODE);
}
