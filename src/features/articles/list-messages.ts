import { defineMessages } from '@/lib/i18n/define-messages';
import type { PagedListMessages } from '@/lists/paged/define-paged-list';
import type { articlesList } from './articles-paged';
import { articlesMessages } from './messages';

type Words = PagedListMessages<typeof articlesList> & {
  add: string;
  hasDraft: string;
  changeAt: string;
  onSite: string;
  onSiteShort: string;
  copy: string;
  copyOf: string;
  notCopied: string;
};

/** Texts of the article list in the back-office: namespace `articlesList`. */
export const articlesListMessages = defineMessages('articlesList', {
  id: {
    title: 'Artikel News',
    purpose: 'Berita, perubahan aturan, dan panduan: draf, dijadwalkan, terbit, dan diarsipkan.',
    search: 'Kata dalam judul atau isi',
    add: 'Tulis artikel',
    empty: 'Belum ada artikel',
    emptyHint: 'Artikel muncul di sini sejak mulai ditulis, juga sebelum terbit.',
    hasDraft: 'Ada perubahan yang belum terbit',
    changeAt: 'Perubahan dijadwalkan: {{time}}',
    onSiteShort: 'Lihat di situs',
    copy: 'Buat salinan',
    copyOf: 'Buat salinan “{{title}}”',
    notCopied: '“{{title}}” belum disalin',
    onSite: 'Lihat di situs: “{{title}}”',
    columns: {
      title: 'Judul',
      status: 'Status',
      category: 'Kategori',
      indonesian: 'Indonesia',
      english: 'Inggris',
      author_name: 'Penulis',
      published_at: 'Terbit',
      updated_at: 'Diubah',
    },
    filters: {
      status: 'Status',
      category: 'Kategori',
      author: 'Penulis',
      english: 'Inggris',
      appears: 'Akan tampil',
    },
    options: {
      status: { draft: 'Draf', scheduled: 'Dijadwalkan', published: 'Terbit', archived: 'Diarsipkan' },
      category: articlesMessages.id.categories,
      indonesian: { complete: 'Lengkap', partial: 'Belum ada isi' },
      english: { complete: 'Lengkap', partial: 'Sebagian', none: 'Belum ada', missing: 'Belum terbaca' },
      appears: { today: 'Hari ini' },
    },
  } satisfies Words,
  en: {
    title: 'News articles',
    purpose: 'News, changes to the rules and guides: drafts, scheduled, published and archived.',
    search: 'Words in title or text',
    add: 'Write an article',
    empty: 'No articles yet',
    emptyHint: 'Articles appear here as soon as they are started, even before they are published.',
    hasDraft: 'Has unpublished changes',
    changeAt: 'Change scheduled: {{time}}',
    onSiteShort: 'See on the site',
    copy: 'Make a copy',
    copyOf: 'Make a copy of “{{title}}”',
    notCopied: '“{{title}}” was not copied',
    onSite: 'See on the site: “{{title}}”',
    columns: {
      title: 'Title',
      status: 'Status',
      category: 'Category',
      indonesian: 'Indonesian',
      english: 'English',
      author_name: 'Author',
      published_at: 'Published',
      updated_at: 'Changed',
    },
    filters: {
      status: 'Status',
      category: 'Category',
      author: 'Author',
      english: 'English',
      appears: 'Appears',
    },
    options: {
      status: { draft: 'Draft', scheduled: 'Scheduled', published: 'Published', archived: 'Archived' },
      category: articlesMessages.en.categories,
      indonesian: { complete: 'Complete', partial: 'Not written yet' },
      english: { complete: 'Complete', partial: 'Partly', none: 'None yet', missing: 'Not readable yet' },
      appears: { today: 'Later today' },
    },
  } satisfies Words,
});
