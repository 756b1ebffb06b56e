import { Network } from 'lucide-react';
import { paths } from '@/config/paths';
import { defineResource } from '@/forms/resource/define-resource';

export const organizationResource = defineResource('struktur_organisasi', {
  titleColumn: 'name',
  screen: {
    path: paths.admin.organization,
    label: { id: 'Struktur Organisasi', en: 'Organisation' },
    row: { id: 'struktur organisasi', en: 'a member of the organisation' },
    group: 'appearance',
    place: 30,
    icon: Network,
  },
  // Maximum depth in the database.
  tree: { parent: 'parent_id', levels: 12 },
  fields: [
    { kind: 'text', column: 'name', required: true, max: 120, shape: 'name' },
    { kind: 'text', column: 'position', localized: true, required: true, inList: true, max: 160 },
    { kind: 'reference', column: 'parent_id', table: 'struktur_organisasi', label: ['name', 'position'] },
    { kind: 'image', column: 'photo_url' },
    { kind: 'longText', column: 'bio', localized: true, max: 2000 },
    { kind: 'toggle', column: 'is_published', inList: true },
  ],
});
