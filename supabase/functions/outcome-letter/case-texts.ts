import type { CaseKind, ClosedStatus } from '../_shared/case-status.ts';
import type { Finding } from '../_shared/finding.ts';
import type { Language } from '../_shared/languages.ts';

interface Words {
  title: string;
  abouts: Record<CaseKind, string>;
  hidden: (kind: CaseKind) => string;
  nameless: (kind: CaseKind) => string;
  replaces: (number: string) => string;
  opening: (kind: CaseKind, day: string, number: string, subject: string) => string;
  result: string;
  statuses: Record<ClosedStatus, string>;
  findings: Record<Finding, string>;
  effect: string;
  outcome: string;
  reasons: string;
  actions: string;
  due: (day: string) => string;
  done: (day: string) => string;
  noAction: (why: string) => string;
  decider: string;
  declared: (said: string) => string;
  nextTitle: string;
  next: string;
  missing: string;
}

/** Fixed texts of a case letter. Texts of the case stay in their original language. */
export const caseTexts: Record<Language, Words> = {
  id: {
    title: 'Surat Hasil',
    abouts: { complaint: 'Hasil pemeriksaan keluhan', appeal: 'Hasil pemeriksaan banding' },
    hidden: (kind) => `${kind === 'appeal' ? 'Pemohon banding' : 'Pelapor'} (identitas dirahasiakan)`,
    nameless: (kind) => (kind === 'appeal' ? 'Pemohon banding' : 'Pelapor'),
    replaces: (number) => `Setelah pemeriksaan kembali, surat ini menggantikan surat ${number}.`,
    opening: (kind, day, number, subject) =>
      `Menjawab ${kind === 'appeal' ? 'banding' : 'keluhan'} Anda yang kami terima pada ${day} dengan nomor ${number}, tentang “${subject}”, kami sampaikan hasil berikut.`,
    result: 'Hasil',
    statuses: {
      selesai: 'Selesai diperiksa',
      ditolak: 'Ditolak',
      diterima: 'Banding dikabulkan',
      dicabut: 'Dicabut oleh pelapor',
      gugur: 'Gugur',
      digabung: 'Digabung dengan banding lain',
    },
    findings: {
      terbukti: 'Keluhan terbukti',
      terbukti_sebagian: 'Keluhan terbukti sebagian',
      tidak_terbukti: 'Keluhan tidak terbukti',
      di_luar_lingkup: 'Di luar lingkup kami, tidak diperiksa',
      dicabut: 'Keluhan dicabut oleh pelapor',
      dikabulkan: 'Banding dikabulkan',
      dikabulkan_sebagian: 'Banding dikabulkan sebagian',
      tidak_dikabulkan: 'Banding tidak dikabulkan',
    },
    outcome: 'Putusan',
    effect: 'Yang berubah karena putusan ini',
    reasons: 'Alasan',
    actions: 'Tindak lanjut',
    due: (day) => `paling lambat ${day}`,
    done: (day) => `selesai ${day}`,
    noAction: (why) => `Tindakan perbaikan tidak diperlukan: ${why}`,
    decider: 'Pengambil keputusan',
    declared: (said) => `Menyatakan: “${said}”`,
    nextTitle: 'Bila Anda berkeberatan atas hasil ini',
    next: 'Anda dapat menyampaikannya kepada SP4N-LAPOR! (www.lapor.go.id), Lembaga Pengembangan Jasa Konstruksi (lpjk.pu.go.id), atau Komite Akreditasi Nasional (kan.or.id).',
    missing: 'Tanda � menggantikan karakter yang tidak dapat dicetak; teks lengkapnya ada di halaman lacak.',
  },
  en: {
    title: 'Outcome Letter',
    abouts: { complaint: 'Outcome of a complaint', appeal: 'Outcome of an appeal' },
    hidden: (kind) => `The ${kind === 'appeal' ? 'appellant' : 'complainant'} (identity withheld)`,
    nameless: (kind) => `The ${kind === 'appeal' ? 'appellant' : 'complainant'}`,
    replaces: (number) => `Following a new investigation, this letter replaces letter ${number}.`,
    opening: (kind, day, number, subject) =>
      `In answer to your ${kind === 'appeal' ? 'appeal' : 'complaint'}, which we received on ${day} under number ${number}, about “${subject}”, we inform you of the outcome below.`,
    result: 'Result',
    statuses: {
      selesai: 'Investigated and closed',
      ditolak: 'Dismissed',
      diterima: 'Appeal upheld',
      dicabut: 'Withdrawn by the complainant',
      gugur: 'Lapsed',
      digabung: 'Joined with another appeal',
    },
    findings: {
      terbukti: 'Complaint upheld',
      terbukti_sebagian: 'Complaint partly upheld',
      tidak_terbukti: 'Complaint not upheld',
      di_luar_lingkup: 'Outside our scope, not investigated',
      dicabut: 'Complaint withdrawn by the complainant',
      dikabulkan: 'Appeal upheld',
      dikabulkan_sebagian: 'Appeal partly upheld',
      tidak_dikabulkan: 'Appeal dismissed',
    },
    outcome: 'Decision',
    effect: 'What changes through this decision',
    reasons: 'Reasons',
    actions: 'Follow-up',
    due: (day) => `by ${day}`,
    done: (day) => `done on ${day}`,
    noAction: (why) => `No corrective action is needed: ${why}`,
    decider: 'Decision-maker',
    declared: (said) => `Declared: “${said}”`,
    nextTitle: 'If you do not accept this outcome',
    next: 'You may take it to SP4N-LAPOR! (www.lapor.go.id), the Construction Services Development Board LPJK (lpjk.pu.go.id), or the National Accreditation Body KAN (kan.or.id).',
    missing:
      'The sign � stands for a character that cannot be printed; the full text is on the tracking page.',
  },
};
