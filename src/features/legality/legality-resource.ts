import { Stamp } from 'lucide-react';
import { LEGAL_DOCUMENT_KINDS } from '@/domain/legal-document';
import { paths } from '@/config/paths';
import { officeDay } from '@/lib/today';
import { defineResource } from '@/forms/resource/define-resource';
import { validity } from './legality';

export const legalityResource = defineResource('legalitas', {
  titleColumn: 'title',
  // Same rule as private.expiry_work(), which counts for the dashboard.
  isWaiting: ({ is_published: isOut, valid_until: last }) =>
    isOut === true && typeof last === 'string' && validity(last, officeDay(new Date())) !== 'valid',
  screen: {
    path: paths.admin.legality,
    label: { id: 'Legalitas', en: 'Legal status' },
    row: { id: 'dokumen legalitas', en: 'a legal document' },
    group: 'appearance',
    place: 50,
    icon: Stamp,
  },
  fields: [
    { kind: 'text', column: 'title', localized: true, required: true, max: 240 },
    {
      kind: 'select',
      column: 'kind',
      required: true,
      inList: true,
      options: LEGAL_DOCUMENT_KINDS,
    },
    { kind: 'text', column: 'number', inList: true, max: 120 },
    { kind: 'text', column: 'issuer', localized: true, max: 160 },
    { kind: 'date', column: 'issued_on', from: '1945-01-01' },
    { kind: 'date', column: 'valid_until' },
    { kind: 'url', column: 'file_url', file: true },
    { kind: 'longText', column: 'description', localized: true, max: 2000 },
    { kind: 'toggle', column: 'is_published', inList: true },
  ],
  rules: [{ rule: 'inOrder', first: 'issued_on', last: 'valid_until' }],
});
