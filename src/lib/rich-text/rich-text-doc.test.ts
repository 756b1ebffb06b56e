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

describe('plain text of a document', () => {
  test('has no space before a full stop, but a space between paragraphs', () => {
    const heading = { type: 'heading', content: [text('Bia'), text('ya', 'bold')] };
    const line = paragraph(
      text('Lihat '),
      text('tarif', 'bold'),
      text('.'),
      { type: 'hardBreak' },
      text('Baru'),
    );
    // A line break is not text, but separates words.
    expect(plainText(doc(heading, line))).toBe('Biaya Lihat tarif. Baru');
  });

  test('includes tables, call-outs and captions', () => {
    const row = { type: 'tableRow', content: [{ type: 'tableCell', content: [paragraph(text('Kecil'))] }] };
    const callout = { type: 'callout', attrs: { tone: 'info' }, content: [paragraph(text('Penting'))] };
    expect(plainText(doc({ type: 'table', content: [row, row] }, callout, image({ caption: 'Foto' })))).toBe(
      'Kecil Kecil Penting Foto',
    );
  });
});
