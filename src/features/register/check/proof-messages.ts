import { defineMessages } from '@/lib/i18n/define-messages';

/** Texts of proofs of a check, which have their own number and URL. */
export const certificateProofMessages = defineMessages('certificateProof', {
  id: {
    make: 'Buat bukti cek',
    makeFailed: 'Bukti tidak dapat dibuat saat ini. Coba lagi nanti.',
    makeLimit: 'Terlalu banyak bukti dibuat dari jaringan Anda. Coba lagi dalam satu jam.',
    makeLong: 'Jawabannya terlalu panjang untuk disimpan. Bagilah daftarnya.',
    makePersonal: 'Daftar ini memuat nomor yang tampak seperti NIK atau NPWP. Hapus baris itu.',
    title: 'Bukti Cek Sertifikat',
    titleNumber: 'Bukti cek {{number}}',
    purpose: 'Cocokkan hasil cetak dengan jawaban yang kami simpan pada saat pemeriksaan.',
    number: 'Nomor bukti',
    numberHint: 'Tertulis di bagian bawah hasil cetak, misalnya ABCDE-23456-FGHJK-78923.',
    numberWrong: 'Nomor bukti terdiri dari dua puluh huruf dan angka.',
    open: 'Buka bukti',
    loading: 'Membuka bukti…',
    failed: 'Bukti tidak dapat dibuka saat ini',
    missing: 'Tidak ada bukti dengan nomor ini',
    missingHint:
      'Periksa nomornya, huruf demi huruf. Bukti disimpan satu tahun; bukti yang lebih lama tidak ada lagi.',
    about:
      'Inilah jawaban kami pada {{time}}. Statusnya dapat berubah sesudah itu: buka nomor sertifikatnya untuk status saat ini.',
    kept: 'Bukti ini disimpan sampai {{date}}. Siapa yang memeriksa tidak dicatat.',
    qrTitle: 'Kode QR bukti ini',
    qrText: 'Pindai untuk mencocokkan hasil cetak dengan bukti yang kami simpan.',
    verify: 'Cocokkan bukti cek',
  },
  en: {
    make: 'Create a verification record',
    makeFailed: 'The verification record cannot be created at the moment. Try again later.',
    makeLimit: 'Too many verification records were created from your network. Try again in an hour.',
    makeLong: 'The answer is too long to be saved. Split the list.',
    makePersonal:
      'The list has a number that looks like a personal or tax number (NIK, NPWP). Remove that line.',
    title: 'Verification record',
    titleNumber: 'Verification record {{number}}',
    purpose: 'Compare a printout with the answer we kept at the moment of the check.',
    number: 'Record number',
    numberHint: 'At the bottom of the printout, such as ABCDE-23456-FGHJK-78923.',
    numberWrong: 'A record number has twenty letters and digits.',
    open: 'Open the record',
    loading: 'Opening the record…',
    failed: 'The record cannot be opened at the moment',
    missing: 'There is no verification record with this number',
    missingHint: 'Check the number character by character. Records are kept for a year; older ones are gone.',
    about:
      'This was our answer on {{time}}. The status may have changed since: open the certificate number for its current status.',
    kept: 'This record is kept until {{date}}. We do not record who made the check.',
    qrTitle: 'QR code of this record',
    qrText: 'Scan it to compare the printout with the record we keep.',
    verify: 'Check a verification record',
  },
});
