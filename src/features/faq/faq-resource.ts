import { CircleQuestionMark } from 'lucide-react';
import { paths } from '@/config/paths';
import { defineResource } from '@/forms/resource/define-resource';

export const faqResource = defineResource('faq', {
  titleColumn: 'question',
  isLong: true,
  knownBy: ['question'],
  screen: {
    path: paths.admin.faq,
    label: { id: 'FAQ', en: 'FAQ' },
    row: { id: 'FAQ', en: 'an FAQ entry' },
    group: 'content',
    place: 60,
    icon: CircleQuestionMark,
  },
  fields: [
    { kind: 'text', column: 'question', localized: true, required: true, max: 300 },
    { kind: 'richText', column: 'answer', localized: true, required: true },
    {
      kind: 'select',
      column: 'category',
      required: true,
      inList: true,
      options: ['umum', 'permohonan', 'biaya', 'sertifikat', 'keluhan-banding'],
    },
    { kind: 'toggle', column: 'is_published', inList: true },
  ],
});
