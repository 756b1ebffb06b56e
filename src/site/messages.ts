import { defineMessages } from '@/lib/i18n/define-messages';

/**
 * Messages for a failed read (spec section 8). The spec requires the two English titles in both languages.
 */
export const siteMessages = defineMessages('site', {
  id: {
    readError: 'Supabase error fetching {{table}}',
    readCritical: 'Critical error fetching {{table}}',
    allFailed: 'Gagal Memuat Data Kritis',
    allFailedHint: 'Tidak dapat mengambil data dari server. Silakan coba lagi nanti.',
  },
  en: {
    readError: 'Supabase error fetching {{table}}',
    readCritical: 'Critical error fetching {{table}}',
    allFailed: 'Critical data could not be loaded',
    allFailedHint: 'The server could not be reached. Please try again later.',
  },
});
