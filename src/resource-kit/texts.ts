import { richTextEditorMessages } from '@/components/rich-text-editor/messages';
import { mediaMessages } from '@/media/messages';
import { bulkMessages } from './bulk/messages';
import { exportMessages } from '@/components/file-export/messages';
import { resourceKitMessages } from './messages';
import { pagedMessages } from './paged/messages';

/** Texts that a screen of this kit adds: `addMessages({ ...resourceKitTexts, faqAdmin: faqAdminMessages })`. */
export const resourceKitTexts = {
  resourceKit: resourceKitMessages,
  bulk: bulkMessages,
  exporting: exportMessages,
  paged: pagedMessages,
  media: mediaMessages,
  richTextEditor: richTextEditorMessages,
};
