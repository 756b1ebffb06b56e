import { describe, expect, test } from 'vitest';
import type { RichTextNode } from './rich-text-doc';
import { diffDocs, diffTexts } from './text-diff';

const text = (value: string, marks: RichTextNode['marks'] = []) => ({ type: 'text', text: value, marks });
const paragraph = (value: string, marks?: RichTextNode['marks']) => ({
  type: 'paragraph',
  content: [text(value, marks)],
});
const doc = (...content: RichTextNode[]) => ({ type: 'doc', content });
const read = (before: unknown, after: unknown) =>
  diffDocs(before, after).map(({ kind, words }) => `${kind}: ${words.map((each) => each.text).join('|')}`);

describe('diff of two documents', () => {
  test('marks only the changed words of a paragraph', () => {
    const before = doc(
      paragraph('Biaya tetap.'),
      paragraph('SBU berlaku tiga tahun.'),
      paragraph('Selesai.'),
    );
    const after = doc(paragraph('Biaya tetap.'), paragraph('SBU berlaku lima tahun.'), paragraph('Selesai.'));
    const parts = diffDocs(before, after);
    expect(parts.map(({ kind }) => kind)).toEqual(['same', 'changed', 'same']);
    expect(parts[1]?.words).toEqual([
      { kind: 'same', text: 'SBU berlaku ' },
      { kind: 'removed', text: 'tiga' },
      { kind: 'added', text: 'lima' },
      { kind: 'same', text: ' tahun.' },
    ]);
  });

  test('treats paragraphs with little in common as removed and added', () => {
    const before = doc(paragraph('Kantor tutup hari Sabtu.'));
    expect(read(before, doc(paragraph('Formulir baru tersedia di loket.')))).toEqual([
      'added: Formulir baru tersedia di loket.',
      'removed: Kantor tutup hari Sabtu.',
    ]);
  });

  test('keeps the lines around an insertion unchanged', () => {
    const [first, second] = [paragraph('Satu dua tiga.'), paragraph('Empat lima enam.')];
    expect(read(doc(first, second), doc(first, paragraph('Baru sekali.'), second))).toEqual([
      'same: Satu dua tiga.',
      'added: Baru sekali.',
      'same: Empat lima enam.',
    ]);
  });

  test.each([
    ['bold', doc(paragraph('Penting')), doc(paragraph('Penting', [{ type: 'bold' }]))],
    [
      'the target of a link',
      doc(paragraph('Biaya', [{ type: 'link', attrs: { href: '/lama' } }])),
      doc(paragraph('Biaya', [{ type: 'link', attrs: { href: '/baru' } }])),
    ],
    [
      'the level of a heading',
      doc({ type: 'heading', attrs: { level: 2 }, content: [text('Biaya')] }),
      doc({ type: 'heading', attrs: { level: 3 }, content: [text('Biaya')] }),
    ],
  ])('reports a pure formatting change: %s', (_what, before, after) => {
    expect(diffDocs(before, after)).toMatchObject([{ kind: 'changed', hasNewFormat: true }]);
  });

  test('ignores the order of keys and empty attributes', () => {
    const link = { type: 'link', attrs: { href: '/biaya' } };
    const wordy = { attrs: { rel: null, href: '/biaya', target: null }, type: 'link' };
    expect(diffDocs(doc(paragraph('x', [link])), doc(paragraph('x', [wordy])))).toMatchObject([
      { kind: 'same' },
    ]);
  });

  test('compares tables row by row and images by their content', () => {
    const cell = (value: string) => ({ type: 'tableCell', content: [paragraph(value)] });
    const table = (...rows: string[][]) => ({
      type: 'table',
      content: rows.map((row) => ({ type: 'tableRow', content: row.map(cell) })),
    });
    const image = (alt: string) => ({ type: 'image', attrs: { src: '/media/a.webp', alt, caption: 'Foto' } });
    expect(
      read(
        doc(table(['Kecil', '1 juta']), image('Jembatan')),
        doc(table(['Kecil', '2 juta'], ['Besar', '9 juta']), image('Jembatan')),
      ),
    ).toEqual(['changed: Kecil | |1|2| juta', 'added: Besar | 9 juta', 'same: Jembatan / Foto']);
  });
});

test('compares plain texts as one line, and a missing value as an empty text', () => {
  expect(read('Judul lama', 'Judul baru')).toEqual(['changed: Judul |lama|baru']);
  expect(read(null, 'Judul')).toEqual(['added: Judul']);
  expect(diffDocs(null, undefined)).toEqual([]);
});

test('a long document is compared within 5 seconds', () => {
  const words = (line: number) => `Baris ${line} tentang sertifikasi badan usaha ${line * 7} dan biayanya.`;
  const before = doc(...Array.from({ length: 2000 }, (_, line) => paragraph(words(line))));
  const after = doc(
    ...Array.from({ length: 2000 }, (_, line) => paragraph(words(line % 5 ? line : line + 1))),
  );
  const start = performance.now();
  expect(diffDocs(before, after).length).toBeGreaterThanOrEqual(2000);
  expect(performance.now() - start).toBeLessThan(5000);
});

test('compares two texts word by word, and returns unrelated texts one after the other', () => {
  expect(diffTexts('SBU berlaku tiga tahun penuh', 'SBU berlaku empat tahun')).toEqual([
    { kind: 'same', text: 'SBU berlaku ' },
    { kind: 'removed', text: 'tiga' },
    { kind: 'added', text: 'empat' },
    { kind: 'same', text: ' tahun' },
    { kind: 'removed', text: ' penuh' },
  ]);
  expect(diffTexts('', 'baru')).toEqual([{ kind: 'added', text: 'baru' }]);
  const long = Array.from({ length: 2_000 }, (_, place) => `a${place}`).join(' ');
  expect(diffTexts(long, long.replaceAll('a', 'b'))).toEqual([
    { kind: 'removed', text: long },
    { kind: 'added', text: long.replaceAll('a', 'b') },
  ]);
});
