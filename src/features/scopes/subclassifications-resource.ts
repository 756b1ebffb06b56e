import { QUALIFICATIONS } from '@/domain/certificate-status';
import { defineResource } from '@/forms/resource/define-resource';
import { lacksCurrentKbli } from './kbli';

export const subclassificationsResource = defineResource('rl_subclass', {
  titleColumn: 'name',
  isLong: true,
  groupBy: 'category_id',
  filterBy: ['category_id'],
  isWaiting: lacksCurrentKbli,
  fields: [
    {
      kind: 'reference',
      column: 'category_id',
      required: true,
      table: 'rl_categories',
      label: ['code', 'name'],
    },
    { kind: 'text', column: 'code', required: true, inList: true, max: 5, shape: /^[A-Z]{2}[0-9]{3}$/ },
    { kind: 'text', column: 'name', localized: true, required: true, max: 240 },
    { kind: 'choices', column: 'qualifications', options: QUALIFICATIONS },
    { kind: 'text', column: 'kbli_code', inList: true, max: 5, shape: /^[0-9]{5}$/ },
    { kind: 'text', column: 'kbli_version', max: 4, shape: /^[0-9]{4}$/ },
    { kind: 'text', column: 'kbli_other_code', max: 5, shape: /^[0-9]{5}$/ },
    { kind: 'text', column: 'kbli_other_version', max: 4, shape: /^[0-9]{4}$/ },
    { kind: 'longText', column: 'description', localized: true, max: 2000 },
    { kind: 'text', column: 'scheme_number', inMany: true, max: 80 },
    { kind: 'text', column: 'scheme_edition', inMany: true, max: 40 },
    { kind: 'url', column: 'scheme_url', file: true },
    { kind: 'text', column: 'legal_basis', inMany: true, max: 240 },
    { kind: 'text', column: 'synonyms', max: 1000 },
    { kind: 'toggle', column: 'is_published', inList: true },
  ],
  rules: [
    { rule: 'together', columns: ['kbli_code', 'kbli_version'] },
    { rule: 'together', columns: ['kbli_other_code', 'kbli_other_version'] },
  ],
});
