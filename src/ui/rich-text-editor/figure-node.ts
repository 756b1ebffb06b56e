import { Node, type Editor } from '@tiptap/react';
import { NodeSelection } from '@tiptap/pm/state';
import { storedImage } from './addresses';
import { altIn, type PickedImage } from './editor-services';
import { insertBlock } from './insert-block';

/**
 * Attributes of an image node. The description is missing if there is no `alt` and it is not marked as
 * decorative.
 */
export interface FigureAttributes {
  src: string;
  alt: string;
  decorative: boolean;
  caption: string;
  width: number | null;
  height: number | null;
}

const MAX_TEXT_LENGTH = 500;
const pixels = (value: string | null) => {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 && number <= 20_000 ? number : null;
};
const words = (value: string | null | undefined) =>
  (value ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT_LENGTH);

/** Reads the image in an element; returns false if there is none or it is not allowed. */
function readFigure(element: HTMLElement): FigureAttributes | false {
  const image = element.matches('img') ? element : element.querySelector('img');
  const src = storedImage(image?.getAttribute('src'));
  if (!image || !src) return false;
  return {
    src,
    alt: words(image.getAttribute('alt')),
    decorative: image.hasAttribute('data-decorative'),
    caption: words(element.querySelector('figcaption')?.textContent),
    width: pixels(image.getAttribute('width')),
    height: pixels(image.getAttribute('height')),
  };
}

/** Image with its caption, as an atomic node; FigurePanel edits its texts. */
export const FigureNode = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    decorative: { default: false },
    caption: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () =>
    ['figure', 'img[src]'].map((tag) => ({ tag, getAttrs: (element: HTMLElement) => readFigure(element) })),
  renderHTML({ node }) {
    // The attributes come from readFigure, figureOf, or a document parsed with this schema.
    const { src, alt, decorative, caption, width, height } = node.attrs as FigureAttributes;
    const isUndescribed = !alt && !decorative;
    const image = ['img', { src, alt, width, height, 'data-decorative': decorative ? '' : null }] as const;
    const attributes = isUndescribed ? { 'data-undescribed': '' } : {};
    return caption
      ? ['figure', attributes, image, ['figcaption', {}, caption]]
      : ['figure', attributes, image];
  },
});

/** Returns the attributes of an image, with its description in the language of the text. */
export const figureOf = (image: PickedImage, lang: string | undefined): FigureAttributes => ({
  src: image.src,
  alt: words(altIn(image, lang)),
  decorative: false,
  caption: '',
  width: image.width,
  height: image.height,
});

/** Inserts the image at the cursor and selects it, so that its description can be entered. */
export function insertFigure(editor: Editor, image: PickedImage, lang: string | undefined) {
  if (!storedImage(image.src)) return;
  insertBlock(editor, { type: 'image', attrs: { ...figureOf(image, lang) } });
}

/** Returns the selected image and its position. */
export function selectedFigure(editor: Editor): { place: number; attributes: FigureAttributes } | null {
  const { selection } = editor.state;
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return null;
  return { place: selection.from, attributes: selection.node.attrs as FigureAttributes };
}

/** Changes the image at a position, which stays selected. */
export function changeFigure(editor: Editor, place: number, changes: Partial<FigureAttributes>) {
  editor
    .chain()
    .command(({ tr }) => {
      for (const [name, value] of Object.entries(changes)) tr.setNodeAttribute(place, name, value);
      return true;
    })
    .run();
}

/** Returns the positions of images without a description. */
export function undescribedPlaces({ state }: Editor): number[] {
  const places: number[] = [];
  state.doc.descendants((node, place) => {
    if (node.type.name === 'image' && !node.attrs.alt && !node.attrs.decorative) places.push(place);
  });
  return places;
}
