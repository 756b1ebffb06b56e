import { defineMessages } from '@/lib/i18n/define-messages';

/** Texts about former names on a company's page in the back office. */
export const nameChangesMessages = defineMessages('nameChanges', {
  id: {
    title: 'Nama terdahulu',
    name: 'Nama',
    until: 'Sampai',
    reason: 'Alasan koreksi',
    recorded: 'Dicatat',
    correction: 'Salah tulis, bukan nama terdahulu',
    failed: 'Nama terdahulu tidak dapat dimuat',
  },
  en: {
    title: 'Former names',
    name: 'Name',
    until: 'Until',
    reason: 'Reason of the correction',
    recorded: 'Recorded',
    correction: 'Typing error, not a former name',
    failed: 'The former names could not be loaded',
  },
});
