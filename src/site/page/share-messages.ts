import { defineMessages } from '@/lib/i18n/define-messages';

export const shareMessages = defineMessages('share', {
  id: {
    share: 'Bagikan',
    copy: 'Salin tautan',
    copied: 'Tautan disalin',
    copyFailed: 'Peramban Anda tidak mengizinkan penyalinan. Salin tautannya dari bilah alamat.',
    whatsapp: 'WhatsApp',
    email: 'Email',
    newTab: '(membuka tab baru)',
  },
  en: {
    share: 'Share',
    copy: 'Copy link',
    copied: 'Link copied',
    copyFailed: 'Your browser does not allow copying. Copy the link from the address bar.',
    whatsapp: 'WhatsApp',
    email: 'E-mail',
    newTab: '(opens a new tab)',
  },
});
