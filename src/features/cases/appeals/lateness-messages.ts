import { defineMessages } from '@/lib/i18n/define-messages';

/** Texts about a late appeal and its admission, for staff. */
export const latenessMessages = defineMessages('appealLateness', {
  id: {
    title: 'Terlambat diajukan',
    undecided:
      'Diterima {{received}}; hari terakhirnya {{date}}. Terima untuk diperiksa karena sebab yang dicatat, atau nyatakan gugur dengan alasan tertulis. Sebelum itu banding ini tidak dapat dikabulkan atau ditolak.',
    lapsed: 'Diterima {{received}}; hari terakhirnya {{date}}. Banding ini tidak diterima untuk diperiksa.',
    admitted: 'Diterima untuk diperiksa {{date}} oleh {{name}}.',
    admit: 'Terima untuk diperiksa',
    admitTitle: 'Terima {{number}} untuk diperiksa?',
    admitHint: 'Pemohon banding membaca sebab dan penjelasannya. Tulis dalam bahasa pemohon: {{language}}.',
    cause: 'Sebab keterlambatan yang diterima',
    choose: 'Pilih',
    explanation: 'Penjelasan dan buktinya',
    required: 'Wajib diisi.',
    short: 'Tulis sekurang-kurangnya 10 huruf.',
    done: 'Banding {{number}} diterima untuk diperiksa',
  },
  en: {
    title: 'Filed late',
    undecided:
      'Received on {{received}}; its last day was {{date}}. Admit it for a recorded cause, or declare it lapsed with a written reason. Until then it cannot be upheld or dismissed.',
    lapsed: 'Received on {{received}}; its last day was {{date}}. This appeal was not admitted.',
    admitted: 'Admitted on {{date}} by {{name}}.',
    admit: 'Admit the appeal',
    admitTitle: 'Admit {{number}}?',
    admitHint: 'The appellant reads the cause and the explanation. Write in their language: {{language}}.',
    cause: 'Accepted cause of the delay',
    choose: 'Choose',
    explanation: 'Explanation and its evidence',
    required: 'This is required.',
    short: 'Enter at least 10 characters.',
    done: 'Appeal {{number}} admitted',
  },
});
