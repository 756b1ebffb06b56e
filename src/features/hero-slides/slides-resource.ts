import { GalleryHorizontal } from 'lucide-react';
import { paths } from '@/config/paths';
import { defineResource } from '@/forms/resource/define-resource';

export const slidesResource = defineResource('hero_slides', {
  titleColumn: 'title',
  screen: {
    path: paths.admin.heroSlider,
    label: { id: 'Slider Beranda', en: 'Home page slider' },
    row: { id: 'slide beranda', en: 'a home page slide' },
    group: 'appearance',
    place: 20,
    icon: GalleryHorizontal,
  },
  fields: [
    { kind: 'text', column: 'title', localized: true, required: true, max: 160 },
    { kind: 'text', column: 'subtitle', localized: true, inList: true, max: 240 },
    { kind: 'image', column: 'image_url', described: 'image_description', drawings: true },
    { kind: 'text', column: 'image_description', localized: true, max: 300 },
    { kind: 'text', column: 'cta_primary_text', localized: true, max: 60 },
    { kind: 'url', column: 'cta_primary_url' },
    { kind: 'text', column: 'cta_secondary_text', localized: true, max: 60 },
    { kind: 'url', column: 'cta_secondary_url' },
    { kind: 'toggle', column: 'is_published', inList: true },
  ],
  rules: [
    { rule: 'together', columns: ['cta_primary_text', 'cta_primary_url'] },
    { rule: 'together', columns: ['cta_secondary_text', 'cta_secondary_url'] },
  ],
});
