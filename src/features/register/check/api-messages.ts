import { defineMessages } from '@/lib/i18n/define-messages';

/** Texts of the page about the public API. */
export const certificateApiMessages = defineMessages('certificateApi', {
  id: {
    title: 'Data untuk program',
    purpose:
      'Periksa sertifikat dan cari di daftar klien dari sistem Anda sendiri, tanpa kunci dan tanpa mendaftar.',
    documentTitle: 'Uraian lengkap',
    documentText:
      'Semua alamat, parameter, batas, dan bentuk jawaban diuraikan dalam OpenAPI 3.1. Berkas itu dapat dibuka dengan alat Anda.',
    document: 'Buka openapi.json',
    examplesTitle: 'Contoh',
    example: {
      one: 'Status satu sertifikat saat ini',
      day: 'Status dua sertifikat pada 3 Maret 2026',
      register: 'Badan usaha dengan sertifikat yang dibekukan di bidang bangunan gedung',
      changes: 'Keputusan atas sertifikat: umpan RSS, dengan saringan',
    },
    copy: 'Salin alamat',
    copied: 'Alamat disalin',
    copyFailed: 'Alamat tidak dapat disalin. Pilih teksnya, lalu salin sendiri.',
    limitsTitle: 'Batas dan aturan',
    limits: {
      numbers: 'Paling banyak 100 nomor atau NIB dalam satu permintaan; kirim sebagai q yang diulang.',
      pages: 'Daftar klien: 20 badan usaha per halaman, paling banyak 1.000 hasil pencarian.',
      cache:
        'Jawaban boleh disimpan 60 detik, umpan 10 menit. Jangan menyimpannya lebih lama sebagai status yang berlaku.',
      days: 'Dengan on, status dan isi sertifikat adalah yang berlaku pada hari itu. recorded_on: tanggal keputusannya dicatat; changed_on: tanggal jawaban untuk hari itu berubah kemudian.',
      personal: 'Jangan mengirim NIK, NPWP, atau data pribadi lain.',
      proof: 'Jawaban ini bukan bukti. Untuk berkas tender, buatlah bukti cek dengan nomornya sendiri.',
    },
    nextTitle: 'Tidak perlu program?',
    nextText: 'Daftar nomor dapat ditempel atau diunggah, dan hasilnya diunduh sebagai CSV.',
    many: 'Cek banyak sertifikat',
    ask: 'Hubungi kami',
  },
  en: {
    title: 'Data for programs',
    purpose: 'Check certificates and search the register from your own system, without a key or an account.',
    documentTitle: 'Full description',
    documentText:
      'All addresses, parameters, limits and answers are described in OpenAPI 3.1. Open the file with the tools you use.',
    document: 'Open openapi.json',
    examplesTitle: 'Examples',
    example: {
      one: 'Status of one certificate now',
      day: 'Status of two certificates on 3 March 2026',
      register: 'Companies with a suspended certificate for buildings',
      changes: 'Decisions on certificates: RSS feed, filtered',
    },
    copy: 'Copy address',
    copied: 'Address copied',
    copyFailed: 'The address could not be copied. Select the text and copy it yourself.',
    limitsTitle: 'Limits and rules',
    limits: {
      numbers: 'At most 100 numbers or NIBs in one request; send them as a repeated q.',
      pages: 'Register: 20 companies on a page, at most 1,000 matches for a search.',
      cache:
        'An answer may be kept for 60 seconds, a feed for 10 minutes. Do not keep it longer as a current status.',
      days: 'With on, status and content are those of that day. recorded_on: day on which the decision was recorded; changed_on: day on which the answer for that day changed later.',
      personal: 'Do not send personal or tax numbers (NIK, NPWP) or other personal data.',
      proof:
        'These answers are not evidence. For a tender file, create a verification record, which has its own number.',
    },
    nextTitle: 'No program needed?',
    nextText: 'Paste or upload a list of numbers and download the result as CSV.',
    many: 'Check many certificates',
    ask: 'Contact us',
  },
});
