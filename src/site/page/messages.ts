import { defineMessages } from '@/lib/i18n/define-messages';

/** Words of the tables of fees: namespace `feeTable`. */
export const feeTableMessages = defineMessages('feeTable', {
  id: {
    announced: 'Mulai {{day}}: {{amount}}',
    revoked: 'Sudah dicabut',
  },
  en: {
    announced: 'From {{day}}: {{amount}}',
    revoked: 'Revoked',
  },
});

/** Words of the way to the application: namespace `apply`. */
export const applyMessages = defineMessages('apply', {
  id: { apply: 'Ajukan di portal' },
  en: { apply: 'Apply on the portal' },
});

/** Line at the end of a printed page: namespace `printedFrom`. */
export const printedFromMessages = defineMessages('printedFrom', {
  id: { printed: 'Dicetak dari {{address}}, {{time}}.' },
  en: { printed: 'Printed from {{address}}, {{time}}.' },
});
