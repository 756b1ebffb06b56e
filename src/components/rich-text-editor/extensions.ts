import StarterKit from '@tiptap/starter-kit';
import type { Tone } from '@/lib/rich-text/tones';
import { Callout } from './callout-node';
import { Figure } from './figure-node';
import { Tables } from './table-nodes';
import { NumberedList, TextLink } from './text-nodes';

/**
 * The nodes and marks of a text: those that lib/rich-text renders and private.is_document takes, nothing else.
 * Whatever is pasted is read through this schema, so other elements leave only their words, and unsafe links only
 * their text. It is the same for every editor: one with fewer buttons must not lose what a text already holds.
 */
export const extensions = (toneLabels: Record<Tone, string>) => [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    codeBlock: false,
    // It would change a document by opening it.
    trailingNode: false,
    link: false,
    orderedList: false,
  }),
  TextLink,
  NumberedList,
  Figure,
  Callout.configure({ labels: toneLabels }),
  Tables,
];
