import { describe, expect, test } from 'vitest';
import { isEmptyDoc, undescribedImages } from './doc-checks';
import { plainText, type RichTextNode } from './rich-text-doc';

const text = (value: string, type?: string) => ({
  type: 'text',
  text: value,
  marks: type === undefined ? [] : [{ type }],
});
const paragraph = (...content: RichTextNode[]) => ({ type: 'paragraph', content });
const doc = (...content: RichTextNode[]) => ({ type: 'doc', content });
const image = (attrs = {}) => ({ type: 'image', attrs: { src: '/media/a.webp', alt: '', ...attrs } });

describe('the words of a document', () => {
  test('stand as they are read: no space before a full stop, one between paragraphs', () => {
    const heading = { type: 'heading', content: [text('Bia'), text('ya', 'bold')] };
    const line = paragraph(
      text('Lihat '),
      text('tarif', 'bold'),
      text('.'),
      { type: 'hardBreak' },
      text('Baru'),
    );
    // The line break is none of the words, and keeps them apart.
    expect(plainText(doc(heading, line))).toBe('Biaya Lihat tarif. Baru');
  });

  test('are those of tables, call-outs and captions too', () => {
    const row = { type: 'tableRow', content: [{ type: 'tableCell', content: [paragraph(text('Kecil'))] }] };
    const callout = { type: 'callout', attrs: { tone: 'info' }, content: [paragraph(text('Penting'))] };
    expect(plainText(doc({ type: 'table', content: [row, row] }, callout, image({ caption: 'Foto' })))).toBe(
      'Kecil Kecil Penting Foto',
    );
  });
});

test.each([
  ['nothing', null, true],
  ['no document', 'teks', true],
  ['blank paragraphs', doc(paragraph(), paragraph(text(' '))), true],
  ['words', doc(paragraph(text('a'))), false],
  ['an image', doc(image()), false],
])('whether a text is empty: %s', (_what, value, expected) => {
  expect(isEmptyDoc(value)).toBe(expected);
});

test('images without words are counted, decoration is not, wherever they stand', () => {
  const quote = { type: 'blockquote', content: [image()] };
  expect(
    undescribedImages(doc(image(), image({ alt: 'Jembatan' }), image({ decorative: true }), quote)),
  ).toBe(2);
});
