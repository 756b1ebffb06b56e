/**
 * Texts of each check of public.site_health(), also used by `npm run doctor`: name, text if passed, text if
 * failed, and remedy. factValues() fills the placeholders in braces.
 */
export const checkTexts = {
  id: {
    database: {
      name: 'Basis data',
      ok: '{{count}} migrasi, terbaru {{version}}; ukuran {{size}}.',
      bad: 'Basis data ini tidak mencatat satu pun migrasi.',
      todo: 'Jalankan npm run supabase -- db push --remote, lalu periksa lagi.',
    },
    rules: {
      name: 'Aturan akses dan pemicu',
      ok: 'Semua aturan akses dan pemicu ada dan aktif.',
      bad: 'Tidak ada atau tidak aktif: {{missing}}.',
      todo: 'Biasanya hilang saat basis data dipulihkan dari dump. Pulihkan dengan npm run restore ke basis data yang baru dimigrasi.',
    },
    clock: {
      name: 'Jadwal tugas',
      ok: 'Kelima tugas berkala berjalan.',
      bad: 'Terlambat atau belum pernah berjalan: {{late}}.',
      todo: 'Periksa pg_cron, pg_net, dan kunci rahasia di vault seperti tertulis di docs/hosting.md, bagian “The clock”. Di komputer sendiri tugas berjalan selama npm start berjalan.',
    },
    answers: {
      name: 'Jawaban fungsi',
      ok: 'Fungsi yang dipanggil jadwal menjawab dengan baik.',
      bad: '{{refused}} dari {{calls}} panggilan dalam 15 menit terakhir gagal (status {{status}}). Tugas yang lima kali terakhir selalu gagal: {{jobs}}.',
      todo: '401 berarti kunci di vault bukan kunci rahasia bernama default; 404 berarti fungsi belum dipasang (npm run supabase -- functions deploy). Tanpa status: fungsi tidak menjawab tepat waktu; sesekali terjadi, dan panggilan berikutnya mengejarnya.',
    },
    mail: {
      name: 'Email',
      ok: 'Tidak ada email yang tertahan; dalam antrean: {{waiting}}.',
      bad: 'Dalam antrean: {{waiting}}, tidak terkirim: {{given_up}}. Kesalahan terakhir: {{error}}.',
      todo: 'Periksa MAIL_API_KEY dan MAIL_FROM pada fungsi notify, lalu kirim ulang dari dasbor.',
    },
    letters: {
      name: 'Surat',
      ok: 'Surat yang harus dibuat: {{waiting}}.',
      bad: 'Surat yang belum jadi: {{waiting}}. Kesalahan terakhir: {{error}}.',
      todo: 'Buka perkaranya dan minta surat dibuat lagi; bila gagal terus, periksa log fungsi outcome-letter.',
    },
    pages: {
      name: 'Halaman publik',
      ok: 'Halaman publik mengikuti isi situs.',
      bad: 'Halaman publik tidak diperbarui.',
      todo: 'Buka Pengaturan, bagian Halaman publik sebagai HTML, dan periksa build hook.',
    },
    storage: {
      name: 'Penyimpanan berkas',
      ok: 'Ketiga tempat berkas ada, dengan batas ukuran dan jenisnya.',
      bad: 'Tidak sesuai: {{wrong}}.',
      todo: 'evidence dan letters tidak boleh publik, dan setiap tempat berkas memiliki batas. Kembalikan di Supabase, Storage.',
    },
    keys: {
      name: 'Kunci kode akses',
      ok: 'Kunci untuk kode akses dan pemeriksaan formulir ada.',
      bad: 'Kunci hilang: kode akses pada tanda terima tidak dapat diperiksa.',
      todo: 'Pulihkan cadangan terakhir. Kunci yang baru membuat semua kode akses lama tidak berlaku.',
    },
    sender: {
      name: 'Alamat pengirim',
      ok: 'Batas formulir dihitung per alamat pengirim.',
      bad: 'Semua pengirim formulir dihitung sebagai satu.',
      todo: 'Sebutkan header platform Anda seperti tertulis di docs/hosting.md, bagian “The sender’s address”.',
    },
    admin: {
      name: 'Admin',
      ok: 'Ada admin yang aktif.',
      bad: 'Belum ada admin yang aktif.',
      todo: 'Buka /auth/login dan buat admin pertama dengan SETUP_SECRET.',
    },
    backup: {
      name: 'Cadangan',
      ok: 'Cadangan terakhir: {{when}}.',
      bad: 'Cadangan terakhir: {{when}}.',
      todo: 'Jalankan npm run backup sekurang-kurangnya setiap minggu dan simpan di tempat lain; cadangan platform tidak memuat berkas.',
    },
  },
  en: {
    database: {
      name: 'Database',
      ok: '{{count}} migrations, the newest is {{version}}; size {{size}}.',
      bad: 'This database has no migration on record.',
      todo: 'Run npm run supabase -- db push --remote, then check again.',
    },
    rules: {
      name: 'Policies and triggers',
      ok: 'All policies and triggers are there and switched on.',
      bad: 'Missing or switched off: {{missing}}.',
      todo: 'They are usually lost when a database is restored from a dump. Restore with npm run restore into a freshly migrated one.',
    },
    clock: {
      name: 'Scheduled jobs',
      ok: 'All five scheduled jobs are running.',
      bad: 'Late, or never ran: {{late}}.',
      todo: 'Check pg_cron, pg_net and the secret key in the vault, as described in docs/hosting.md, “The clock”. On your own machine the jobs run while npm start runs.',
    },
    answers: {
      name: 'Answers of functions',
      ok: 'The functions that the schedule calls answer well.',
      bad: '{{refused}} of {{calls}} calls in the last 15 minutes failed (status {{status}}). Jobs whose last five calls all failed: {{jobs}}.',
      todo: '401 means that the key in the vault is not the secret key named default; 404 that the function is not deployed (npm run supabase -- functions deploy). No status: the function did not answer in time. That happens now and then, and the next call catches up.',
    },
    mail: {
      name: 'E-mail',
      ok: 'No e-mail is stuck; in the queue: {{waiting}}.',
      bad: 'In the queue: {{waiting}}, not delivered: {{given_up}}. Last error: {{error}}.',
      todo: 'Check MAIL_API_KEY and MAIL_FROM of the function notify, then send again from the dashboard.',
    },
    letters: {
      name: 'Letters',
      ok: 'Letters to be made: {{waiting}}.',
      bad: 'Letters that could not be made: {{waiting}}. Last error: {{error}}.',
      todo: 'Open the case and have the letter made again; if it keeps failing, look into the log of the function outcome-letter.',
    },
    pages: {
      name: 'Public pages',
      ok: 'The public pages follow the content.',
      bad: 'The public pages are not being updated.',
      todo: 'Open Settings, Public pages as HTML, and check the build hook.',
    },
    storage: {
      name: 'File storage',
      ok: 'The three buckets are there, each with its limits of size and type.',
      bad: 'Not as it should be: {{wrong}}.',
      todo: 'evidence and letters must not be public, and each bucket has limits. Put them back in Supabase, Storage.',
    },
    keys: {
      name: 'Keys of access codes',
      ok: 'The keys for access codes and form checks are there.',
      bad: 'A key is missing: the access codes on receipts cannot be checked.',
      todo: 'Restore the last backup. A new key makes all earlier access codes invalid.',
    },
    sender: {
      name: 'Sender’s address',
      ok: 'The limits of forms count per sender’s address.',
      bad: 'All senders of forms count as one.',
      todo: 'Name the header of your platform, as described in docs/hosting.md, “The sender’s address”.',
    },
    admin: {
      name: 'Admin',
      ok: 'There is an active admin.',
      bad: 'There is no active admin yet.',
      todo: 'Open /auth/login and create the first admin with SETUP_SECRET.',
    },
    backup: {
      name: 'Backup',
      ok: 'Last backup: {{when}}.',
      bad: 'Last backup: {{when}}.',
      todo: 'Run npm run backup at least once a week and keep the archive elsewhere; backups of the platform do not hold the files.',
    },
  },
};

export type FactName = keyof typeof checkTexts.id;
export const isFact = (name: string): name is FactName => Object.hasOwn(checkTexts.id, name);
export const factNames = Object.keys(checkTexts.id).filter(isFact);
