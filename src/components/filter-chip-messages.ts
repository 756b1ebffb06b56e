import { defineMessages } from '@/lib/i18n/define-messages';

/** Words of the button that opens the filters on a phone. */
export const filterChipMessages = defineMessages('filterChips', {
  id: { filter: 'Saring', filterCount: 'Saring ({{count}})' },
  en: { filter: 'Filter', filterCount: 'Filter ({{count}})' },
});
