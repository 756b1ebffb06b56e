import { defineMessages } from '@/lib/i18n/define-messages';

export const nationalRecordMessages = defineMessages('nationalRecord', {
  id: { change: 'Ubah catatan SIJK/LPJK' },
  en: { change: 'Change the record in SIJK/LPJK' },
});
