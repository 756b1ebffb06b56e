/**
 * Rich text as stored: a ProseMirror (Tiptap) document. Nodes and marks that are not named here are not rendered,
 * so a document can hold nothing that becomes markup of its own.
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

/** True when a jsonb value is a document; anything else renders as nothing. */
export function isRichTextDoc(value: unknown): value is RichTextDoc {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc';
}

/** Blocks whose inline nodes are joined without a space; everything else is separated by one. */
const LINES = /^(paragraph|heading)$/;

/** The document's words without markup, captions included: for search, reading time and structured data. */
export function plainText(value: unknown): string {
  if (!isRichTextDoc(value)) return '';
  const words = ({ type, text, attrs, content = [] }: RichTextNode): string =>
    text ??
    (type === 'hardBreak' ? ' ' : [attrs?.caption, ...content.map(words)].join(LINES.test(type) ? '' : ' '));
  return (value.content ?? []).map(words).join(' ').replace(/\s+/g, ' ').trim();
}

/**
 * The document's words by lines, for files: what is read together on one line, captions at the end. The same words as in
 * private.document_text, by which an import knows that a text is as it was.
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

/** A document of plain paragraphs, one for each blank-line separated block. */
export function docFromText(text: string): RichTextDoc {
  const blocks = text.split(/\n\s*\n/).map((block) => block.trim());
  return {
    type: 'doc',
    content: blocks
      .filter((block) => block !== '')
      .map((block) => ({ type: 'paragraph', content: [{ type: 'text', text: block }] })),
  };
}
