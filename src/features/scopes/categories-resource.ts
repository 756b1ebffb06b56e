import { NATURES, SIZES } from '@/domain/scope';
import { defineResource } from '@/forms/resource/define-resource';

export const categoriesResource = defineResource('rl_categories', {
  titleColumn: 'name',
  isLong: true,
  fields: [
    { kind: 'text', column: 'code', required: true, inList: true, max: 2, shape: /^[A-Z]{2}$/ },
    { kind: 'text', column: 'name', localized: true, required: true, max: 160 },
    { kind: 'select', column: 'nature', required: true, inList: true, options: NATURES },
    { kind: 'choices', column: 'size_classes', inList: true, options: SIZES },
    { kind: 'longText', column: 'description', localized: true, max: 2000 },
    { kind: 'toggle', column: 'is_published', inList: true },
  ],
});
