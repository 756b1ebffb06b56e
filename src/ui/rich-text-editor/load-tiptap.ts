import { lazyPart } from '@/lib/lazy-part';

/** Rich text editor. Screens that show it immediately preload it in parallel with their own chunk. */
export const tiptap = lazyPart(async () => (await import('./tiptap-editor')).TiptapEditor);
