import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withHeadings } from './headings';
import { RichText } from './rich-text';

const heading = (text: string, attrs = {}) => ({
  type: 'heading',
  attrs: { level: 2, ...attrs },
  content: [{ type: 'text', text }],
});

test('headings get unique ids derived from their text', () => {
  const { headings } = withHeadings({
    type: 'doc',
    content: [heading('Hak & kewajiban'), heading('Biaya'), heading('Biaya'), heading('Kecil', { level: 3 })],
  });
  expect(headings).toEqual([
    { id: 'bagian-hak-kewajiban', text: 'Hak & kewajiban' },
    { id: 'bagian-biaya', text: 'Biaya' },
    { id: 'bagian-biaya-2', text: 'Biaya' },
  ]);
});

test('renders generated ids, but not ids from the document', () => {
  render(<RichText doc={withHeadings({ type: 'doc', content: [heading('Biaya')] }).doc} />);
  expect(screen.getByRole('heading', { name: 'Biaya' })).toHaveAttribute('id', 'bagian-biaya');
  render(<RichText doc={{ type: 'doc', content: [heading('Lain', { id: 'main' })] }} />);
  expect(screen.getByRole('heading', { name: 'Lain' })).not.toHaveAttribute('id');
});

test('a value other than a document has no headings', () => {
  expect(withHeadings('teks')).toEqual({ doc: null, headings: [] });
});
