import { Link } from '@tiptap/extension-link';
import { OrderedList } from '@tiptap/extension-list';
import StarterKit from '@tiptap/starter-kit';
import type { CalloutTone } from '@/lib/rich-text/tones';
import { storedLink } from './addresses';
import { Callout } from './callout-node';
import { FigureNode } from './figure-node';
import { Tables } from './table-nodes';

/** Links store only their address; the site decides on look and target. */
const TextLink = Link.extend({
  addAttributes: () => ({
    href: {
      default: null,
      parseHTML: (element: HTMLElement) => storedLink(element.getAttribute('href')) ?? null,
    },
  }),
}).configure({
  openOnClick: false,
  defaultProtocol: 'https',
  isAllowedUri: (address) => storedLink(address) !== undefined,
  HTMLAttributes: { target: null, rel: null },
});

const NUMBERINGS = ['1', 'a', 'A', 'i', 'I'];

/** Numbered list with HTML's numbering types and any start number. */
const NumberedList = OrderedList.extend({
  addAttributes: () => ({
    start: {
      default: 1,
      parseHTML: (element: HTMLElement) => {
        const start = Number(element.getAttribute('start') ?? 1);
        return Number.isInteger(start) && start >= 0 && start <= 100_000 ? start : 1;
      },
    },
    type: {
      default: null,
      parseHTML: (element: HTMLElement) =>
        NUMBERINGS.find((numbering) => numbering === element.getAttribute('type')) ?? null,
      renderHTML: ({ type }: Record<string, unknown>) => ({ type, 'data-numbering': type }),
    },
  }),
});

/**
 * Returns the nodes and marks of a text: exactly those that lib/rich-text renders and private.is_document
 * accepts. Pasted content is parsed with this schema, so other elements and unsafe links leave only their
 * text. All editors share it: one with fewer buttons must not lose existing content.
 */
export const extensions = (toneLabels: Record<CalloutTone, string>) => [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    codeBlock: false,
    // A trailing node would change a document on opening.
    trailingNode: false,
    link: false,
    orderedList: false,
  }),
  TextLink,
  NumberedList,
  FigureNode,
  Callout.configure({ labels: toneLabels }),
  Tables,
];
