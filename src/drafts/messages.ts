import { defineMessages } from '@/lib/i18n/define-messages';

/** Texts about unsaved input: namespace `draftKit`. */
export const draftKitMessages = defineMessages('draftKit', {
  id: {
    restored: 'Isian Anda dari {{time}} dipulihkan',
    restoredHint:
      'Teks yang belum tersimpan dari kunjungan sebelumnya ada di formulir ini. Periksa, lalu simpan.',
    discard: 'Buang draf',
    discardTitle: 'Buang draf ini?',
    discardHint: 'Semua yang belum tersimpan di formulir ini akan hilang dan tidak dapat dikembalikan.',
    leaveTitle: 'Tinggalkan tanpa menyimpan?',
    leaveHint: 'Perubahan yang belum disimpan akan hilang.',
    leave: 'Buang perubahan',
    goTitle: 'Tinggalkan isian ini?',
    goHint: 'Isian ini belum dikirim atau disimpan. Drafnya disimpan di sini sampai Anda kembali.',
    go: 'Tinggalkan',
    signOutTitle: 'Keluar tanpa menyimpan?',
    signOutHint:
      'Ada isian yang belum disimpan. Demi keamanan, keluar menghapus semua draf Anda dari peramban ini.',
    signOut: 'Keluar dan hapus draf',
    unsaved: 'Belum disimpan',
  },
  en: {
    restored: 'Your input from {{time}} has been restored',
    restoredHint: 'Unsaved text from your last visit is in this form. Check it, then save.',
    discard: 'Discard draft',
    discardTitle: 'Discard this draft?',
    discardHint: 'Everything in this form that is not saved will be lost and cannot be recovered.',
    leaveTitle: 'Leave without saving?',
    leaveHint: 'Changes you have not saved will be lost.',
    leave: 'Discard changes',
    goTitle: 'Leave this form?',
    goHint: 'It has not been sent or saved. The draft is kept here until you return.',
    go: 'Leave',
    signOutTitle: 'Sign out without saving?',
    signOutHint:
      'Some of your input is not saved. For security, signing out deletes all your drafts from this browser.',
    signOut: 'Sign out and delete drafts',
    unsaved: 'Not saved',
  },
});
