import { defineMessages } from '@/lib/i18n/define-messages';

/** Labels of call-outs, and of notices of the same tone. */
export const calloutMessages = defineMessages('callout', {
  id: { info: 'Informasi', success: 'Berhasil', warning: 'Perhatian' },
  en: { info: 'Information', success: 'Success', warning: 'Please note' },
});
