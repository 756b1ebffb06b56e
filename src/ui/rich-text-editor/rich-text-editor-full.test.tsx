import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { RichTextDoc, RichTextNode } from '@/lib/rich-text/rich-text-doc';
import { openEditor, outline, prepareEditor } from '@tests/support/rich-text-editor';
import type { EditorServices, LinkTarget } from './editor-services';

beforeEach(prepareEditor);

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const doc = (...content: RichTextNode[]): RichTextDoc => ({ type: 'doc', content });
const image = (attrs = {}) => ({ type: 'image', attrs: { src: '/media/a.webp', alt: 'Jembatan', ...attrs } });
const press = (name: string) => screen.getByRole('button', { name });
const open = (content: RichTextDoc | null, services: EditorServices = {}) =>
  openEditor({ features: 'full', defaultValue: content, services });

test('a text with every node type is loaded and returned unchanged', async () => {
  const cell = (type: string, text: string) => ({
    type,
    attrs: { colspan: 1, rowspan: 1 },
    content: [paragraph(text)],
  });
  const content = doc(
    { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Biaya' }] },
    { type: 'callout', attrs: { tone: 'warning' }, content: [paragraph('Awas')] },
    {
      type: 'table',
      content: [{ type: 'tableRow', content: [cell('tableHeader', 'A'), cell('tableCell', 'B')] }],
    },
    image({ caption: 'Foto', decorative: false, width: 800, height: 600 }),
    paragraph('Akhir'),
  );
  const { text, user, onChange, changed } = await open(content);
  expect(onChange).not.toHaveBeenCalled();
  expect(within(text).getByRole('note', { name: 'Perhatian' })).toHaveTextContent('Awas');
  expect(within(text).getByRole('figure')).toHaveTextContent('Foto');
  await user.click(press('Garis pemisah'));
  const after = await changed();
  expect(after.content?.filter(({ type }) => type !== 'horizontalRule')).toEqual(
    expect.arrayContaining(content.content ?? []),
  );
});

test('a basic editor offers neither images nor tables', async () => {
  await openEditor({ services: { pickImage: () => Promise.resolve(null) } });
  expect(screen.queryByRole('button', { name: /Gambar|Tabel|Kotak/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/kata$/)).not.toBeInTheDocument();
});

test('the footer shows the word count', async () => {
  const { user, text } = await open(doc(paragraph('satu dua'), paragraph('tiga')));
  expect(screen.getByText('3 kata')).toBeVisible();
  await user.click(text);
  await user.keyboard('empat ');
  await waitFor(() => expect(screen.getByText('4 kata')).toBeVisible());
});

describe('keyboard', () => {
  test('Alt+F10 moves to the toolbar, Escape moves back, and every button lists its shortcut', async () => {
    const { user, text } = await open(doc(paragraph('Syarat')));
    await user.click(text);
    await user.keyboard('{Alt>}{F10}{/Alt}');
    expect(press('Paragraf')).toHaveFocus();
    await user.keyboard('{End}');
    expect(press('Ulangi')).toHaveFocus();
    await user.keyboard('{Home}{Escape}');
    await waitFor(() => expect(text).toHaveFocus());
    expect(press('Tebal')).toHaveAttribute('aria-keyshortcuts', 'Control+B');
    expect(screen.getAllByRole('toolbar')[0]).toHaveAttribute('aria-keyshortcuts', 'Alt+F10');
  });

  test('a shortcut has the effect of its button', async () => {
    const { user, text, changed } = await open(doc(paragraph('Syarat')));
    await user.click(text);
    await user.keyboard('{Control>}{Alt>}3{/Alt}{/Control}');
    expect(outline(await changed())).toEqual(['heading3 Syarat']);
    expect(press('Subjudul')).toHaveAttribute('aria-pressed', 'true');
  });
});

test('a call-out can be added, change its tone, and be removed', async () => {
  const { user, changed } = await open(doc(paragraph('Bawa berkas asli.')));
  await user.click(press('Kotak informasi'));
  expect(outline(await changed())).toEqual(['calloutinfo', '  paragraph Bawa berkas asli.']);
  await user.click(press('Kotak peringatan'));
  expect(outline(await changed())[0]).toBe('calloutwarning');
  await user.click(press('Kotak peringatan'));
  expect(outline(await changed())).toEqual(['paragraph Bawa berkas asli.']);
});

describe('tables', () => {
  const row = (cells: number, kind = 'tableCell') => [
    '  tableRow',
    ...Array.from({ length: cells }).flatMap(() => [`    ${kind}`, '      paragraph']),
  ];

  test('are inserted with a given size and header row, and text can be added after them', async () => {
    const { user, changed } = await open(null);
    await user.click(press('Tabel'));
    const rows = screen.getByRole('spinbutton', { name: 'Baris' });
    expect(rows).toHaveFocus();
    await user.clear(rows);
    await user.type(rows, '2');
    await user.clear(screen.getByRole('spinbutton', { name: 'Kolom' }));
    await user.type(screen.getByRole('spinbutton', { name: 'Kolom' }), '2{Enter}');
    expect(outline(await changed())).toEqual(['table', ...row(2, 'tableHeader'), ...row(2), 'paragraph']);
    expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
  });

  test('can be resized from their own toolbar by keyboard', async () => {
    const { user, text, changed } = await open(null);
    await user.click(press('Tabel'));
    await user.clear(screen.getByRole('spinbutton', { name: 'Baris' }));
    await user.type(screen.getByRole('spinbutton', { name: 'Baris' }), '1{Enter}');
    const tools = await screen.findByRole('toolbar', { name: 'Tabel' });
    await waitFor(() => expect(text).toHaveFocus());
    await user.tab({ shift: true });
    expect(within(tools).getByRole('button', { name: 'Tambah baris di atas' })).toHaveFocus();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(outline(await changed())).toEqual(['table', ...row(3, 'tableHeader'), ...row(3), 'paragraph']);
    await user.click(press('Hapus kolom'));
    await user.click(press('Baris judul'));
    expect(outline(await changed())).toEqual(['table', ...row(2), ...row(2), 'paragraph']);
    await user.click(press('Tambah kolom di kanan'));
    await user.click(press('Hapus baris'));
    expect(outline(await changed())).toEqual(['table', ...row(3), 'paragraph']);
    expect(press('Judul')).toHaveAttribute('aria-disabled', 'true');
    await user.click(press('Hapus tabel'));
    expect(outline(await changed())).toEqual(['paragraph']);
    expect(screen.queryByRole('toolbar', { name: 'Tabel' })).not.toBeInTheDocument();
  });
});

describe('images', () => {
  const picked = {
    src: '/media/foto-800w.webp',
    alt: 'Jembatan',
    altEn: 'A bridge',
    width: 800,
    height: 600,
  };

  test('are inserted from the library with the description in the text’s language, and get a caption', async () => {
    const { user, changed } = await openEditor({
      features: 'full',
      lang: 'en',
      services: { pickImage: async () => picked },
    });
    await user.click(press('Gambar'));
    expect(outline(await changed())).toEqual(['image', 'paragraph']);
    await user.type(await screen.findByRole('textbox', { name: /^Keterangan gambar/ }), 'Opened in 2025');
    await waitFor(async () =>
      expect((await changed()).content?.[0]?.attrs).toEqual({
        src: '/media/foto-800w.webp',
        alt: 'A bridge',
        decorative: false,
        caption: 'Opened in 2025',
        width: 800,
        height: 600,
      }),
    );
  });

  test('without a description are reported until described or marked as decorative', async () => {
    const { user, changed } = await open(doc(paragraph('Atas'), image({ alt: '' })));
    expect(screen.getByText(/1 gambar belum punya teks alternatif/)).toBeVisible();
    await user.click(press('Tunjukkan'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Teks alternatif' })).toHaveFocus());
    await user.click(screen.getByRole('checkbox', { name: /Hanya hiasan/ }));
    expect((await changed()).content?.[1]?.attrs).toMatchObject({ alt: '', decorative: true });
    expect(screen.queryByText(/belum punya teks alternatif/)).not.toBeInTheDocument();
    await user.click(press('Hapus gambar'));
    expect(outline(await changed())).toEqual(['paragraph Atas']);
  });

  test('stay unchanged when the library is closed without a choice, and keep their caption when replaced', async () => {
    const pickImage = vi.fn<NonNullable<EditorServices['pickImage']>>().mockResolvedValueOnce(null);
    const { user, doc: now, changed } = await open(doc(image({ alt: '', caption: 'Foto' })), { pickImage });
    await user.click(press('Gambar'));
    expect(now()).toBeUndefined();
    pickImage.mockResolvedValueOnce(picked);
    await user.click(press('Tunjukkan'));
    await user.click(await screen.findByRole('button', { name: 'Ganti gambar' }));
    await waitFor(async () =>
      expect((await changed()).content?.[0]?.attrs).toMatchObject({
        src: picked.src,
        alt: 'Jembatan',
        caption: 'Foto',
      }),
    );
  });
});

describe('links to pages of the site', () => {
  const targets: LinkTarget[] = [
    { label: 'Biaya', path: '/layanan/biaya', kind: 'Halaman' },
    { label: 'Biaya turun', path: '/informasi/news/biaya-turun', kind: 'Berita' },
  ];
  async function search(findLinks: EditorServices['findLinks']) {
    const editor = await open(null, { findLinks });
    await editor.user.click(press('Tautan'));
    const input = screen.getByRole('combobox', { name: 'Alamat tautan' });
    await editor.user.type(input, 'bia');
    return { ...editor, input };
  }

  test('are found by search and chosen by keyboard', async () => {
    const { user, input, changed } = await search(async () => targets);
    expect(await screen.findByRole('option', { name: /Biaya turun/ })).toBeVisible();
    expect(screen.getByText('2 halaman ditemukan')).toBeVisible();
    expect(input).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(input).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { name: /Biaya turun/ }).id,
    );
    await user.keyboard('{Enter}');
    expect(outline(await changed())).toEqual(['paragraph [link /informasi/news/biaya-turun]Biaya turun']);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  test('close the list on the first Escape and the form on the second', async () => {
    const { user, input } = await search(async () => targets);
    await screen.findByRole('option', { name: /Biaya turun/ });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(input).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(input).not.toBeInTheDocument();
  });

  test('accept a typed address when the search fails', async () => {
    const { user, input, changed } = await search(() => Promise.reject(new Error('offline')));
    expect(await screen.findByText(/Halaman tidak dapat dicari sekarang/)).toBeVisible();
    await user.clear(input);
    await user.type(input, 'tel:+62215550142{Enter}');
    expect(outline(await changed())).toEqual(['paragraph [link tel:+62215550142]tel:+62215550142']);
  });
});
