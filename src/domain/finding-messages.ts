import { defineMessages } from '@/lib/i18n/define-messages';
import type { Finding } from './finding';

/** Labels of the findings, for visitors and staff: namespace `finding`. */
export const findingMessages = defineMessages('finding', {
  id: {
    label: 'Kesimpulan',
    terbukti: 'Keluhan terbukti',
    terbukti_sebagian: 'Keluhan terbukti sebagian',
    tidak_terbukti: 'Keluhan tidak terbukti',
    di_luar_lingkup: 'Di luar lingkup kami, tidak diperiksa',
    dicabut: 'Dicabut oleh pelapor',
    dikabulkan: 'Banding dikabulkan',
    dikabulkan_sebagian: 'Banding dikabulkan sebagian',
    tidak_dikabulkan: 'Banding tidak dikabulkan',
    effect: 'Yang berubah karena putusan ini',
  } satisfies Record<Finding | 'label' | 'effect', string>,
  en: {
    label: 'Finding',
    terbukti: 'Complaint upheld',
    terbukti_sebagian: 'Complaint partly upheld',
    tidak_terbukti: 'Complaint not upheld',
    di_luar_lingkup: 'Outside our scope, not investigated',
    dicabut: 'Withdrawn by the complainant',
    dikabulkan: 'Appeal upheld',
    dikabulkan_sebagian: 'Appeal partly upheld',
    tidak_dikabulkan: 'Appeal dismissed',
    effect: 'What changes through this decision',
  },
});
