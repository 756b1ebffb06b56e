import { isRichTextDoc, plainText, type RichTextNode } from './rich-text-doc';

/** Nodes that are content even without text. */
const WORDLESS = new Set(['image', 'horizontalRule', 'table']);

function nodesOf(value: unknown): RichTextNode[] {
  if (!isRichTextDoc(value)) return [];
  const below = (node: RichTextNode): RichTextNode[] => [node, ...(node.content ?? []).flatMap(below)];
  return (value.content ?? []).flatMap(below);
}

/** True when a value holds no text and no media; what is not a document is empty too. */
export const isEmptyDoc = (value: unknown): boolean =>
  plainText(value) === '' && !nodesOf(value).some(({ type }) => WORDLESS.has(type));

/** Number of images with neither a description nor the mark of decoration. */
export const undescribedImages = (value: unknown): number =>
  nodesOf(value).filter(({ type, attrs }) => type === 'image' && !attrs?.alt && attrs?.decorative !== true)
    .length;
