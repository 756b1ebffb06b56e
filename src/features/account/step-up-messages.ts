import { defineMessages } from '@/lib/i18n/define-messages';

/** Words of the question for the password or a code: namespace `stepUp`. */
export const stepUpMessages = defineMessages('stepUp', {
  id: {
    title: 'Benarkah ini Anda?',
    purpose:
      'Untuk tindakan ini kami meminta bukti sekali lagi bila sudah lebih dari 15 menit. Setelah itu tindakan Anda diteruskan; isian di halaman tetap.',
    failed: 'Cara pembuktian tidak dapat dimuat',
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
      unknown: 'Server menolak. Coba lagi sebentar lagi.',
    },
  },
  en: {
    title: 'Is it you?',
    purpose:
      'For what you are doing we ask for proof once more when the last is over 15 minutes old. Then it goes on; what you typed on the page stays.',
    failed: 'The ways to prove it could not be loaded',
    submit: 'Continue',
    password: 'Your password',
    passwordMissing: 'Write your password.',
    mail: 'No password? Send a code to my e-mail',
    mailedHint: 'A code of six digits was sent to {{email}}.',
    deviceHint: 'Write the code of your authenticator app.',
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
