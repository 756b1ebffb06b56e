import { defineMessages } from '@/lib/i18n/define-messages';

export const feeTableMessages = defineMessages('feeTable', {
  id: {
    announced: 'Mulai {{day}}: {{amount}}',
    revoked: 'Sudah dicabut',
    onlyFor: 'Hanya untuk: {{kind}}',
  },
  en: {
    announced: 'From {{day}}: {{amount}}',
    revoked: 'Revoked',
    onlyFor: 'Only for: {{kind}}',
  },
});

export const applyMessages = defineMessages('apply', {
  id: { apply: 'Ajukan di portal' },
  en: { apply: 'Apply on the portal' },
});

/** Line at the end of a printed page. */
export const printedFromMessages = defineMessages('printedFrom', {
  id: { printed: 'Dicetak dari {{address}}, {{time}}.' },
  en: { printed: 'Printed from {{address}}, {{time}}.' },
});
