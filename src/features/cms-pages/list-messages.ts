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
    search: 'Kata dalam judul atau alamat',
    empty: 'Belum ada halaman',
    emptyHint: 'Halaman yang dibuat muncul di sini, juga sebelum terbit.',
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
    onSite: 'Lihat di situs: “{{title}}”',
    missingTitle_one: '{{count}} halaman wajib belum terbit',
    missingTitle_other: '{{count, number}} halaman wajib belum terbit',
    missingHint: 'Menu dan kaki situs menautkan halaman-halaman ini; pengunjung mengharapkannya.',
    write: 'Tulis “{{page}}”',
    finish: 'Lanjutkan “{{page}}”',
    pages: {
      tentang: 'Tentang',
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
      status: { draft: 'Draf', scheduled: 'Dijadwalkan', published: 'Terbit', archived: 'Arsip' },
      indonesian: { complete: 'Lengkap', partial: 'Belum ada isi' },
      english: { complete: 'Lengkap', partial: 'Sebagian', none: 'Belum ada', missing: 'Belum terbaca' },
    },
  } satisfies Words,
  en: {
    title: 'CMS pages',
    purpose: 'Freely written pages of the site: about, rights and duties, privacy and others.',
    search: 'Words of the title or address',
    empty: 'No pages yet',
    emptyHint: 'Pages appear here once they are begun, before they are published too.',
    add: 'Add a page',
    addHint: 'A page begins as a draft: its text is written next, and visitors see it once you publish it.',
    modelHint:
      'The draft begins with a model text in both languages. Make it your own, and fill in each [isi …] and [fill in …] before you publish it.',
    name: 'Title',
    address: 'Address',
    addressHint: 'Small letters, digits and hyphens; shown as /address.',
    addressWrong: 'Use small letters, digits and hyphens.',
    nameMissing: 'The title is required.',
    addressTaken: 'This address is taken. Choose another one; look in the trash too.',
    create: 'Create the draft',
    failed: 'The page has not been created',
    hasDraft: 'Has changes that are not published',
    onSite: 'See on the site: “{{title}}”',
    missingTitle_one: '{{count}} mandatory page is not published',
    missingTitle_other: '{{count, number}} mandatory pages are not published',
    missingHint: 'Menu and footer of the site link to these pages; visitors expect them.',
    write: 'Write “{{page}}”',
    finish: 'Continue “{{page}}”',
    pages: {
      tentang: 'About',
      'visi-misi': 'Vision and mission',
      'hak-kewajiban': 'Rights and duties',
      'prosedur-keluhan-banding': 'Procedure for complaints and appeals',
      alur: 'Rules of certification (process page)',
      biaya: 'Financing (fees page)',
      'syarat-ketentuan': 'Terms and conditions',
      'kebijakan-privasi': 'Privacy policy',
      aksesibilitas: 'Accessibility',
    },
    columns: {
      title: 'Title',
      status: 'Status',
      slug: 'Address',
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
