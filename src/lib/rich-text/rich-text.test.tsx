import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { RichText } from './rich-text';
import type { RichTextNode } from './rich-text-doc';

function show(...content: RichTextNode[]) {
  return render(
    <MemoryRouter>
      <RichText doc={{ type: 'doc', content }} />
    </MemoryRouter>,
  );
}
const text = (value: string, ...marks: RichTextNode['marks'] & object): RichTextNode => ({
  type: 'text',
  text: value,
  marks,
});
const paragraph = (...content: RichTextNode[]): RichTextNode => ({ type: 'paragraph', content });
const link = (href: unknown) => ({ type: 'link', attrs: { href } });

test('headings, lists and marks become elements', () => {
  show(
    { type: 'heading', attrs: { level: 2 }, content: [text('Syarat')] },
    {
      type: 'bulletList',
      content: [{ type: 'listItem', content: [paragraph(text('NIB', { type: 'bold' }))] }],
    },
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Syarat' })).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('NIB');
});

test('links lead only to http, mailto, tel and pages of this site', () => {
  show(
    paragraph(
      text('beranda', link('/')),
      text('lpjk', link('https://lpjk.example.id')),
      text('surat', link('mailto:info@pilarnusa.example.id')),
      text('naskah', link('javascript:alert(1)')),
      text('data', link('data:text/html,x')),
      text('lain', link('//jahat.example')),
    ),
  );
  expect(screen.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
    '/',
    'https://lpjk.example.id',
    'mailto:info@pilarnusa.example.id',
  ]);
  expect(screen.getByText(/naskah/)).toBeVisible();
});

test('nodes that are not on the list, and markup in texts, stay inert', () => {
  const { container } = show(
    { type: 'iframe', attrs: { src: 'https://jahat.example' } },
    paragraph(text('<script>alert(1)</script>')),
    { type: 'image', attrs: { src: 'javascript:alert(1)' } },
  );
  expect(container.querySelector('script, iframe, img')).toBeNull();
  expect(screen.getByText('<script>alert(1)</script>')).toBeVisible();
});

test.each([null, 'teks', { type: 'paragraph' }])('a value that is no document (%j) shows nothing', (doc) => {
  const { container } = render(<RichText doc={doc} />);
  expect(container).toBeEmptyDOMElement();
});
