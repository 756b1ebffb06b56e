import type { Wording } from '@/domain/certificate';
import type { CertificateStatus, DatedStatus } from '@/domain/certificate-status';
import { defineMessages } from '@/lib/i18n/define-messages';

/** Sentences about the state of a certificate, now or on a given day. */
export const certificateVerdictMessages = defineMessages('certificateVerdict', {
  id: {
    meaning: {
      aktif:
        'Sertifikat berlaku. Pemegangnya boleh memakainya untuk subklasifikasi dan kualifikasi yang tertulis.',
      dibekukan: 'Keberlakuan sertifikat dihentikan sementara; selama itu sertifikat tidak boleh dipakai.',
      dibekukan_surveilans:
        'Keberlakuan sertifikat dihentikan sementara sampai surveilans diselesaikan; selama itu sertifikat tidak boleh dipakai.',
      dibekukan_kewajiban:
        'Keberlakuan sertifikat dihentikan sementara sampai pemegang memenuhi kewajibannya; selama itu sertifikat tidak boleh dipakai.',
      dibekukan_permintaan:
        'Keberlakuan sertifikat dihentikan sementara atas permintaan pemegang sertifikat; selama itu sertifikat tidak boleh dipakai.',
      dicabut: 'Sertifikat dicabut sebelum masa berlakunya habis dan tidak berlaku lagi.',
      dicabut_lembaga: 'Sertifikat kami cabut sebelum masa berlakunya habis dan tidak berlaku lagi.',
      dicabut_permintaan:
        'Sertifikat dicabut atas permintaan pemegang sertifikat sebelum masa berlakunya habis dan tidak berlaku lagi.',
      dicabut_berhenti: 'Sertifikat tidak berlaku lagi: dicabut karena badan usahanya berhenti beroperasi.',
      kedaluwarsa: 'Masa berlaku sertifikat sudah habis.',
      belum_terbit:
        'Sertifikat sudah diputuskan, tetapi baru berlaku mulai tanggal terbitnya; sebelum itu tidak boleh dipakai.',
      diperbarui:
        'Masa berlaku sertifikat ini sudah habis. Badan usaha yang sama memegang sertifikat yang berlaku untuk subklasifikasi yang sama.',
      diganti: 'Sertifikat ini sudah diganti dengan yang baru dan tidak dipakai lagi.',
    } satisfies Record<Wording, string>,
    verdict: {
      aktif: 'Sertifikat ini berlaku',
      dibekukan: 'Sertifikat ini dibekukan',
      dicabut: 'Sertifikat ini dicabut',
      kedaluwarsa: 'Sertifikat ini sudah kedaluwarsa',
      diperbarui: 'Sertifikat ini sudah diperbarui',
      diganti: 'Sertifikat ini sudah diganti',
      belum_terbit: 'Sertifikat ini belum berlaku',
    } satisfies Record<CertificateStatus | 'diperbarui', string>,
    since: 'Sejak {{date}}.',
    sinceUntil: 'Sejak {{date}}, sampai {{until}}.',
    validFrom: 'Berlaku mulai {{date}}.',
    sinceUnknown: 'Tidak tercatat sejak kapan.',
    presentName: 'Badan usaha ini sekarang bernama {{name}}.',
    bodyExpired: {
      lisensi:
        'Lisensi lembaga kami berlaku sampai {{date}} dan belum diperbarui di sini. Tanyakan kepada kami apa artinya bagi sertifikat ini.',
      akreditasi:
        'Akreditasi lembaga kami berlaku sampai {{date}} dan belum diperbarui di sini. Tanyakan kepada kami apa artinya bagi sertifikat ini.',
    },
    checkedAt: 'Diperiksa {{time}}',
    dayTitle: 'Status pada suatu tanggal',
    day: 'Tanggal',
    dayHint: 'Misalnya tanggal pemasukan penawaran; paling lambat hari ini.',
    dayButton: 'Lihat statusnya',
    dayWrong: 'Pilih tanggal antara 1 Januari 2000 dan hari ini.',
    seeToday: 'Lihat status saat ini',
    dated: {
      aktif: 'Pada {{date}} sertifikat ini berlaku',
      dibekukan: 'Pada {{date}} sertifikat ini dibekukan',
      dicabut: 'Pada {{date}} sertifikat ini sudah dicabut',
      kedaluwarsa: 'Pada {{date}} sertifikat ini sudah kedaluwarsa',
      diganti: 'Pada {{date}} sertifikat ini sudah diganti',
      belum_terbit: 'Pada {{date}} sertifikat ini belum terbit',
      tak_tercatat: 'Statusnya pada {{date}} tidak kami ketahui',
    } satisfies Record<DatedStatus, string>,
    datedStatus: { tak_tercatat: 'Tidak diketahui' },
    issuedOn: 'Diterbitkan {{date}}.',
    recordedOn: 'Menurut keputusan yang dicatat pada {{date}}.',
    changedOn:
      'Jawaban untuk tanggal itu berubah: keputusan yang dicatat pada {{date}} berlaku juga untuk tanggal itu.',
    recordedFrom:
      'Riwayat sertifikat ini kami catat di sini sejak {{date}}. Pembekuan yang sudah berakhir sebelum itu mungkin tidak tercatat.',
    notRecorded:
      'Riwayat sertifikat ini kami catat di sini sejak {{date}}. Saat itu sertifikatnya sudah tidak berlaku atau dibekukan, tetapi tidak tercatat sejak kapan. Tanyakan kepada kami bila Anda memerlukannya.',
  },
  en: {
    meaning: {
      aktif:
        'The certificate is valid. Its holder may use it for the subclassification and qualification it names.',
      dibekukan: 'The certificate is suspended and must not be used meanwhile.',
      dibekukan_surveilans:
        'The certificate is suspended until its surveillance is completed, and must not be used meanwhile.',
      dibekukan_kewajiban:
        'The certificate is suspended until its holder meets the requirements again, and must not be used meanwhile.',
      dibekukan_permintaan:
        'The certificate is suspended at the request of its holder, and must not be used meanwhile.',
      dicabut: 'The certificate was withdrawn before its expiry date and is no longer valid.',
      dicabut_lembaga: 'We withdrew the certificate before its expiry date; it is no longer valid.',
      dicabut_permintaan:
        'The certificate was withdrawn before its expiry date at the request of its holder; it is no longer valid.',
      dicabut_berhenti:
        'The certificate was withdrawn because its company has ceased to operate; it is no longer valid.',
      kedaluwarsa: 'The certificate has passed its expiry date.',
      belum_terbit:
        'The certificate has been granted but is valid only from its issue date; it must not be used before then.',
      diperbarui:
        'This certificate has passed its expiry date. The same company holds a valid certificate for the same subclassification.',
      diganti: 'This certificate has been replaced by a new one and is no longer in use.',
    },
    verdict: {
      aktif: 'This certificate is valid',
      dibekukan: 'This certificate is suspended',
      dicabut: 'This certificate has been withdrawn',
      kedaluwarsa: 'This certificate has expired',
      diperbarui: 'This certificate has been renewed',
      diganti: 'This certificate has been replaced',
      belum_terbit: 'This certificate is not yet valid',
    },
    since: 'Since {{date}}.',
    sinceUntil: 'Since {{date}}, until {{until}}.',
    validFrom: 'Valid from {{date}}.',
    sinceUnknown: 'There is no record of since when.',
    presentName: 'This company is now called {{name}}.',
    bodyExpired: {
      lisensi:
        'Our licence as a certification body was valid until {{date}} and has not been renewed here. Ask us what this means for the certificate.',
      akreditasi:
        'Our accreditation was valid until {{date}} and has not been renewed here. Ask us what this means for the certificate.',
    },
    checkedAt: 'Checked {{time}}',
    dayTitle: 'Status on a date',
    day: 'Date',
    dayHint: 'For example the date a bid was submitted; today at the latest.',
    dayButton: 'See its status',
    dayWrong: 'Choose a date between 1 January 2000 and today.',
    seeToday: 'See its status now',
    dated: {
      aktif: 'On {{date}} this certificate was valid',
      dibekukan: 'On {{date}} this certificate was suspended',
      dicabut: 'On {{date}} this certificate had been withdrawn',
      kedaluwarsa: 'On {{date}} this certificate had expired',
      diganti: 'On {{date}} this certificate had been replaced',
      belum_terbit: 'On {{date}} this certificate had not been issued yet',
      tak_tercatat: 'We do not know its status on {{date}}',
    },
    datedStatus: { tak_tercatat: 'Not known' },
    issuedOn: 'Issued on {{date}}.',
    recordedOn: 'According to the decision recorded on {{date}}.',
    changedOn:
      'The answer for that date has changed: a decision recorded on {{date}} applies to that date as well.',
    recordedFrom:
      'We have kept the history of this certificate here since {{date}}. A suspension that ended before then may not be in it.',
    notRecorded:
      'We have kept the history of this certificate here since {{date}}. By then it was already suspended or no longer valid, but there is no record of since when. Ask us if you need to know.',
  },
});
