import type { Language } from '@/lib/i18n/i18n';
import type { TextRow, TextTable, Values } from './text';

/** Where the page of a draft is shown; only inside the preview. */
export const previewPath = (table: TextTable, id: string) => `/admin/preview/${table}/${id}`;

/** What the editing screen tells the page in its frame. */
export interface PreviewMessage {
  kind: 'preview';
  row: TextRow;
  values: Values;
  language: Language;
  isDark: boolean;
}

/** What the page in the frame says once it listens. */
export const PREVIEW_READY = 'preview-ready';

export const isPreviewMessage = (data: unknown): data is PreviewMessage =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'preview';
