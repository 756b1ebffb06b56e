import { defineMessages } from '@/lib/i18n/define-messages';

/** Texts of the dialog that asks for the password or a code again: namespace `stepUp`. */
export const stepUpMessages = defineMessages('stepUp', {
  id: {
    title: 'Benarkah ini Anda?',
    purpose:
      'Tindakan ini memerlukan konfirmasi bila konfirmasi terakhir sudah lebih dari 15 menit yang lalu. Setelah itu tindakan Anda dilanjutkan; isian di halaman tetap ada.',
    failed: 'Pilihan konfirmasi tidak dapat dimuat',
    submit: 'Lanjutkan',
    password: 'Password Anda',
    passwordMissing: 'Tulis password Anda.',
    mail: 'Tidak punya password? Kirim kode ke email saya',
    mailedHint: 'Kode enam angka sudah dikirim ke {{email}}.',
    deviceHint: 'Tulis kode dari aplikasi autentikator Anda.',
    refused: 'Belum diterima',
    problem: {
      password: 'Password salah.',
      code: 'Kode salah atau sudah tidak berlaku. Tunggu kode berikutnya, lalu coba lagi.',
      wait: 'Terlalu sering dicoba. Tunggu beberapa menit, lalu coba lagi.',
      network: 'Server tidak dapat dihubungi. Periksa sambungan internet Anda, lalu coba lagi.',
      unknown: 'Server menolak. Coba lagi nanti.',
    },
  },
  en: {
    title: 'Is this you?',
    purpose:
      'This action needs confirmation if your last one was more than 15 minutes ago. After that your action continues; what you typed on the page is kept.',
    failed: 'The confirmation options could not be loaded',
    submit: 'Continue',
    password: 'Your password',
    passwordMissing: 'Enter your password.',
    mail: 'No password? Send a code to my e-mail address',
    mailedHint: 'A six-digit code was sent to {{email}}.',
    deviceHint: 'Enter the code from your authenticator app.',
    refused: 'Not accepted',
    problem: {
      password: 'The password is wrong.',
      code: 'The code is wrong or no longer valid. Wait for the next one and try again.',
      wait: 'Tried too often. Wait a few minutes, then try again.',
      network: 'The server cannot be reached. Check your internet connection and try again.',
      unknown: 'The server refused. Try again in a moment.',
    },
  },
});
