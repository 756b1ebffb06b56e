import type { Language } from '@/config/languages';
import { toContentLanguage } from '@/lib/content-languages';

/** An image of the library: `src` is its address within the site, such as /media/2026/bridge.webp. */
export interface PickedImage {
  src: string;
  /** The image's description, in Indonesian and in English; '' while there is none. */
  alt: string;
  altEn: string;
  width: number | null;
  height: number | null;
}

/** Description of an image in the language of a text; undefined while there is none. */
export function altIn(
  { alt, altEn }: { alt: string; altEn: string | null },
  lang: string | undefined,
): string | undefined {
  const alts: Record<Language, string | null> = { id: alt, en: altEn };
  return alts[toContentLanguage(lang)] || undefined;
}

/** A page of this site that words may lead to. */
export interface LinkTarget {
  label: string;
  /** Its path, beginning with '/'. */
  path: string;
  /** The kind of content in words: 'Berita', 'Halaman'. */
  kind: string;
}

/** A number kept in the settings: its name in texts and its current value; null while it has none. */
export interface NamedNumber {
  name: string;
  value: string | null;
}

/** Services that the editor gets from its screen. A missing one is not offered. */
export interface EditorServices {
  /** Opens the picker for an image; null when it was closed without a choice. */
  pickImage?: () => Promise<PickedImage | null>;
  /** Puts a pasted or dropped image into the library. Throws when it cannot. */
  uploadImage?: (file: File) => Promise<PickedImage>;
  /** Names of numbers that texts may use, {batas_banding}, each with its value now. */
  numbers?: readonly NamedNumber[];
  /** Finds pages by words. */
  findLinks?: (words: string, signal: AbortSignal) => Promise<LinkTarget[]>;
}

/** `basic`: marks, headings, lists, quotes and links. `full`: images, tables, call-outs, lines and a word count too. */
export type EditorFeatures = 'basic' | 'full';
