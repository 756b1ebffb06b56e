import type { Language } from '@/lib/i18n/i18n';
import type { TextRow, TextTable, TextValues } from './text';

/** Returns the URL of a draft's page, which works only inside the preview. */
export const previewPath = (table: TextTable, id: string) => `/admin/preview/${table}/${id}`;

/** Message from the editor to the page in its frame. */
export interface PreviewMessage {
  kind: 'preview';
  row: TextRow;
  values: TextValues;
  language: Language;
  isDark: boolean;
}

/** Message from the framed page when it starts listening. */
export const PREVIEW_READY = 'preview-ready';

export const isPreviewMessage = (data: unknown): data is PreviewMessage =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'preview';
