import StarterKit from '@tiptap/starter-kit';
import { safeLink } from '@/lib/rich-text/safe-link';

/**
 * What a text may hold: the nodes and marks that lib/rich-text renders, nothing else. Whatever is pasted is read
 * through this schema, so other elements leave only their words, and unsafe links only their text.
 */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    codeBlock: false,
    // It would change a document by opening it.
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => safeLink(address) !== undefined,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
];
