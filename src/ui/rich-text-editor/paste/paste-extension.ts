import { Extension, type Editor } from '@tiptap/react';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import {
  altIn,
  type EditorFeatures,
  type EditorServices,
  type PickedImage,
} from '@/ui/rich-text-editor/editor-services';
import { insertFigure } from '@/ui/rich-text-editor/figure-node';
import { cleanHtml } from './clean-html';
import { dataImages, withAddresses } from './data-images';
import { isBlankElement } from './elements';

/** Result of pasting images, shown below the text and announced. */
export type PasteNotice =
  | { kind: 'uploading'; count: number }
  | { kind: 'failed'; count: number }
  | { kind: 'dropped'; count: number }
  | { kind: 'embedded'; count: number };

export interface PasteOptions {
  features: EditorFeatures;
  lang: string | undefined;
  say: (notice: PasteNotice | null) => void;
}

const given = new WeakMap<Editor, EditorServices>();

/** Sets the services for an editor's paste handler; they may change during its lifetime. */
export function setPasteServices(editor: Editor, services: EditorServices) {
  given.set(editor, services);
}

const imagesOf = (transfer: DataTransfer | null | undefined) =>
  [...(transfer?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** Uploads files one by one. Counts failures and continues. */
async function upload<K>(files: Iterable<readonly [K, File]>, send: (file: File) => Promise<PickedImage>) {
  const sent = new Map<K, PickedImage>();
  let failed = 0;
  for (const [key, file] of files) {
    await send(file).then(
      (image) => sent.set(key, image),
      () => (failed += 1),
    );
  }
  return { sent, failed };
}

/** Cleans pasted content and uploads pasted or dropped images to the library. */
export const Paste = Extension.create<PasteOptions>({
  name: 'cleanPaste',
  // Before the plugins for tables and links, which also read the clipboard.
  priority: 1000,
  addOptions: () => ({ features: 'basic', lang: undefined, say: () => undefined }),
  addProseMirrorPlugins() {
    const { editor, options } = this;
    return [new Plugin({ props: pasteProps(editor, options) })];
  },
});

/** Returns true when clean HTML still contains text or images of this site. */
function hasContent(html: string, features: EditorFeatures) {
  const { body } = new DOMParser().parseFromString(cleanHtml(html, features).html, 'text/html');
  return !isBlankElement(body);
}

function pasteProps(editor: Editor, { features, lang, say }: PasteOptions) {
  const sender = () => (features === 'full' ? given.get(editor)?.uploadImage : undefined);
  const report = (failed: number) => say(failed > 0 ? { kind: 'failed', count: failed } : null);

  const insertFiles = async (files: File[], send: (file: File) => Promise<PickedImage>) => {
    say({ kind: 'uploading', count: files.length });
    const { sent, failed } = await upload(files.entries(), send);
    if (editor.isDestroyed) return;
    for (const image of sent.values()) insertFigure(editor, image, lang);
    report(failed);
  };
  const insertHtml = async (
    html: string,
    files: Map<string, File>,
    send: (file: File) => Promise<PickedImage>,
  ) => {
    say({ kind: 'uploading', count: files.size });
    const { sent, failed } = await upload(files, send);
    if (editor.isDestroyed) return;
    const uploaded = [...sent].map(
      ([address, image]) => [address, { ...image, alt: altIn(image, lang) ?? '' }] as const,
    );
    say(null);
    // Pass an event without a clipboard, so that the handler above does not upload it again.
    editor.view.pasteHTML(withAddresses(html, new Map(uploaded)), new Event('paste') as ClipboardEvent);
    if (failed > 0) report(failed);
  };
  /** Uploads the files. Returns false if this editor accepts none. */
  const take = (files: File[]): boolean => {
    const send = sender();
    if (files.length === 0) return false;
    if (send) void insertFiles(files, send);
    else say({ kind: 'dropped', count: files.length });
    return true;
  };

  return {
    transformPastedHTML(html: string) {
      const { html: clean, dropped, embedded } = cleanHtml(html, features);
      const kind = embedded > 0 ? 'embedded' : 'dropped';
      say(embedded + dropped > 0 ? { kind, count: embedded + dropped } : null);
      return clean;
    },
    handlePaste(_view: EditorView, event: ClipboardEvent) {
      const html = event.clipboardData?.getData('text/html') ?? '';
      const pictures = imagesOf(event.clipboardData);
      // Word adds a picture of the text to the clipboard.
      if (pictures.length > 0 && !hasContent(html, features) && take(pictures)) return true;
      const send = sender();
      const files = send ? dataImages(html) : new Map<string, File>();
      if (!send || files.size === 0) return false;
      void insertHtml(html, files, send);
      return true;
    },
    handleDrop(view: EditorView, event: DragEvent, _slice: unknown, isMoved: boolean) {
      const files = isMoved ? [] : imagesOf(event.dataTransfer);
      if (files.length === 0) return false;
      event.preventDefault();
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
      if (place) editor.commands.setTextSelection(place.pos);
      return take(files);
    },
  };
}
