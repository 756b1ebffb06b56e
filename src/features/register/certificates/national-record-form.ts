import { defineResource, resourceWithTexts } from '@/forms/resource/define-resource';
import { certificatesAdminMessages } from './certificates-messages';

/** Form of the record in the national register, which can be edited after publication. */
const nationalRecordResource = defineResource('certificates', {
  titleColumn: 'number',
  fields: [
    { kind: 'text', column: 'lpjk_number', max: 80, shape: 'name' },
    { kind: 'url', column: 'lpjk_url', isExternal: true },
  ],
});

export const nationalRecordForm = resourceWithTexts(nationalRecordResource, certificatesAdminMessages);
