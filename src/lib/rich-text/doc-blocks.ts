import { isRichTextDoc, plainText, type RichTextNode } from './rich-text-doc';

export type BlockKind =
  'paragraph' | 'heading' | 'listItem' | 'quote' | 'callout' | 'tableRow' | 'image' | 'line' | 'text';

/** One line of a document as displayed, for comparing two documents. */
export interface Block {
  kind: BlockKind;
  text: string;
  /** Formatting of the text: marks, levels, addresses. Equal strings mean equal formatting. */
  format: string;
}

/** Kinds of paragraphs inside these nodes. */
const CONTAINERS: Record<string, BlockKind> = {
  listItem: 'listItem',
  blockquote: 'quote',
  callout: 'callout',
};

const wordsIn = (node: RichTextNode) => plainText({ type: 'doc', content: [node] });

/** Returns the marks of all text nodes, without empty attributes. */
const marksIn = ({ text = '', marks = [], content = [] }: RichTextNode): string =>
  text === ''
    ? content.map(marksIn).join(';')
    : `${marks
        .map(({ type, attrs }) => [type, attrs?.href].join(' '))
        .sort()
        .join()}:${text.length}`;

/** Returns the lines of a document in order. A plain text is one line; other values have none. */
export function blocksOf(value: unknown): Block[] {
  if (typeof value === 'string') return value === '' ? [] : [{ kind: 'text', text: value, format: '' }];
  if (!isRichTextDoc(value)) return [];
  return (value.content ?? []).flatMap((node) => blocksIn(node, 'paragraph'));
}

function blocksIn(node: RichTextNode, around: BlockKind): Block[] {
  const { type, attrs = {}, content = [] } = node;
  switch (type) {
    case 'paragraph':
      return wordsIn(node) === '' ? [] : [{ kind: around, text: wordsIn(node), format: marksIn(node) }];
    case 'heading':
      return [{ kind: 'heading', text: wordsIn(node), format: `${String(attrs.level)} ${marksIn(node)}` }];
    case 'tableRow': {
      const kinds = content.map((cell) => cell.type).join();
      return [
        { kind: 'tableRow', text: content.map(wordsIn).join(' | '), format: `${kinds} ${marksIn(node)}` },
      ];
    }
    case 'image': {
      const text = [attrs.alt, attrs.caption].filter(Boolean).join(' / ');
      return [{ kind: 'image', text: text || String(attrs.src), format: String(attrs.src) }];
    }
    case 'horizontalRule':
      return [{ kind: 'line', text: '———', format: '' }];
    default: {
      const tone = type === 'callout' ? String(attrs.tone) : '';
      const inside = content.flatMap((child) => blocksIn(child, CONTAINERS[type] ?? around));
      return tone ? inside.map((block) => ({ ...block, format: `${tone} ${block.format}` })) : inside;
    }
  }
}
