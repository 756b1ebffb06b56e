import type { Language } from '@/lib/i18n/i18n';
import type { TextRow, TextTable, Values } from './text';

/** URL of a draft's page; only inside the preview. */
export const previewPath = (table: TextTable, id: string) => `/admin/preview/${table}/${id}`;

/** Message from the editing screen to the page in its frame. */
export interface PreviewMessage {
  kind: 'preview';
  row: TextRow;
  values: Values;
  language: Language;
  isDark: boolean;
}

/** Message from the page in the frame once it listens. */
export const PREVIEW_READY = 'preview-ready';

export const isPreviewMessage = (data: unknown): data is PreviewMessage =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'preview';
