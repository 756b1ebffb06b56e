import { certificateMessages } from '@/components/certificate/messages';
import { columnWords } from '@/lib/column-messages';
import { defineMessages } from '@/lib/i18n/define-messages';
import type { PagedListMessages } from '@/resource-kit/paged/define-paged-list';
import type { surveillanceList } from './surveillance-paged';

type SurveillanceWords = PagedListMessages<typeof surveillanceList>;

const [words, english] = [certificateMessages.id, certificateMessages.en];

/** Surveillance in the back-office: namespace `surveillance`. */
export const surveillanceMessages = defineMessages('surveillance', {
  id: {
    title: 'Surveilans',
    purpose:
      'Pemeriksaan tahunan setiap sertifikat. Hasil yang dicatat di sini tidak mengubah status sertifikat: itu keputusan tersendiri.',
    search: 'Nomor sertifikat atau nama badan usaha',
    empty: 'Belum ada jadwal surveilans',
    emptyHint: 'Jadwal dibuat otomatis saat sertifikat ditambahkan atau diimpor, menurut alur sertifikasi.',
    columns: {
      ...columnWords.id,
      number: 'Nomor sertifikat',
      client_name: 'Badan usaha',
      subclass_code: 'Subklasifikasi',
      due_on: 'Jatuh tempo',
      state: 'Status jadwal',
      done_on: 'Dilaksanakan',
      result: 'Hasil',
      findings: 'Temuan',
      next_due_on: 'Surveilans berikutnya',
      note: 'Catatan',
      status: 'Status sertifikat',
      suspended_until: 'Dibekukan sampai',
    },
    filters: { due: 'Jadwal', status: 'Sertifikat', result: 'Hasil', category: 'Klasifikasi' },
    options: {
      due: {
        open: 'Belum dilaksanakan',
        overdue: 'Terlewat',
        month: 'Bulan ini',
        planned: 'Mendatang',
        done: 'Selesai',
        missed: 'Tidak dilaksanakan',
      },
      state: {
        overdue: 'Terlewat',
        month: 'Bulan ini',
        planned: 'Mendatang',
        done: 'Selesai',
        missed: 'Tidak dilaksanakan',
      },
      result: {
        memenuhi: 'Memenuhi persyaratan',
        perbaikan: 'Perlu tindakan perbaikan',
        tidak: 'Tidak memenuhi persyaratan',
      },
      status: words.status,
      qualification: words.qualification,
    },
    until: 'sampai {{date}}',
    calendar: {
      summary: 'Surveilans {{number}}, {{company}}',
      list: 'Unduh kalender',
      one: 'Unduh {{number}}, jatuh tempo {{due}}, untuk kalender',
      failed: 'Kalender tidak dapat dibuat. Periksa sambungan internet Anda, lalu coba lagi.',
    },
    lapsed: 'Surveilans terlewat sejak {{date}}',
    ofCertificate: 'Surveilans {{number}}',
    record: {
      open: 'Catat hasil surveilans {{number}}, jatuh tempo {{due}}',
      title: 'Surveilans {{number}}',
      hint: 'Jatuh tempo {{due}}. Status sertifikat tidak berubah oleh catatan ini.',
      doneOn: 'Dilaksanakan pada',
      doneOnHint: 'Hari ini atau sebelumnya, tidak sebelum tanggal terbit.',
      dayWrong: 'Pilih hari antara tanggal terbit dan hari ini.',
      result: 'Hasil',
      resultMissing: 'Pilih hasilnya.',
      findings: 'Temuan',
      findingsHint: 'Hanya untuk staf. Jangan tulis data pribadi.',
      next: 'Surveilans berikutnya',
      nextHint:
        'Boleh kosong: jadwal tahunan tetap berlaku. Jadwal yang lebih awal dari tanggal ini digantikan olehnya.',
      nextWrong: 'Pilih hari sesudah pemeriksaan ini dan sebelum sertifikat berakhir.',
      note: 'Catatan',
      submit: 'Simpan hasil',
      done: 'Hasil surveilans {{number}} dicatat',
      noneOfStatus: 'Ubah status sertifikat bila hasilnya menuntut demikian.',
    },
    refusals: {
      gone: 'Jadwal ini sudah tidak ada. Muat ulang daftar.',
      changed: 'Orang lain baru saja mencatat hasilnya. Tutup, lalu periksa catatannya.',
      day_wrong: 'Pilih hari antara tanggal terbit dan hari ini.',
      result_wrong: 'Pilih hasilnya.',
      next_wrong: 'Pilih hari sesudah pemeriksaan ini dan sebelum sertifikat berakhir.',
      words_long: 'Temuan paling banyak 4.000 karakter, catatan 1.000 karakter.',
    },
  } satisfies SurveillanceWords & Record<string, unknown>,
  en: {
    title: 'Surveillance',
    purpose:
      'The yearly surveillance of every certificate. A result recorded here does not change the status of a certificate: that is a separate decision.',
    search: 'Certificate number or company name',
    empty: 'No surveillance planned yet',
    emptyHint:
      'Visits are planned automatically when a certificate is added or imported, following the certification process.',
    columns: {
      ...columnWords.en,
      number: 'Certificate number',
      client_name: 'Company',
      subclass_code: 'Subclassification',
      due_on: 'Due on',
      state: 'Schedule status',
      done_on: 'Carried out on',
      result: 'Result',
      findings: 'Findings',
      next_due_on: 'Next surveillance',
      note: 'Note',
      status: 'Certificate status',
      suspended_until: 'Suspended until',
    },
    filters: { due: 'Schedule', status: 'Certificate', result: 'Result', category: 'Classification' },
    options: {
      due: {
        open: 'Not carried out yet',
        overdue: 'Overdue',
        month: 'This month',
        planned: 'Upcoming',
        done: 'Done',
        missed: 'Not carried out',
      },
      state: {
        overdue: 'Overdue',
        month: 'This month',
        planned: 'Upcoming',
        done: 'Done',
        missed: 'Not carried out',
      },
      result: {
        memenuhi: 'Meets the requirements',
        perbaikan: 'Corrective action needed',
        tidak: 'Does not meet the requirements',
      },
      status: english.status,
      qualification: english.qualification,
    },
    until: 'until {{date}}',
    calendar: {
      summary: 'Surveillance of {{number}}, {{company}}',
      list: 'Download calendar',
      one: 'Download {{number}}, due on {{due}}, for a calendar',
      failed: 'The calendar could not be created. Check your internet connection, then try again.',
    },
    lapsed: 'Surveillance overdue since {{date}}',
    ofCertificate: 'Surveillance of {{number}}',
    record: {
      open: 'Record the surveillance of {{number}}, due on {{due}}',
      title: 'Surveillance of {{number}}',
      hint: 'Due on {{due}}. This record does not change the status of the certificate.',
      doneOn: 'Carried out on',
      doneOnHint: 'Today or earlier, not before the date of issue.',
      dayWrong: 'Choose a date between the date of issue and today.',
      result: 'Result',
      resultMissing: 'Choose the result.',
      findings: 'Findings',
      findingsHint: 'For staff only. Do not enter personal data.',
      next: 'Next surveillance',
      nextHint:
        'May be left blank: the yearly schedule applies. It replaces visits planned before this date.',
      nextWrong: 'Choose a date after this visit and before the certificate expires.',
      note: 'Note',
      submit: 'Save the result',
      done: 'Surveillance of {{number}} recorded',
      noneOfStatus: 'Change the status of the certificate if the result requires it.',
    },
    refusals: {
      gone: 'This visit no longer exists. Reload the list.',
      changed: 'Somebody else has just recorded the result. Close this and check their record first.',
      day_wrong: 'Choose a date between the date of issue and today.',
      result_wrong: 'Choose the result.',
      next_wrong: 'Choose a date after this visit and before the certificate expires.',
      words_long: 'At most 4,000 characters for findings and 1,000 for the note.',
    },
  } satisfies SurveillanceWords & Record<string, unknown>,
});
