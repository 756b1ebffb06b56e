import { defineMessages } from '@/lib/i18n/define-messages';

export const differenceMessages = defineMessages('differences', {
  id: {
    before: 'Sebelum',
    after: 'Sesudah',
    taken: 'dihapus',
    added: 'ditambahkan',
    noContents: 'Catatan ini tidak menyimpan isi.',
    moreFields: '{{fields}}, dan {{number}} lainnya',
    secret: 'Nilai rahasia tidak disimpan di log.',
    inLanguage: '{{label}} ({{language}})',
    yes: 'Ya',
    no: 'Tidak',
    blank: '(kosong)',
  },
  en: {
    before: 'Before',
    after: 'After',
    taken: 'deleted',
    added: 'added',
    noContents: 'This entry keeps no contents.',
    moreFields: '{{fields}} and {{number}} more',
    secret: 'Secret values are not kept in the log.',
    inLanguage: '{{label}} ({{language}})',
    yes: 'Yes',
    no: 'No',
    blank: '(empty)',
  },
});
