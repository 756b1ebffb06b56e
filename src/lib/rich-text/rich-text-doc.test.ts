import { describe, expect, test } from 'vitest';
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
