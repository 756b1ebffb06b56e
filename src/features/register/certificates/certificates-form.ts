import { QUALIFICATIONS } from '@/domain/certificate-status';
import { defineResource } from '@/forms/resource/define-resource';

/** Form of an unpublished certificate. After publication, only decisions change a certificate. */
export const certificatesResource = defineResource('certificates', {
  titleColumn: 'number',
  fields: [
    { kind: 'text', column: 'number', required: true, max: 80, shape: 'name' },
    {
      kind: 'reference',
      column: 'subclass_id',
      // Differs for each certificate, as do the dates.
      inMany: false,
      required: true,
      table: 'rl_subclass',
      label: ['code', 'name'],
      findBy: ['name_en', 'kbli_code', 'kbli_other_code', 'synonyms'],
    },
    {
      kind: 'select',
      column: 'qualification',
      inMany: false,
      required: true,
      options: QUALIFICATIONS,
      narrowedBy: { reference: 'subclass_id', list: 'qualifications' },
    },
    {
      kind: 'date',
      column: 'issued_on',
      inMany: false,
      required: true,
      from: '2000-01-01',
      // Usual validity, as a suggestion.
      proposes: { column: 'expires_on', years: 3 },
    },
    { kind: 'date', column: 'expires_on', inMany: false, required: true },
    { kind: 'text', column: 'decision_number', inMany: true, max: 80 },
    { kind: 'date', column: 'decided_on', from: '2000-01-01' },
    { kind: 'text', column: 'decided_by', inMany: true, max: 120 },
    // Content fields default to those of the subclassification.
    { kind: 'text', column: 'subclass_name', localized: true, max: 240 },
    { kind: 'text', column: 'kbli_code', max: 5, shape: /^[0-9]{5}$/ },
    { kind: 'text', column: 'kbli_version', max: 4, shape: /^[0-9]{4}$/ },
    { kind: 'text', column: 'kbli_other_code', max: 5, shape: /^[0-9]{5}$/ },
    { kind: 'text', column: 'kbli_other_version', max: 4, shape: /^[0-9]{4}$/ },
    { kind: 'text', column: 'scheme_number', max: 80 },
    { kind: 'text', column: 'scheme_edition', max: 40 },
    { kind: 'text', column: 'legal_basis', max: 240 },
    { kind: 'text', column: 'lpjk_number', max: 80, shape: 'name' },
    { kind: 'url', column: 'lpjk_url', isExternal: true },
    // Both are edited in SecondCertificate, if the holder has another valid certificate
    // for the subclassification.
    {
      kind: 'reference',
      column: 'replaces',
      isHidden: true,
      inMany: false,
      table: 'certificates',
      label: ['number'],
    },
    { kind: 'longText', column: 'second_reason', isHidden: true, max: 2000 },
    { kind: 'toggle', column: 'is_published' },
  ],
  rules: [
    { rule: 'inOrder', first: 'issued_on', last: 'expires_on', apart: true },
    // Publishing a certificate requires its decision.
    { rule: 'needed', column: 'decided_on', toggle: 'is_published' },
    { rule: 'needed', column: 'decided_by', toggle: 'is_published' },
    { rule: 'together', columns: ['kbli_code', 'kbli_version'] },
    { rule: 'together', columns: ['kbli_other_code', 'kbli_other_version'] },
  ],
});
