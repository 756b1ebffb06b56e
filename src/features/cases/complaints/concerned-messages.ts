import { defineMessages } from '@/lib/i18n/define-messages';

/** Texts about the staff whom a complaint concerns. */
export const concernedMessages = defineMessages('complaintConcerned', {
  id: {
    title: 'Staf yang dikeluhkan',
    ask: 'Keluhan ini tentang personel. Hanya admin yang melihatnya sampai Anda menyatakan siapa yang dikeluhkan. Orang itu tidak akan melihat keluhan ini, walaupun ia admin; editor lain melihatnya setelah itu.',
    nobody: 'Tidak ada yang memiliki akun',
    nobodyHint: 'Misalnya asesor dari luar. Catat namanya di “Orang yang terlibat”.',
    save: 'Nyatakan',
    saved: 'Staf yang dikeluhkan dicatat',
    choose: 'Pilih orangnya, atau “Tidak ada yang memiliki akun”.',
  },
  en: {
    title: 'Staff complained about',
    ask: 'This complaint is about staff. Only admins see it until you confirm whom it concerns. Those people will not see it, even if they are admins; other editors will from then on.',
    nobody: 'Nobody with an account',
    nobodyHint: 'For example an external assessor. Record the name under “People involved”.',
    save: 'Confirm',
    saved: 'Staff complained about recorded',
    choose: 'Choose the people, or “Nobody with an account”.',
  },
});
