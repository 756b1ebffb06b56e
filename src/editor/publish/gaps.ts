import { columnIn, type Language } from '@/config/languages';
import type { TextValues } from '@/editor/text';
import { plainText } from '@/lib/rich-text/rich-text-doc';
import { gapsIn } from '@/lib/text-shapes';

/** Returns the unfilled placeholders of a template text in the bodies: `[isi: alamat]`. */
export const placeholdersIn = (values: TextValues, languages: readonly Language[]): string[] =>
  languages.flatMap((language) => gapsIn(plainText(values[columnIn('body', language)])));

/**
 * Selects the first occurrence of `words` in an open editor, so that typing replaces it. Returns false if
 * there is none.
 */
export function selectText(words: string): boolean {
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
