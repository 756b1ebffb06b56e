import { defineMessages } from '@/lib/i18n/define-messages';
import type { PagedListMessages } from '@/resource-kit/paged/define-paged-list';
import type { cmsList } from './cms-paged';
import type { ExpectedText } from './cms-pages';

type Words = PagedListMessages<typeof cmsList> & {
  pages: Record<ExpectedText, string>;
} & Record<string, unknown>;

/** The list of pages in the back-office: namespace `cmsList`. */
export const cmsListMessages = defineMessages('cmsList', {
  id: {
    title: 'Halaman CMS',
    purpose: 'Halaman situs yang ditulis bebas: profil, hak dan kewajiban, privasi, dan lainnya.',
    search: 'Kata dalam judul, isi, atau alamat',
    empty: 'Belum ada halaman',
    emptyHint: 'Halaman muncul di sini sejak mulai ditulis, juga sebelum terbit.',
    add: 'Tambah halaman',
    addHint:
      'Halaman dimulai sebagai draf: isinya ditulis setelah ini, dan baru terbit bila Anda menerbitkannya.',
    modelHint:
      'Draf ini dimulai dengan naskah contoh dalam dua bahasa. Sesuaikan isinya, dan lengkapi setiap [isi …] sebelum terbit.',
    name: 'Judul',
    address: 'Alamat',
    addressHint: 'Huruf kecil, angka, dan tanda hubung; tampil sebagai /alamat.',
    addressWrong: 'Pakai huruf kecil, angka, dan tanda hubung.',
    nameMissing: 'Judul wajib diisi.',
    addressTaken: 'Alamat ini sudah dipakai. Pilih yang lain; periksa juga sampah.',
    create: 'Buat draf',
    failed: 'Halaman belum dibuat',
    hasDraft: 'Ada perubahan yang belum terbit',
    onSiteShort: 'Lihat di situs',
    onSite: 'Lihat di situs: “{{title}}”',
    missingTitle_one: '{{count}} halaman wajib belum terbit',
    missingTitle_other: '{{count, number}} halaman wajib belum terbit',
    missingHint: 'Menu dan kaki situs menautkan halaman-halaman ini; pengunjung mengharapkannya.',
    write: 'Tulis “{{page}}”',
    finish: 'Lanjutkan “{{page}}”',
    pages: {
      tentang: 'Tentang kami',
      'visi-misi': 'Visi dan misi',
      'hak-kewajiban': 'Hak dan kewajiban',
      'prosedur-keluhan-banding': 'Prosedur keluhan dan banding',
      alur: 'Aturan sertifikasi (halaman Alur)',
      biaya: 'Pembiayaan (halaman Biaya)',
      'syarat-ketentuan': 'Syarat dan ketentuan',
      'kebijakan-privasi': 'Kebijakan privasi',
      aksesibilitas: 'Aksesibilitas',
    },
    columns: {
      title: 'Judul',
      status: 'Status',
      slug: 'Alamat',
      indonesian: 'Indonesia',
      english: 'Inggris',
      updated_at: 'Diubah',
    },
    filters: { status: 'Status', english: 'Inggris' },
    options: {
      status: { draft: 'Draf', scheduled: 'Dijadwalkan', published: 'Terbit', archived: 'Diarsipkan' },
      indonesian: { complete: 'Lengkap', partial: 'Belum ada isi' },
      english: { complete: 'Lengkap', partial: 'Sebagian', none: 'Belum ada', missing: 'Belum terbaca' },
    },
  } satisfies Words,
  en: {
    title: 'CMS pages',
    purpose: 'Pages that are written freely: about us, rights and duties, privacy and others.',
    search: 'Words in title, text or URL',
    empty: 'No pages yet',
    emptyHint: 'Pages appear here as soon as they are started, even before they are published.',
    add: 'Add a page',
    addHint: 'A page starts as a draft: you write its text next, and visitors see it once you publish it.',
    modelHint:
      'The draft starts with a model text in both languages. Adapt it, and fill in each [isi …] and [fill in …] before you publish it.',
    name: 'Title',
    address: 'URL',
    addressHint: 'Lower-case letters, digits and hyphens; shown as /url.',
    addressWrong: 'Use lower-case letters, digits and hyphens.',
    nameMissing: 'The title is required.',
    addressTaken: 'This URL is taken. Choose another one; look in the trash too.',
    create: 'Create the draft',
    failed: 'The page has not been created',
    hasDraft: 'Has unpublished changes',
    onSiteShort: 'See on the site',
    onSite: 'See on the site: “{{title}}”',
    missingTitle_one: '{{count}} mandatory page is not published',
    missingTitle_other: '{{count, number}} mandatory pages are not published',
    missingHint: 'The menu and the footer link to these pages; visitors expect them.',
    write: 'Write “{{page}}”',
    finish: 'Continue “{{page}}”',
    pages: {
      tentang: 'About us',
      'visi-misi': 'Vision and mission',
      'hak-kewajiban': 'Rights and duties',
      'prosedur-keluhan-banding': 'Procedure for complaints and appeals',
      alur: 'Rules of certification (process page)',
      biaya: 'Financing (fees page)',
      'syarat-ketentuan': 'Terms of use',
      'kebijakan-privasi': 'Privacy policy',
      aksesibilitas: 'Accessibility',
    },
    columns: {
      title: 'Title',
      status: 'Status',
      slug: 'URL',
      indonesian: 'Indonesian',
      english: 'English',
      updated_at: 'Changed',
    },
    filters: { status: 'Status', english: 'English' },
    options: {
      status: { draft: 'Draft', scheduled: 'Scheduled', published: 'Published', archived: 'Archived' },
      indonesian: { complete: 'Complete', partial: 'No text yet' },
      english: { complete: 'Complete', partial: 'Partly', none: 'None yet', missing: 'Not readable yet' },
    },
  } satisfies Words,
});
