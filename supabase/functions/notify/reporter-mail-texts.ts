import type { CaseStatus, ThreadKind } from '../_shared/case-status.ts';
import type { Finding } from '../_shared/finding.ts';
import type { Language } from '../_shared/languages.ts';

export type MailEvent =
  'received' | 'moved' | 'question' | 'message' | 'documents' | 'code' | 'late' | 'decided' | 'reopened';

interface Words {
  kinds: Record<ThreadKind, string>;
  subjects: Record<MailEvent, string>;
  greeting: string;
  events: Record<MailEvent, (about: string, status: string) => string>;
  firstResponse: (day: string) => string;
  outcome: (day: string) => string;
  letter: (number: string) => string;
  track: (address: string) => string;
  newCode: (code: string, address: string) => string;
  contactNext: string;
  regards: string;
  footer: string;
}

/** Returns the text with a lower-case first letter, for the middle of a sentence: "appeal BND-…". */
const inside = (about: string) => about.charAt(0).toLowerCase() + about.slice(1);

export const reporterMailTexts: Record<Language, Words> = {
  id: {
    kinds: { complaint: 'Keluhan', appeal: 'Banding', contact: 'Pesan' },
    subjects: {
      received: 'Sudah kami terima',
      moved: 'Ada perkembangan',
      question: 'Kami menunggu jawaban Anda',
      message: 'Ada pesan untuk Anda',
      documents: 'Dokumen Anda lengkap',
      code: 'Kode akses Anda',
      late: 'Kami terlambat',
      decided: 'Hasil sudah tersedia',
      reopened: 'Diperiksa kembali',
    },
    greeting: 'Yth. Bapak/Ibu,',
    events: {
      received: (about) => `${about} sudah kami terima.`,
      moved: (about, status) => `Status ${inside(about)} sekarang: ${status}.`,
      question: (about) =>
        `Untuk melanjutkan ${inside(about)} kami memerlukan jawaban Anda. Selama menunggu, batas waktu penanganan berhenti dihitung.`,
      message: (about) => `Ada pesan baru dari kami tentang ${inside(about)}.`,
      documents: (about) =>
        `Dokumen untuk ${inside(about)} sudah lengkap. Batas waktu penanganan dihitung sejak hari ini.`,
      code: (about, status) =>
        status
          ? `${about} sudah kami catat. Inilah kode aksesnya.`
          : `Atas permintaan Anda kami mengganti kode akses untuk ${inside(about)}. Kode lama tidak berlaku lagi.`,
      late: (about, status) =>
        `Batas waktu kami untuk ${inside(about)} sudah lewat, dan ${status} belum ada. Kami mohon maaf. Perkara ini tetap kami kerjakan, dan petugas kami sudah diingatkan. Anda dapat membalas di halaman lacak, atau menyampaikan keterlambatan ini kepada SP4N-LAPOR!, LPJK, atau KAN.`,
      decided: (about, status) =>
        `${about} sudah diputuskan (${status}). Hasil tertulis beserta alasannya dapat Anda baca di halaman lacak.`,
      reopened: (about) =>
        `${about} kami buka kembali dan periksa lagi; putusan sebelumnya tidak berlaku selama pemeriksaan. Alasannya dapat Anda baca di halaman lacak.`,
    },
    firstResponse: (day) => `Tanggapan pertama paling lambat ${day}.`,
    outcome: (day) => `Hasil tertulis paling lambat ${day}.`,
    letter: (number) =>
      `Hasil itu juga tersedia sebagai surat ${number}, yang dapat Anda unduh sebagai PDF di halaman lacak.`,
    track: (address) =>
      `Buka ${address} dengan nomor di atas dan kode akses yang ditampilkan saat Anda mengirim. Demi keamanan, kode itu tidak ada di email ini, dan kami tidak pernah memintanya.`,
    newCode: (code, address) =>
      `Kode akses: ${code}\n\nBuka ${address} dengan nomor di atas dan kode ini. Simpan kode ini baik-baik; kami tidak pernah memintanya.`,
    contactNext: 'Kami menjawab ke alamat email ini pada hari kerja.',
    regards: 'Hormat kami,',
    footer:
      'Anda menerima email ini karena alamat ini ditulis di formulir kami. Bila bukan Anda, abaikan saja.',
  },
  en: {
    kinds: { complaint: 'Complaint', appeal: 'Appeal', contact: 'Message' },
    subjects: {
      received: 'We have received it',
      moved: 'There is an update',
      question: 'We are waiting for your reply',
      message: 'There is a message for you',
      documents: 'Your documents are complete',
      code: 'Your access code',
      late: 'We are late',
      decided: 'The outcome is available',
      reopened: 'Under investigation again',
    },
    greeting: 'Dear Sir or Madam,',
    events: {
      received: (about) => `We have received ${inside(about)}.`,
      moved: (about, status) => `The status of ${inside(about)} is now: ${status}.`,
      question: (about) =>
        `To continue with ${inside(about)} we need your reply. While we wait, the time limit is paused.`,
      message: (about) => `There is a new message from us about ${inside(about)}.`,
      documents: (about) =>
        `The documents for ${inside(about)} are complete. The time limit for handling it counts from today.`,
      code: (about, status) =>
        status
          ? `We have recorded ${inside(about)}. This is its access code.`
          : `As you asked, we have renewed the access code for ${inside(about)}. The old code no longer works.`,
      late: (about, status) =>
        `Our time limit for ${inside(about)} has passed, and ${status} is still missing. We apologise. We are still working on it, and our staff have been reminded. You can reply on the tracking page, or take the delay to SP4N-LAPOR!, LPJK or KAN.`,
      decided: (about, status) =>
        `${about} has been decided (${status}). You can read the written outcome and its reasons on the tracking page.`,
      reopened: (about) =>
        `We have reopened ${inside(about)} and are investigating it again; the earlier decision is not valid in the meantime. You can read why on the tracking page.`,
    },
    firstResponse: (day) => `First response by ${day}.`,
    outcome: (day) => `Written outcome by ${day}.`,
    letter: (number) =>
      `The outcome is also available as letter ${number}, which you can download as a PDF on the tracking page.`,
    track: (address) =>
      `Open ${address} with the number above and the access code that was shown when you filed it. For your safety the code is not in this e-mail, and we never ask for it.`,
    newCode: (code, address) =>
      `Access code: ${code}\n\nOpen ${address} with the number above and this code. Keep it safe; we never ask for it.`,
    contactNext: 'We will reply to this e-mail address on working days.',
    regards: 'Kind regards,',
    footer:
      'You are receiving this e-mail because this address was entered in our form. If that was not you, please ignore it.',
  },
};

