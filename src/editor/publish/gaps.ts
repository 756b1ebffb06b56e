import { columnIn, type Language } from '@/config/languages';
import type { Values } from '@/editor/text';
import { plainText } from '@/lib/rich-text/rich-text-doc';

/** The same that private.has_gap looks for. */
const GAP = /\[(?:isi|fill in)[^\]\n]*\]?/gi;

/** The parts of a model text that only the body can write and has not yet, as they stand in the bodies: `[isi: alamat]`. */
export const gapsIn = (values: Values, languages: readonly Language[]): string[] =>
  languages.flatMap((language) => plainText(values[columnIn('body', language)]).match(GAP) ?? []);

/** Selects the first place where an open editor says `words`, so that typing replaces them; false where none is in sight. */
export function selectWords(words: string): boolean {
  for (const editor of document.querySelectorAll<HTMLElement>('[contenteditable="true"]')) {
    const walker = document.createTreeWalker(editor, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(words) ?? -1;
      if (at < 0) continue;
      editor.focus();
      getSelection()?.setBaseAndExtent(node, at, node, at + words.length);
      node.parentElement?.scrollIntoView({ block: 'center' });
      return true;
    }
  }
  return false;
}
