import { defineMessages } from '@/lib/i18n/define-messages';

/** Texts of the section "Public pages as HTML" of the settings. */
export const pagesMessages = defineMessages('settingsPages', {
  id: {
    hint: 'Pengunjung pertama-tama melihat halaman yang ditulis lebih dulu sebagai HTML; mesin pencari dan pratinjau tautan hanya membaca halaman itu. Setelah isi situs berubah, penyedia hosting perlu membangunnya lagi.',
    failed: 'Keadaan halaman publik tidak dapat dimuat',
    onDemand:
      'Server ini menyusun setiap halaman saat diminta, sehingga selalu mengikuti isi situs. Build hook tidak diperlukan.',
    notWritten:
      'Situs ini belum memiliki halaman yang ditulis sebagai HTML: semua halaman mulai di peramban. Caranya ada di docs/hosting.md.',
    written: 'Terakhir ditulis',
    writtenAt: '{{date}}, {{pages}} halaman',
    changes: 'Perubahan',
    changesWait: 'Menunggu sejak {{date}}',
    changesNone: 'Tidak ada yang menunggu',
    last: 'Panggilan terakhir',
    never: 'Belum pernah',
    by: 'diminta oleh {{name}}',
    state: {
      waiting: 'Dalam antrean sejak {{date}}',
      failing: 'Gagal: {{reason}} Dicoba lagi {{next}}.',
      'given-up': 'Gagal: {{reason}} Setelah {{attempts}} percobaan tidak dicoba lagi sampai isi berubah.',
      building: 'Diterima {{date}} ({{status}}); menunggu halaman ditulis',
      unwritten:
        'Diterima {{date}}, tetapi halaman tidak ditulis dalam satu jam. Periksa log build di penyedia hosting, dan SITE_URL pada fungsi.',
      written: 'Berhasil {{date}} ({{status}})',
    },
    problem: {
      refused: 'penyedia hosting menjawab {{status}}. Periksa alamat build hook di dasbornya.',
      timeout: 'penyedia hosting tidak menjawab dalam 10 detik.',
      unreachable: 'penyedia hosting tidak dapat dihubungi. Periksa nama host pada alamatnya.',
    },
    late: 'Jadwal fungsi write-pages tidak berjalan sejak {{date}}. Jadwalkan seperti tertulis di docs/hosting.md, bagian “The clock”.',
    noHook: 'Tanpa build hook, halaman hanya ditulis lagi saat Anda membangun situs sendiri.',
    now: 'Tulis sekarang',
    ordered: 'Penulisan halaman diminta',
    orderedHint: 'Penyedia hosting dipanggil dalam satu menit.',
    orderFailed: 'Penulisan belum diminta',
    tooSoon: 'Penyedia hosting baru saja dipanggil. Tunggu dua menit, lalu coba lagi.',
    hook: 'Alamat build hook',
    hookHint:
      'Dari dasbor Netlify, Cloudflare Pages, Vercel, atau server Anda sendiri. Alamat ini rahasia: setelah disimpan tidak ditampilkan lagi, hanya hostnya.',
    hookSet: 'Terpasang: https://{{host}}/…',
    hookSave: 'Simpan alamat',
    hookRemove: 'Hapus alamat',
    hookSaved: 'Alamat build hook tersimpan',
    hookRemoved: 'Alamat build hook dihapus',
    hookInvalid:
      'Isi alamat lengkap yang berawalan https:// dengan nama host publik, seperti yang diberikan penyedia hosting.',
    hookFailed: 'Alamat belum tersimpan',
  },
  en: {
    hint: 'Visitors first see pages that were written beforehand as HTML; search engines and link previews read nothing else. When content has changed, the host has to build them again.',
    failed: 'The state of the public pages cannot be loaded',
    onDemand:
      'This server draws each page when it is asked for, so that it always shows the newest content. No build hook is needed.',
    notWritten:
      'This site has no pages written as HTML yet: every page starts in the browser. docs/hosting.md says how to change that.',
    written: 'Last written',
    writtenAt: '{{date}}, {{pages}} pages',
    changes: 'Changes',
    changesWait: 'Waiting since {{date}}',
    changesNone: 'None waiting',
    last: 'Last call',
    never: 'None yet',
    by: 'asked for by {{name}}',
    state: {
      waiting: 'Queued since {{date}}',
      failing: 'Failed: {{reason}} Next attempt {{next}}.',
      'given-up':
        'Failed: {{reason}} After {{attempts}} attempts it is not tried again until content changes.',
      building: 'Accepted {{date}} ({{status}}); waiting for the pages to be written',
      unwritten:
        'Accepted {{date}}, but no pages were written within an hour. Check the build log at your host, and SITE_URL of the functions.',
      written: 'Succeeded {{date}} ({{status}})',
    },
    problem: {
      refused: 'the host answered {{status}}. Check the build hook’s address in its dashboard.',
      timeout: 'the host did not answer within 10 seconds.',
      unreachable: 'the host cannot be reached. Check the host name in the address.',
    },
    late: 'The schedule of the function write-pages has not run since {{date}}. Set it up as docs/hosting.md says under “The clock”.',
    noHook: 'Without a build hook, pages are only written again when you build the site yourself.',
    now: 'Write now',
    ordered: 'Writing the pages was requested',
    orderedHint: 'The host is called within a minute.',
    orderFailed: 'Writing was not requested',
    tooSoon: 'The host has just been called. Wait two minutes and try again.',
    hook: 'Address of the build hook',
    hookHint:
      'From the dashboard of Netlify, Cloudflare Pages or Vercel, or from your own server. The address is secret: once saved it is not shown again, only its host.',
    hookSet: 'Set: https://{{host}}/…',
    hookSave: 'Save address',
    hookRemove: 'Remove address',
    hookSaved: 'Build hook address saved',
    hookRemoved: 'Build hook address removed',
    hookInvalid: 'Enter the whole address, with https:// and a public host name, as your host gives it.',
    hookFailed: 'The address was not saved',
  },
});
