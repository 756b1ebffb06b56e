/**
 * Rich text as stored: a ProseMirror (Tiptap) document. Unlisted nodes and marks are not rendered, so a
 * document cannot inject markup.
 */
export type RichTextMark = {
  type: 'bold' | 'italic' | 'underline' | 'strike' | 'code' | 'link' | (string & {});
  attrs?: Record<string, unknown>;
};

export type RichTextNode = {
  type: string;
  text?: string;
  attrs?: Record<string, unknown>;
  marks?: RichTextMark[];
  content?: RichTextNode[];
};

export type RichTextDoc = { type: 'doc'; content?: RichTextNode[] };

/** Returns true when a jsonb value is a document; anything else renders nothing. */
export function isRichTextDoc(value: unknown): value is RichTextDoc {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc';
}

/** Blocks whose inline nodes are joined without a space; all other nodes are joined with one. */
const LINES = /^(paragraph|heading)$/;

/**
 * Returns the document's text without markup but with captions, for search, reading time and structured data.
 */
export function plainText(value: unknown): string {
  if (!isRichTextDoc(value)) return '';
  const words = ({ type, text, attrs, content = [] }: RichTextNode): string =>
    text ??
    (type === 'hardBreak' ? ' ' : [attrs?.caption, ...content.map(words)].join(LINES.test(type) ? '' : ' '));
  return (value.content ?? []).map(words).join(' ').replace(/\s+/g, ' ').trim();
}

/**
 * Returns the document's text line by line, captions last, for exported files. Must match
 * private.document_text, which imports use to detect unchanged texts.
 */
export function documentLines(value: unknown): string {
  if (!isRichTextDoc(value)) return '';
  const lines: string[] = [];
  const captions: string[] = [];
  const walk = ({ attrs, content = [] }: RichTextNode) => {
    if (typeof attrs?.caption === 'string' && attrs.caption !== '') captions.push(attrs.caption);
    if (content.some(({ type }) => type === 'text'))
      lines.push(content.map(({ text }) => text ?? '\n').join(''));
    content.forEach(walk);
  };
  (value.content ?? []).forEach(walk);
  return [...lines, ...captions].join('\n');
}

/** Converts text to a document of plain paragraphs, split at blank lines. */
export function docFromText(text: string): RichTextDoc {
  const blocks = text.split(/\n\s*\n/).map((block) => block.trim());
  return {
    type: 'doc',
    content: blocks
      .filter((block) => block !== '')
      .map((block) => ({ type: 'paragraph', content: [{ type: 'text', text: block }] })),
  };
}
