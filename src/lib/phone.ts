import { COUNTRY_CODE } from '@/config/constants';

/** The body's number as WhatsApp addresses it: digits only, a leading 0 replaced by the country code (spec 2). Its own, or else the phone's. */
export function toWhatsAppNumber({ whatsapp, phone }: { whatsapp: string; phone: string }): string {
  return (whatsapp || phone).replace(/\D/g, '').replace(/^0/, COUNTRY_CODE);
}
