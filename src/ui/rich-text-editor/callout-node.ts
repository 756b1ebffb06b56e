import { Node, type Editor } from '@tiptap/react';
import { TONES, isTone, type CalloutTone } from '@/lib/rich-text/tones';

/** Highlighted box: information, a warning or good news. The tone is shown as a label above it. */
export const Callout = Node.create<{ labels: Record<CalloutTone, string> }>({
  name: 'callout',
  group: 'block',
  content: '(paragraph | bulletList | orderedList)+',
  defining: true,
  addOptions: () => ({ labels: { info: '', warning: '', success: '' } }),
  addAttributes: () => ({
    tone: {
      default: TONES[0],
      parseHTML: (element: HTMLElement) => element.getAttribute('data-tone'),
      renderHTML: ({ tone }: Record<string, unknown>) => ({ 'data-tone': tone }),
    },
  }),
  parseHTML: () => TONES.map((tone) => ({ tag: `aside[data-tone="${tone}"]` })),
  renderHTML({ node, HTMLAttributes }) {
    const { tone } = node.attrs;
    const label = isTone(tone) ? this.options.labels[tone] : '';
    return ['aside', { ...HTMLAttributes, role: 'note', 'aria-label': label, 'data-label': label }, 0];
  },
});

/** Wraps the paragraphs in a box, unwraps a box of the same tone, or changes the tone of another. */
export function toggleCallout(editor: Editor, tone: CalloutTone): boolean {
  const chain = editor.chain().focus();
  if (editor.isActive('callout', { tone })) return chain.lift('callout').run();
  if (editor.isActive('callout')) return chain.updateAttributes('callout', { tone }).run();
  // A box cannot contain headings.
  if (editor.isActive('heading')) chain.setParagraph();
  return chain.wrapIn('callout', { tone }).run();
}
