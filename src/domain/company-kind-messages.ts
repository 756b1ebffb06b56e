import { defineMessages } from '@/lib/i18n/define-messages';
import type { CompanyKind } from './company-kind';

/** Labels of the kinds of companies: namespace `companyKinds`. */
export const companyKindMessages = defineMessages('companyKinds', {
  id: {
    kind: {
      BUJKN: 'BUJK nasional (BUJKN)',
      PMA: 'BUJK penanaman modal asing (PMA)',
      KPBUJKA: 'Kantor perwakilan BUJK asing (KPBUJKA)',
      perorangan: 'Usaha orang perseorangan',
    } satisfies Record<CompanyKind, string>,
  },
  en: {
    kind: {
      BUJKN: 'National company (BUJKN)',
      PMA: 'Foreign-investment company (PMA)',
      KPBUJKA: 'Representative office of a foreign company (KPBUJKA)',
      perorangan: 'Sole proprietor',
    },
  },
});
