import { slugify } from '@/lib/slug';
import { isRichTextDoc, plainText, type RichTextDoc, type RichTextNode } from './rich-text-doc';

export type Heading = { id: string; text: string };

/** Prefix of heading ids; other ids on a page must not start with it. */
const PREFIX = 'bagian-';

const textOf = (node: RichTextNode) => plainText({ type: 'doc', content: [node] });

/** Returns the id set by withHeadings; ids in the document are ignored. */
export function headingId(node: RichTextNode): string | undefined {
  const id = node.attrs?.id;
  return typeof id === 'string' && id.startsWith(PREFIX) && /^[a-z0-9-]+$/.test(id) ? id : undefined;
}

/**
 * Returns the document with an id on each first-level heading, and these headings for a table of contents.
 */
export function withHeadings(value: unknown): { doc: RichTextDoc | null; headings: Heading[] } {
  if (!isRichTextDoc(value)) return { doc: null, headings: [] };
  const headings: Heading[] = [];
  const content = (value.content ?? []).map((node) => {
    if (node.type !== 'heading' || node.attrs?.level === 3) return node;
    const text = textOf(node);
    const base = `${PREFIX}${slugify(text.replaceAll('&', ' '))}`;
    const same = headings.filter(({ id }) => id === base || id.startsWith(`${base}-`)).length;
    const id = same ? `${base}-${same + 1}` : base;
    headings.push({ id, text });
    return { ...node, attrs: { ...node.attrs, id } };
  });
  return { doc: { ...value, content }, headings };
}
