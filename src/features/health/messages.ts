import { defineMessages } from '@/lib/i18n/define-messages';
import { checkTexts } from './check-texts';

/** Texts of /admin/kesehatan. */
export const healthMessages = defineMessages('health', {
  id: {
    title: 'Kesehatan Situs',
    purpose:
      'Hasil pemeriksaan dari dalam basis data. Dari luar, npm run doctor memeriksa juga alamat, header, dan sertifikat TLS.',
    list: 'Pemeriksaan',
    failed: 'Hasil pemeriksaan tidak dapat dimuat',
    again: 'Periksa lagi',
    checked: 'Diperiksa {{date}}',
    allWell: 'Semua berjalan',
    summary: '{{failed}} gagal, {{warning}} perlu perhatian',
    monitor: 'Untuk pemantau uptime',
    monitorHint: 'Alamat ini menjawab 200 bila semuanya berjalan dan 503 bila ada yang gagal, tanpa rincian:',
    version: 'Versi aplikasi: {{version}}',
    never: 'belum pernah',
    state: { ok: 'Baik', warning: 'Perlu perhatian', failed: 'Gagal' },
    facts: checkTexts.id,
  },
  en: {
    title: 'Site health',
    purpose:
      'Results of the checks inside the database. From outside, npm run doctor also checks addresses, headers and the TLS certificate.',
    list: 'Checks',
    failed: 'The results of the checks could not be loaded',
    again: 'Check again',
    checked: 'Checked {{date}}',
    allWell: 'Everything is running',
    summary: '{{failed}} failed, {{warning}} need attention',
    monitor: 'For uptime monitors',
    monitorHint:
      'This address answers 200 when everything is running and 503 when something failed, without details:',
    version: 'Version of the application: {{version}}',
    never: 'never',
    state: { ok: 'OK', warning: 'Needs attention', failed: 'Failed' },
    facts: checkTexts.en,
  },
});
