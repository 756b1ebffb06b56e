import type { Language } from '@/config/languages';
import { toContentLanguage } from '@/lib/content-languages';

/** Library image. `src` is its address within the site, such as /media/2026/bridge.webp. */
export interface PickedImage {
  src: string;
  /** Description in Indonesian and English; '' if there is none. */
  alt: string;
  altEn: string;
  width: number | null;
  height: number | null;
}

/** Returns the description of an image in the language of a text; undefined if there is none. */
export function altIn(
  { alt, altEn }: { alt: string; altEn: string | null },
  lang: string | undefined,
): string | undefined {
  const alts: Record<Language, string | null> = { id: alt, en: altEn };
  return alts[toContentLanguage(lang)] || undefined;
}

/** Page of this site to link to. */
export interface LinkTarget {
  label: string;
  /** Path, starting with '/'. */
  path: string;
  /** Label of the kind of content: 'Berita', 'Halaman'. */
  kind: string;
}

/** Number from the settings: placeholder name and current value, null if it has none. */
export interface NamedNumber {
  name: string;
  value: string | null;
}

/** Services that the screen provides. The editor hides features whose service is missing. */
export interface EditorServices {
  /** Opens the image picker; resolves to null if it is closed without a choice. */
  pickImage?: () => Promise<PickedImage | null>;
  /** Uploads a pasted or dropped image to the library. @throws if the upload fails */
  uploadImage?: (file: File) => Promise<PickedImage>;
  /** Placeholders that texts may use, such as {batas_banding}, with their current values. */
  numbers?: readonly NamedNumber[];
  /** Searches pages by text. */
  findLinks?: (words: string, signal: AbortSignal) => Promise<LinkTarget[]>;
}

/**
 * `basic`: marks, headings, lists, quotes and links. `full`: also images, tables, call-outs, rules and a word
 * count.
 */
export type EditorFeatures = 'basic' | 'full';
