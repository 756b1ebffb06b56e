import { Route } from 'lucide-react';
import { paths } from '@/config/paths';
import { defineResource } from '@/forms/resource/define-resource';

export const flowResource = defineResource('alur_sertifikasi', {
  titleColumn: 'title',
  screen: {
    path: paths.admin.certificationFlow,
    label: { id: 'Alur Sertifikasi', en: 'Certification process' },
    row: { id: 'tahap sertifikasi', en: 'a certification stage' },
    group: 'appearance',
    place: 40,
    icon: Route,
  },
  fields: [
    { kind: 'text', column: 'title', localized: true, required: true, max: 160 },
    { kind: 'longText', column: 'description', localized: true, max: 2000, numbers: true },
    { kind: 'text', column: 'responsible', localized: true, inList: true, max: 160 },
    { kind: 'number', column: 'duration_days', inList: true, unit: 'days', min: 0, max: 1500 },
    { kind: 'longText', column: 'documents', localized: true, max: 2000, numbers: true },
    { kind: 'longText', column: 'output', localized: true, max: 500, numbers: true },
    { kind: 'longText', column: 'outcome.approved', localized: true, max: 500, numbers: true },
    { kind: 'longText', column: 'outcome.revision', localized: true, max: 500, numbers: true },
    { kind: 'longText', column: 'outcome.rejected', localized: true, max: 500, numbers: true },
    { kind: 'toggle', column: 'is_published', inList: true },
  ],
});
