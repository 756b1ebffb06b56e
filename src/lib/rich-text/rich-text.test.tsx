import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { startTexts } from '@tests/support/texts';
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

test('links are limited to http, mailto, tel and pages of this site', () => {
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

test('unlisted nodes and markup in text stay inert', () => {
  const { container } = show(
    { type: 'iframe', attrs: { src: 'https://jahat.example' } },
    paragraph(text('<script>alert(1)</script>')),
    { type: 'image', attrs: { src: 'javascript:alert(1)' } },
  );
  expect(container.querySelector('script, iframe, img')).toBeNull();
  expect(screen.getByText('<script>alert(1)</script>')).toBeVisible();
});

describe('with interface texts', () => {
  beforeEach(() => startTexts());
  const cell = (type: string, words: string, attrs = {}) => ({
    type,
    attrs,
    content: [paragraph(text(words))],
  });
  const table: RichTextNode = {
    type: 'table',
    content: [
      { type: 'tableRow', content: [cell('tableHeader', 'Kualifikasi'), cell('tableHeader', 'Biaya')] },
      {
        type: 'tableRow',
        content: [cell('tableHeader', 'Kecil'), cell('tableCell', '1 juta', { rowspan: 2 })],
      },
    ],
  };

  test('renders a table in a keyboard-scrollable region with scoped header cells', () => {
    show(table);
    const region = screen.getByRole('region', { name: 'Tabel: Kualifikasi, Biaya' });
    expect(region).toHaveAttribute('tabindex', '0');
    expect(screen.getByRole('columnheader', { name: 'Biaya' })).toHaveAttribute('scope', 'col');
    expect(screen.getByRole('rowheader', { name: 'Kecil' })).toHaveAttribute('scope', 'row');
    expect(screen.getByRole('cell', { name: '1 juta' })).toHaveAttribute('rowspan', '2');
  });

  test('a call-out shows its tone as a label, in the language of the text', () => {
    const callout = {
      type: 'callout',
      attrs: { tone: 'warning' },
      content: [paragraph(text('Bawa berkas asli.'))],
    };
    const { unmount } = show(callout);
    expect(screen.getByRole('note')).toHaveTextContent('PerhatianBawa berkas asli.');
    unmount();
    render(<RichText doc={{ type: 'doc', content: [callout, table] }} lang="en" />);
    expect(screen.getByRole('note')).toHaveTextContent('Please noteBawa berkas asli.');
    expect(screen.getByRole('region', { name: /^Table: / })).toBeVisible();
  });
});

test('an image has its size and alternative text, and loads lazily', () => {
  show({
    type: 'image',
    attrs: {
      src: '/media/foto-1600w.webp',
      alt: 'Jembatan',
      caption: 'Foto resmi',
      width: 1600,
      height: 900,
    },
  });
  const image = screen.getByRole('img', { name: 'Jembatan' });
  expect(image).toHaveAttribute('width', '1600');
  expect(image).toHaveAttribute('height', '900');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image.getAttribute('srcset')).toContain('480w');
  expect(screen.getByRole('figure')).toHaveTextContent('Foto resmi');
});

test.each(['http://a.example/x.png', 'data:image/png;base64,x', '//jahat.example/x.png', 'javascript:x'])(
  'an image at %s is not rendered',
  (src) => {
    const { container } = show({ type: 'image', attrs: { src, alt: '' } });
    expect(container.querySelector('img')).toBeNull();
  },
);

test('a numbered list continues its numbering', () => {
  show({
    type: 'orderedList',
    attrs: { start: 3, type: 'a' },
    content: [{ type: 'listItem', content: [paragraph(text('c'))] }],
  });
  expect(screen.getByRole('list')).toHaveAttribute('start', '3');
  expect(screen.getByRole('list')).toHaveAttribute('type', 'a');
});

test('files of the library open as files, not as pages', () => {
  show(paragraph(text('formulir', link('/media/formulir.pdf'))));
  expect(screen.getByRole('link', { name: 'formulir' })).toHaveAttribute('href', '/media/formulir.pdf');
});

test.each([null, 'teks', { type: 'paragraph' }])(
  'a value other than a document (%j) renders nothing',
  (doc) => {
    const { container } = render(<RichText doc={doc} />);
    expect(container).toBeEmptyDOMElement();
  },
);
