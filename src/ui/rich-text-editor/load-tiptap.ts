import { lazyPart } from '@/lib/lazy-part';

/** The editor for formatted text. Screens that show one at once preload it beside their own chunk. */
export const tiptap = lazyPart(async () => (await import('./tiptap-editor')).TiptapEditor);
