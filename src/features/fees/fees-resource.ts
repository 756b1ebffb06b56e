import { Banknote } from 'lucide-react';
import { QUALIFICATIONS } from '@/domain/certificate-status';
import { COMPANY_KINDS } from '@/domain/company-kind';
import { NATURES } from '@/domain/scope';
import { paths } from '@/config/paths';
import { legalName, shortLegalName } from '@/domain/legal-reference';
import { defineResource } from '@/forms/resource/define-resource';

/** Maximum of PostgreSQL's `integer`. */
const MAX_RUPIAH = 2_147_483_647;

export const feesResource = defineResource('fees', {
  titleColumn: 'qualification',
  isLong: true,
  knownBy: ['qualification', 'nature', 'company_kind', 'valid_from'],
  screen: {
    path: paths.admin.fees,
    label: { id: 'Biaya', en: 'Certification fees' },
    row: { id: 'biaya', en: 'a fee' },
    group: 'content',
    place: 70,
    icon: Banknote,
  },
  groupBy: 'nature',
  fields: [
    { kind: 'select', column: 'nature', required: true, options: NATURES },
    { kind: 'text', column: 'qualification', localized: true, required: true, max: 80 },
    { kind: 'select', column: 'grade', options: QUALIFICATIONS },
    { kind: 'select', column: 'company_kind', inList: true, options: COMPANY_KINDS },
    {
      kind: 'number',
      column: 'amount',
      inMany: false,
      required: true,
      inList: true,
      unit: 'rupiah',
      min: 0,
      max: MAX_RUPIAH,
    },
    { kind: 'date', column: 'valid_from', inList: true, from: '1945-01-01' },
    {
      kind: 'reference',
      column: 'legal_product_id',
      inList: true,
      table: 'legal_products',
      label: shortLegalName,
      inFiles: legalName,
      findBy: ['title'],
    },
    { kind: 'longText', column: 'note', localized: true, max: 500 },
    { kind: 'toggle', column: 'is_published', inList: true },
  ],
});
