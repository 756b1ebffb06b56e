import { defineMessages } from '@/lib/i18n/define-messages';

/** Texts of the promotion popup (spec section 2); the settings can override title and text. */
export const promotionMessages = defineMessages('promotion', {
  id: {
    title: 'Diskon {{percentage}}% untuk layanan sertifikasi pertama Anda',
    text: 'Ajukan sertifikasi badan usaha untuk pertama kali bersama kami dan hemat biaya jasa layanan.',
    until: 'Berlaku sampai {{date}}.',
    claim: 'Lihat cara mengajukan',
    announcement: 'Promo: {{title}}',
  },
  en: {
    title: '{{percentage}}% off your first certification service',
    text: 'Apply for your first business certification with us and save on the service fee.',
    until: 'Valid until {{date}}.',
    claim: 'See how to apply',
    announcement: 'Offer: {{title}}',
  },
});
