import { columnLabels, tableLabels } from '@/domain/column-messages';
import { defineMessages } from '@/lib/i18n/define-messages';
import type { ResourceMessages } from '@/forms/resource/define-resource';
import type { slidesResource } from './slides-resource';

/** Texts of /admin/hero-slider: namespace `heroSlidesAdmin`. */
export const heroSlidesAdminMessages = defineMessages('heroSlidesAdmin', {
  id: {
    title: 'Slider beranda',
    purpose: 'Slide di bagian atas beranda, dalam urutan tampil. Tiga sampai lima slide sudah cukup.',
    add: 'Tambah slide',
    empty: 'Belum ada slide',
    emptyHint: 'Tulis slide pertama: satu pesan, satu ajakan.',
    preview: 'Pratinjau',
    previewLanguage: 'Bahasa pratinjau',
    deadButton: 'Tombol menuju halaman yang tidak ada',
    fields: {
      ...columnLabels.id,
      ...tableLabels.id.hero_slides,
      image_url: 'Gambar',
      cta_primary_text: 'Tombol utama',
      cta_secondary_text: 'Tombol kedua',
    },
    options: {},
    constraints: {
      hero_slides_primary_complete: 'Tombol utama memerlukan tulisan dan alamat, atau kosongkan keduanya.',
      hero_slides_secondary_complete: 'Tombol kedua memerlukan tulisan dan alamat, atau kosongkan keduanya.',
    },
  } satisfies ResourceMessages<typeof slidesResource> & Record<string, unknown>,
  en: {
    title: 'Home page slider',
    purpose: 'The slides at the top of the home page, in the order shown. Three to five are enough.',
    add: 'Add a slide',
    empty: 'No slides yet',
    emptyHint: 'Write the first one: one message, one call to action.',
    preview: 'Preview',
    previewLanguage: 'Language of the preview',
    deadButton: 'A button leads to no page',
    fields: {
      ...columnLabels.en,
      ...tableLabels.en.hero_slides,
      image_url: 'Picture',
      cta_primary_text: 'First button',
      cta_secondary_text: 'Second button',
    },
    options: {},
    constraints: {
      hero_slides_primary_complete: 'The first button needs a label and an address, or neither.',
      hero_slides_secondary_complete: 'The second button needs a label and an address, or neither.',
    },
  },
});
