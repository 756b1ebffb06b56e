import { defineMessages } from '@/lib/i18n/define-messages';

/** Labels of filter chips, and of the button that opens them on a phone. */
export const filterChipMessages = defineMessages('filterChips', {
  id: {
    filter: 'Saring',
    filterCount: 'Saring ({{count}})',
    chosen: '{{label}}: {{count}} dipilih',
    most: 'Paling banyak {{count}} pilihan sekaligus.',
  },
  en: {
    filter: 'Filter',
    filterCount: 'Filter ({{count}})',
    chosen: '{{label}}: {{count}} chosen',
    most: 'At most {{count}} choices at once.',
  },
});