/** Overdue deadline in a mail about the event `late`. */
type LateDeadline = 'tanggapan' | 'hasil';

interface StatusLabels {
  statuses: Record<CaseStatus | 'ditolak_appeal', string>;
  findings: Record<Finding, string>;
  late: Record<LateDeadline, string>;
}
/** Labels of a case's status in mails. */
export const statusLabels: Record<Language, StatusLabels> = {
  id: {
    statuses: {
      baru: 'baru diterima',
      diproses: 'sedang diproses',
      menunggu: 'menunggu jawaban Anda',
      selesai: 'selesai',
      diterima: 'banding dikabulkan',
      dicabut: 'dicabut oleh pelapor',
      ditolak: 'ditolak',
      ditolak_appeal: 'ditolak',
      gugur: 'gugur',
      digabung: 'digabung dengan banding lain',
    },
    findings: {
      terbukti: 'keluhan terbukti',
      terbukti_sebagian: 'keluhan terbukti sebagian',
      tidak_terbukti: 'keluhan tidak terbukti',
      di_luar_lingkup: 'di luar lingkup kami',
      dicabut: 'dicabut oleh pelapor',
      dikabulkan: 'banding dikabulkan',
      dikabulkan_sebagian: 'banding dikabulkan sebagian',
      tidak_dikabulkan: 'banding tidak dikabulkan',
    },
    late: { tanggapan: 'tanggapan pertama', hasil: 'hasil tertulis' },
  },
  en: {
    statuses: {
      baru: 'received',
      diproses: 'in progress',
      menunggu: 'waiting for your reply',
      selesai: 'resolved',
      diterima: 'appeal upheld',
      dicabut: 'withdrawn by the complainant',
      ditolak: 'not upheld',
      ditolak_appeal: 'dismissed',
      gugur: 'lapsed',
      digabung: 'joined with another appeal',
    },
    findings: {
      terbukti: 'complaint upheld',
      terbukti_sebagian: 'complaint partly upheld',
      tidak_terbukti: 'complaint not upheld',
      di_luar_lingkup: 'outside our scope',
      dicabut: 'withdrawn by the complainant',
      dikabulkan: 'appeal upheld',
      dikabulkan_sebagian: 'appeal partly upheld',
      tidak_dikabulkan: 'appeal dismissed',
    },
    late: { tanggapan: 'the first response', hasil: 'the written outcome' },
  },
};
