import type { AnnulledKind, DecisionGround, Qualification } from '../_shared/certificate-status.ts';
import type { Language } from '../_shared/languages.ts';
import type { LETTER_KINDS } from './facts.ts';

type LetterKind = (typeof LETTER_KINDS)[number];

interface Words {
  title: string;
  abouts: Record<Exclude<LetterKind, 'annul'>, string>;
  annulments: Record<AnnulledKind, string>;
  opening: string;
  decision: string;
  effectiveOn: string;
  decidedOn: string;
  decisionNumber: string;
  decidedBy: string;
  ground: string;
  annulled: string;
  annulledDecision: (day: string, number: string, letter: string) => string;
  certificate: string;
  certificateNumber: string;
  holder: string;
  scope: string;
  qualification: string;
  qualifications: Record<Qualification, string>;
  issuedOn: string;
  expiresOn: string;
  changed: (before: string, after: string) => string;
  note: string;
  effects: Record<LetterKind, string>;
  endTitle: string;
  until: (day: string) => string;
  noUntil: string;
  ends: Record<'surveilans' | 'kewajiban' | 'permintaan' | 'other', string>;
  appealTitle: string;
  appeal: (day: string, address: string) => string;
  missing: string;
}

/** Fixed texts of a decision letter. The public note stays in its original language. */
export const decisionTexts: Record<Language, Words> = {
  id: {
    title: 'Surat Pemberitahuan Keputusan',
    abouts: {
      suspend: 'Pembekuan sertifikat',
      reinstate: 'Pengaktifan kembali sertifikat',
      withdraw: 'Pencabutan sertifikat',
      reduce: 'Pengurangan lingkup atau masa berlaku sertifikat',
    },
    annulments: {
      suspend: 'Pembatalan pembekuan sertifikat',
      withdraw: 'Pembatalan pencabutan sertifikat',
      replace: 'Pembatalan penggantian sertifikat',
      reduce: 'Pembatalan pengurangan lingkup atau masa berlaku sertifikat',
    },
    opening: 'Kami memberitahukan keputusan kami atas sertifikat di bawah ini.',
    decision: 'Keputusan',
    effectiveOn: 'Berlaku sejak',
    decidedOn: 'Tanggal keputusan',
    decisionNumber: 'Nomor keputusan',
    decidedBy: 'Ditetapkan oleh',
    ground: 'Dasar',
    annulled: 'Yang dibatalkan',
    annulledDecision: (day, number, letter) =>
      ['keputusan', number && `nomor ${number},`, `berlaku sejak ${day}`, letter && `(surat ${letter})`]
        .filter(Boolean)
        .join(' '),
    certificate: 'Sertifikat',
    certificateNumber: 'Nomor sertifikat',
    holder: 'Pemegang',
    scope: 'Ruang lingkup',
    qualification: 'Kualifikasi',
    qualifications: { kecil: 'Kecil', menengah: 'Menengah', besar: 'Besar', spesialis: 'Spesialis' },
    issuedOn: 'Terbit',
    expiresOn: 'Berlaku sampai',
    changed: (before, after) => `${after} (semula ${before})`,
    note: 'Keterangan',
    effects: {
      suspend: 'Selama dibekukan, sertifikat tidak boleh dipakai atau dijadikan acuan.',
      reinstate: 'Sertifikat kembali berlaku dan boleh dipakai dalam lingkup di atas.',
      withdraw:
        'Hentikan pemakaian sertifikat dan semua acuan kepadanya. Kewajiban lain dalam perjanjian sertifikasi tetap berlaku.',
      reduce: 'Sertifikat hanya boleh dipakai dalam lingkup dan masa berlaku di atas.',
      annul:
        'Keputusan yang dibatalkan tidak berlaku lagi: sertifikat diperlakukan seolah-olah keputusan itu tidak pernah diambil. Keputusan itu dan pembatalannya tetap tercatat dalam register.',
    },
    endTitle: 'Akhir pembekuan',
    until: (day) =>
      `Pembekuan ditetapkan sampai ${day}. Sertifikat tidak aktif kembali dengan sendirinya pada hari itu, tetapi dengan keputusan kami.`,
    noUntil: 'Pembekuan tidak memiliki hari akhir dan berakhir dengan keputusan kami.',
    ends: {
      surveilans: 'Sertifikat diaktifkan kembali setelah surveilans selesai dan persyaratannya terpenuhi.',
      kewajiban: 'Sertifikat diaktifkan kembali setelah kewajiban pemegang terpenuhi.',
      permintaan:
        'Sertifikat diaktifkan kembali atas permintaan pemegang, bila persyaratannya masih terpenuhi.',
      other: 'Sertifikat diaktifkan kembali setelah penyebab pembekuan diatasi dan persyaratannya terpenuhi.',
    },
    appealTitle: 'Hak banding',
    appeal: (day, address) =>
      `Bila Anda berkeberatan atas keputusan ini, ajukan banding paling lambat ${day}, di ${address}. Banding diperiksa dan diputus oleh orang yang tidak terlibat dalam keputusan ini.`,
    missing: 'Tanda � menggantikan karakter yang tidak dapat dicetak.',
  },
  en: {
    title: 'Decision Letter',
    abouts: {
      suspend: 'Suspension of certificate',
      reinstate: 'Reinstatement of certificate',
      withdraw: 'Withdrawal of certificate',
      reduce: 'Reduction of the scope or validity of certificate',
    },
    annulments: {
      suspend: 'Annulment of the suspension of certificate',
      withdraw: 'Annulment of the withdrawal of certificate',
      replace: 'Annulment of the replacement of certificate',
      reduce: 'Annulment of the reduction of the scope or validity of certificate',
    },
    opening: 'We inform you of our decision on the certificate below.',
    decision: 'Decision',
    effectiveOn: 'Effective from',
    decidedOn: 'Date of decision',
    decisionNumber: 'Decision number',
    decidedBy: 'Decided by',
    ground: 'Ground',
    annulled: 'Annulled decision',
    annulledDecision: (day, number, letter) =>
      [number && `number ${number},`, `effective from ${day}`, letter && `(letter ${letter})`]
        .filter(Boolean)
        .join(' '),
    certificate: 'Certificate',
    certificateNumber: 'Certificate number',
    holder: 'Holder',
    scope: 'Scope',
    qualification: 'Qualification',
    qualifications: { kecil: 'Small', menengah: 'Medium', besar: 'Large', spesialis: 'Specialist' },
    issuedOn: 'Issued',
    expiresOn: 'Valid until',
    changed: (before, after) => `${after} (previously ${before})`,
    note: 'Note',
    effects: {
      suspend: 'While it is suspended, the certificate must not be used or referred to.',
      reinstate: 'The certificate is valid again and may be used within the scope above.',
      withdraw:
        'Stop using the certificate and every reference to it. Other duties in the certification agreement remain.',
      reduce: 'The certificate may be used only within the scope and validity above.',
      annul:
        'The annulled decision is no longer valid: the certificate is treated as if that decision had not been taken. The decision and its annulment remain on record in the register.',
    },
    endTitle: 'End of the suspension',
    until: (day) =>
      `The suspension lasts until ${day}. On that day, the certificate is not reinstated automatically, but by our decision.`,
    noUntil: 'The suspension has no last day and ends by our decision.',
    ends: {
      surveilans:
        'The certificate is reinstated once surveillance is completed and the requirements are met.',
      kewajiban: 'The certificate is reinstated once the holder meets its obligations.',
      permintaan:
        'The certificate is reinstated at the request of the holder, if the requirements are still met.',
      other:
        'The certificate is reinstated once the cause of the suspension is resolved and the requirements are met.',
    },
    appealTitle: 'Right of appeal',
    appeal: (day, address) =>
      `If you disagree with this decision, file an appeal by ${day}, at ${address}. Appeals are examined and decided by people who were not involved in this decision.`,
    missing: 'The sign � stands for a character that cannot be printed.',
  },
};

/** Returns the sentence on how a suspension with this ground ends. */
export const endOf = ({ ends }: Words, ground: DecisionGround | null | undefined): string =>
  ground === 'surveilans' || ground === 'kewajiban' || ground === 'permintaan' ? ends[ground] : ends.other;
