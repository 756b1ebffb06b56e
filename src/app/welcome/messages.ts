import { defineMessages } from '@/lib/i18n/define-messages';

export const welcomeMessages = defineMessages('welcome', {
  id: {
    title: 'Selamat datang di {{site}}',
    purpose: 'Halo, {{name}}. Anda kini termasuk tim yang mengurus situs ini.',
    role: 'Peran Anda: {{role}}',
    changed: 'Peran diubah oleh admin; hubungi mereka bila ada yang tidak dapat Anda buka.',
    may: 'Yang dapat Anda lakukan',
    first: 'Langkah pertama',
    start: 'Ke dashboard',
    again: 'Peran dan langkah pertama Anda',
    can: {
      admin: {
        everything: 'Mengubah semua isi, pengaturan, menu, dan tampilan situs',
        people: 'Mengundang orang, menentukan peran, dan menonaktifkan akun',
        cases: 'Menangani keluhan, banding, pesan, dan permintaan data pribadi',
        logs: 'Membaca log audit dan memulihkan perubahan',
      },
      editor: {
        texts: 'Menulis dan menerbitkan halaman, artikel, FAQ, dan daftar lain',
        register: 'Mengelola badan usaha dan sertifikatnya',
        cases: 'Menangani keluhan, banding, dan pesan masuk',
        not: 'Tidak dapat mengubah pengaturan, menu, atau akun orang lain',
      },
      viewer: {
        lists: 'Membaca halaman, artikel, badan usaha, sertifikat, dan daftar lain',
        board: 'Memantau kepatuhan dan angka di dashboard',
        not: 'Tidak dapat mengubah isi, dan tidak dapat membaca keluhan, banding, dan pesan',
      },
    },
    steps: {
      profile: 'Periksa nama Anda dan aktifkan verifikasi dua langkah',
      assistant: 'Lengkapi situs bersama asisten penyiapan',
      users: 'Lihat siapa lagi yang memiliki akun',
      complaints: 'Lihat keluhan yang menunggu tanggapan',
      pages: 'Buka halaman situs yang Anda urus',
      news: 'Tulis artikel pertama Anda sebagai draf',
      compliance: 'Lihat papan kepatuhan',
      clients: 'Cari badan usaha dan sertifikatnya',
    },
  },
  en: {
    title: 'Welcome to {{site}}',
    purpose: 'Hello, {{name}}. You now belong to the team that looks after this site.',
    role: 'Your role: {{role}}',
    changed: 'Admins change roles; contact them if there is something you cannot open.',
    may: 'What you can do',
    first: 'First steps',
    start: 'To the dashboard',
    again: 'Your role and first steps',
    can: {
      admin: {
        everything: 'Change all content, settings, menus and the look of the site',
        people: 'Invite people, set their roles and deactivate accounts',
        cases: 'Handle complaints, appeals, messages and personal data requests',
        logs: 'Read the audit log and undo changes',
      },
      editor: {
        texts: 'Write and publish pages, articles, FAQ and other lists',
        register: 'Keep companies and their certificates',
        cases: 'Handle complaints, appeals and messages',
        not: 'Cannot change settings, menus or other people’s accounts',
      },
      viewer: {
        lists: 'Read pages, articles, companies, certificates and other lists',
        board: 'Follow compliance and the figures on the dashboard',
        not: 'Cannot change content, and cannot read complaints, appeals and messages',
      },
    },
    steps: {
      profile: 'Check your name and turn on two-step verification',
      assistant: 'Complete the site with the set-up assistant',
      users: 'See who else has an account',
      complaints: 'See the complaints that wait for an answer',
      pages: 'Open the pages you look after',
      news: 'Write your first article as a draft',
      compliance: 'See the compliance board',
      clients: 'Look up companies and their certificates',
    },
  },
});
