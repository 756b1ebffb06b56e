import { lazyPart } from '@/lib/lazy-part';

/** The rich-text editor. Screens that show one immediately preload it in parallel with their own chunk. */
export const tiptap = lazyPart(async () => (await import('./tiptap-editor')).TiptapEditor);
