import { defineResource } from '@/forms/resource/define-resource';

export const navigationResource = defineResource('navigation_menus', {
  titleColumn: 'label',
  editors: ['admin'],
  tree: { parent: 'parent_id', levels: 2, hidesBelow: true },
  fields: [
    { kind: 'text', column: 'label', localized: true, required: true, max: 60 },
    { kind: 'url', column: 'url', required: true, inList: true, orHead: true },
    { kind: 'reference', column: 'parent_id', table: 'navigation_menus', label: ['label'] },
    { kind: 'toggle', column: 'is_published', inList: true },
  ],
});
