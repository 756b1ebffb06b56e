import type { Language } from '@/config/languages';

/** Labels of the offline page and notice. Not in i18next, which the service worker does not load. */
export const offlineTexts: Record<
  Language,
  {
    title: string;
    text: string;
    needsNetwork: string;
    kept: string;
    since: string;
    none: string;
    retry: string;
    line: string;
    lineSince: string;
    label: string;
  }
> = {
  id: {
    title: 'Anda sedang luring',
    text: 'Halaman ini tidak tersimpan di perangkat Anda. Sambungkan internet, lalu coba lagi.',
    needsNetwork:
      'Keluhan, banding, pelacakan perkara, daftar klien, dan pemeriksaan sertifikat memerlukan internet; tidak ada yang disimpan di perangkat Anda.',
    kept: 'Halaman yang tersimpan di perangkat ini',
    since: 'disimpan {{time}}',
    none: 'Belum ada halaman yang tersimpan.',
    retry: 'Coba lagi',
    line: 'Anda sedang luring. Isi halaman ini mungkin bukan yang terbaru.',
    lineSince: 'Anda sedang luring. Halaman ini disimpan {{time}} dan mungkin bukan yang terbaru.',
    label: 'Sambungan internet',
  },
  en: {
    title: 'You are offline',
    text: 'This page is not saved on your device. Connect to the internet, then try again.',
    needsNetwork:
      'Complaints, appeals, tracking, the register of companies and checking certificates need the internet; nothing of them is saved on your device.',
    kept: 'Pages saved on this device',
    since: 'saved {{time}}',
    none: 'No pages have been saved yet.',
    retry: 'Try again',
    line: 'You are offline. This page may not be the latest.',
    lineSince: 'You are offline. This page was saved {{time}} and may not be the latest.',
    label: 'Internet connection',
  },
};
