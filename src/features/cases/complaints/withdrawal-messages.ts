import { defineMessages } from '@/lib/i18n/define-messages';

/** Texts of the dialog that records a withdrawal. */
export const withdrawalMessages = defineMessages('complaintWithdrawal', {
  id: {
    action: 'Pelapor mencabut keluhan',
    title: 'Keluhan dicabut: {{number}}',
    hint: 'Perkara ditutup sebagai “dicabut oleh pelapor”, tanpa kesimpulan tentang isinya. Pelapor menerima surat hasil. Catat hanya pencabutan yang dikonfirmasi pelapor sendiri.',
    how: 'Cara pelapor mencabut',
    choose: 'Pilih cara',
    ways: {
      tertulis: 'Tertulis (surat atau email)',
      lisan: 'Lisan (telepon atau datang langsung)',
    },
    receivedOn: 'Tanggal konfirmasi',
    words: 'Konfirmasi',
    wordsHint:
      'Misalnya nomor dan tanggal surat, atau siapa yang menerima telepon. Tercantum di surat hasil dan halaman lacak.',
    save: 'Tutup sebagai dicabut',
    required: 'Wajib diisi.',
    short: 'Tulis paling sedikit 5 karakter.',
    future: 'Pilih hari ini atau sebelumnya.',
    done: 'Keluhan ditutup sebagai dicabut',
  },
  en: {
    action: 'The complainant withdraws it',
    title: 'Complaint withdrawn: {{number}}',
    hint: 'The case is closed as “withdrawn by the complainant”, without a finding about its content. The complainant receives the outcome letter. Record only a withdrawal that the complainant confirmed.',
    how: 'How it was withdrawn',
    choose: 'Choose how',
    ways: { tertulis: 'In writing (letter or e-mail)', lisan: 'Orally (by phone or in person)' },
    receivedOn: 'Date of the confirmation',
    words: 'Confirmation',
    wordsHint:
      'For example the number and date of the letter, or who took the phone call. It appears in the outcome letter and on the tracking page.',
    save: 'Close as withdrawn',
    required: 'This is required.',
    short: 'Enter at least 5 characters.',
    future: 'Choose today or an earlier day.',
    done: 'Complaint closed as withdrawn',
  },
});
