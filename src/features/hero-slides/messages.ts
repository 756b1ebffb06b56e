import { defineMessages } from '@/lib/i18n/define-messages';

export const heroSlidesMessages = defineMessages('heroSlides', {
  id: {
    label: 'Sorotan',
    carousel: 'korsel',
    slide: 'slide',
    place: '{{at}} dari {{count}}',
    show: 'Tampilkan slide {{at}}: {{title}}',
    previous: 'Slide sebelumnya',
    next: 'Slide berikutnya',
    pause: 'Jeda pergantian slide',
    play: 'Jalankan pergantian slide',
    loading: 'Memuat sorotan…',
    empty: 'Slider belum dikonfigurasi.',
    failed: 'Sorotan tidak dapat dimuat',
  },
  en: {
    label: 'Highlights',
    carousel: 'carousel',
    slide: 'slide',
    place: '{{at}} of {{count}}',
    show: 'Show slide {{at}}: {{title}}',
    previous: 'Previous slide',
    next: 'Next slide',
    pause: 'Pause the slides',
    play: 'Play the slides',
    loading: 'Loading highlights…',
    empty: 'The slider has not been set up yet.',
    failed: 'The highlights could not be loaded',
  },
});
