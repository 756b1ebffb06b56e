import { defineMessages } from '@/lib/i18n/define-messages';

/** Texts of the staff entry form for appeals, in addition to those of all cases. */
export const entryMessages = defineMessages('appealEntry', {
  id: {
    title: 'Catat banding',
    purpose:
      'Untuk banding yang diterima lewat surat, email, atau langsung di kantor, juga yang terlambat. Batas waktu dihitung sejak tanggal diterima.',
    fields: {
      application_number: 'Nomor permohonan atau sertifikat',
      decision: 'Keputusan yang dimintakan banding',
      decision_date: 'Tanggal keputusan',
      grounds: 'Alasan banding',
      subclass_codes: 'Kode subklasifikasi',
      description: 'Keterangan tambahan',
    },
    hints: {
      application_number: 'Untuk permohonan yang ditolak, atau keputusan yang tidak ada di daftar klien.',
      decision_date: 'Tanggal pada surat keputusan.',
      grounds: 'Dengan kata-kata pemohon, sejauh mungkin.',
      subclass_codes: 'Misalnya: BG001, BS002. Kosongkan bila banding menyangkut semuanya.',
    },
    register: {
      search: 'Cari keputusan atas sertifikat',
      hint: 'Ketik nomor sertifikat atau nama pemegangnya, lalu pilih keputusannya. Untuk permohonan yang ditolak, isi kolom di bawah.',
      searching: 'Mencari keputusan',
      none: 'Tidak ada keputusan yang cocok. Isi kolom di bawah.',
      failed: 'Keputusan sedang tidak dapat dicari. Isi kolom di bawah.',
      number: 'nomor {{number}}',
      chosen: 'Keputusan yang dimintakan banding',
      change: 'Ganti',
    },
    lateness: {
      inTime: 'Hari terakhir untuk banding: {{date}}.',
      late: 'Banding ini terlambat diajukan',
      lateText:
        'Hari terakhirnya {{date}}. Banding tetap dicatat dan bernomor. Setelah itu nyatakan gugur dengan alasan tertulis, atau terima untuk diperiksa karena sebab yang dicatat.',
      failed: 'Hari terakhir untuk banding tidak dapat dihitung sekarang.',
    },
  },
  en: {
    title: 'Record an appeal',
    purpose:
      'For appeals received by letter, by e-mail or at the office, including late ones. Time limits count from the day of receipt.',
    fields: {
      application_number: 'Application or certificate number',
      decision: 'Decision appealed',
      decision_date: 'Date of the decision',
      grounds: 'Grounds for appeal',
      subclass_codes: 'Subclassification codes',
      description: 'Further details',
    },
    hints: {
      application_number: 'For a refused application, or a decision that is not in the register.',
      decision_date: 'The date on the decision letter.',
      grounds: 'In the appellant’s own words, as far as possible.',
      subclass_codes: 'For example: BG001, BS002. Leave empty if the appeal is about all of them.',
    },
    register: {
      search: 'Find a decision on a certificate',
      hint: 'Type the number of the certificate or the name of its holder and choose the decision. For a refused application, fill in the fields below.',
      searching: 'Searching decisions',
      none: 'No matching decision. Fill in the fields below.',
      failed: 'Decisions cannot be searched at the moment. Fill in the fields below.',
      number: 'number {{number}}',
      chosen: 'Decision appealed',
      change: 'Change',
    },
    lateness: {
      inTime: 'Last day for an appeal: {{date}}.',
      late: 'This appeal was filed late',
      lateText:
        'Its last day was {{date}}. It is recorded and gets a number. Afterwards declare it lapsed with a written reason, or admit it for a recorded cause.',
      failed: 'The last day for an appeal cannot be calculated at the moment.',
    },
  },
});
