import { defineResource } from '@/forms/resource/define-resource';
import type { Typed } from '@/forms/resource/fields';
import {
  ASSOCIATIONS,
  associationSpelling,
  LEGAL_FORMS,
  legalFormSpelling,
} from '@/features/register/certificates/spellings';
import { COMPANY_KINDS } from '@/domain/company-kind';
import { citiesOf, citySpelling, isCityOf, PROVINCES, provinceSpelling } from './places';

/** Returns the province in the form; its cities are suggested first. */
const provinceOf = ({ province }: Typed) => (typeof province === 'string' ? province : '');

/** Form of a company. */
export const clientsResource = defineResource('clients', {
  titleColumn: 'name',
  fields: [
    { kind: 'text', column: 'name', required: true, max: 200, shape: 'name' },
    {
      kind: 'text',
      column: 'legal_form',
      max: 60,
      offers: { values: LEGAL_FORMS, spelled: legalFormSpelling },
    },
    { kind: 'date', column: 'name_since', inMany: false, from: '1945-01-01' },
    { kind: 'text', column: 'name_correction', max: 500 },
    { kind: 'select', column: 'kind', inMany: true, required: true, options: COMPANY_KINDS },
    { kind: 'text', column: 'nib', max: 13, shape: /^[0-9]{13}$/ },
    {
      kind: 'text',
      column: 'province',
      inMany: true,
      max: 80,
      offers: {
        values: PROVINCES,
        spelled: provinceSpelling,
        isUsual: (value) => PROVINCES.includes(provinceSpelling(value)),
      },
    },
    {
      kind: 'text',
      column: 'city',
      inMany: true,
      max: 80,
      offers: {
        values: (typed) => citiesOf(provinceSpelling(provinceOf(typed))),
        spelled: citySpelling,
        isUsual: (value, typed) => isCityOf(provinceOf(typed), value),
      },
    },
    {
      kind: 'text',
      column: 'association',
      inMany: true,
      max: 120,
      offers: { values: ASSOCIATIONS, spelled: associationSpelling },
    },
    { kind: 'url', column: 'website' },
    { kind: 'image', column: 'logo_url' },
    { kind: 'toggle', column: 'is_published' },
  ],
});
