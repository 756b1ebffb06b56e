import { defineMessages } from '@/lib/i18n/define-messages';

/** Lists that the server pages: namespace `paged`. */
export const pagedMessages = defineMessages('paged', {
  id: {
    count_one: '{{number}} entri',
    count_other: '{{number}} entri',
    countCapped: 'Lebih dari {{number}} entri: persempit dengan pencarian atau saringan',
    matches_one: '{{number}} cocok',
    matches_other: '{{number}} cocok',
    matchesCapped: 'Lebih dari {{number}} cocok: persempit lagi',
    order: 'Urutan',
    sortUp: 'Urutkan menurut {{column}}',
    sortDown: 'Urutkan terbalik menurut {{column}}',
    rowActions: 'Tindakan',
    trashRow: 'Hapus “{{title}}”',
  },
  en: {
    count_one: '{{number}} entry',
    count_other: '{{number}} entries',
    countCapped: 'More than {{number}} entries: narrow the list with a search or a filter',
    matches_one: '{{number}} matches',
    matches_other: '{{number}} match',
    matchesCapped: 'More than {{number}} match: narrow the list further',
    order: 'Order',
    sortUp: 'Sort by {{column}}',
    sortDown: 'Sort by {{column}}, in reverse order',
    rowActions: 'Actions',
    trashRow: 'Delete “{{title}}”',
  },
});
