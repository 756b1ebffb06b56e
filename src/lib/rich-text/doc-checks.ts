import { isRichTextDoc, plainText, type RichTextNode } from './rich-text-doc';

/** What is worth keeping although it has no words. */
const WORDLESS = new Set(['image', 'horizontalRule', 'table']);

function nodesOf(value: unknown): RichTextNode[] {
  if (!isRichTextDoc(value)) return [];
  const below = (node: RichTextNode): RichTextNode[] => [node, ...(node.content ?? []).flatMap(below)];
  return (value.content ?? []).flatMap(below);
}

/** Whether a value holds nothing to read or look at; what is no document is empty too. */
export const isEmptyDoc = (value: unknown): boolean =>
  plainText(value) === '' && !nodesOf(value).some(({ type }) => WORDLESS.has(type));

/** How many images nobody has described yet, nor called decoration. */
export const undescribedImages = (value: unknown): number =>
  nodesOf(value).filter(({ type, attrs }) => type === 'image' && !attrs?.alt && attrs?.decorative !== true)
    .length;
