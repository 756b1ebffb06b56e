import { BookText } from 'lucide-react';
import { legalKinds, LEGAL_STATUSES } from '@/domain/legal-product';
import { paths } from '@/config/paths';
import { legalName, shortLegalName } from '@/domain/legal-reference';
import { defineResource } from '@/forms/resource/define-resource';

export const legalProductsResource = defineResource('legal_products', {
  titleColumn: 'title',
  isLong: true,
  knownBy: ['number', 'kind', 'year'],
  screen: {
    path: paths.admin.legalProducts,
    label: { id: 'Produk Hukum', en: 'Laws and regulations' },
    row: { id: 'produk hukum', en: 'a law or regulation' },
    group: 'content',
    place: 40,
    icon: BookText,
  },
  filterBy: ['kind', 'status'],
  fields: [
    {
      kind: 'select',
      column: 'kind',
      // Kind, number and year identify the regulation.
      inMany: false,
      required: true,
      inList: true,
      options: legalKinds,
    },
    { kind: 'text', column: 'number', required: true, inList: true, max: 80 },
    { kind: 'number', column: 'year', inMany: false, required: true, inList: true, min: 1945, max: 2100 },
    { kind: 'longText', column: 'title', localized: true, required: true, max: 500 },
    { kind: 'date', column: 'issued_on', from: '1945-01-01' },
    {
      kind: 'select',
      column: 'status',
      required: true,
      inList: true,
      options: LEGAL_STATUSES,
    },
    {
      kind: 'reference',
      column: 'replaced_by',
      table: 'legal_products',
      label: shortLegalName,
      inFiles: legalName,
      findBy: ['title'],
    },
    { kind: 'url', column: 'file_url', file: true },
    { kind: 'toggle', column: 'is_published', inList: true },
  ],
});
