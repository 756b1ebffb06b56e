import { Link } from '@tiptap/extension-link';
import { OrderedList } from '@tiptap/extension-list';
import { storedLink } from './addresses';

/** A link is where it leads and nothing else: how it looks and opens is the site's. */
export const TextLink = Link.extend({
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

/** A numbered list with the numberings a browser knows, from any number on. */
export const NumberedList = OrderedList.extend({
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
