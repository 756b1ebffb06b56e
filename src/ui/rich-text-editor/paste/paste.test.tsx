import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PickedImage } from '@/ui/rich-text-editor/editor-services';
import { openEditor, outline, pasteInto, prepareEditor } from '@tests/support/rich-text-editor';
import { GOOGLE_DOCS, HOSTILE, WORD, WORD_ONLINE } from './paste-samples';

beforeEach(prepareEditor);

async function pasteHtml(html: string, features: 'basic' | 'full' = 'full') {
  const { text, changed } = await openEditor({ features });
  pasteInto(text, { html });
  return { text, doc: await changed() };
}

describe('pasted content becomes plain structure', () => {
  test('from Word', async () => {
    const { doc } = await pasteHtml(WORD);
    expect(outline(doc)).toEqual([
      'heading2 Panduan permohonan',
      'heading2 Syarat',
      'paragraph [bold]Penting: siapkan berkas [italic]asli, [underline]bukan salinan. Lihat [link https://lpjk.example.id/tarif]tarif atau atas.',
      'bulletList',
      '  listItem',
      '    paragraph NIB',
      '    bulletList',
      '      listItem',
      '        paragraph berlaku',
      '  listItem',
      '    paragraph Akta',
      'paragraph Langkah:',
      'orderedList',
      '  listItem',
      '    paragraph Daftar',
      '    orderedList',
      '      listItem',
      '        paragraph unggah',
      '  listItem',
      '    paragraph Bayar',
      'heading3 Rincian',
      'table',
      '  tableRow',
      '    tableCell',
      '      paragraph [bold]Kualifikasi',
      '    tableCell',
      '      paragraph Biaya',
      '  tableRow',
      '    tableCell',
      '      paragraph Kecil',
      '    tableCell',
      '      paragraph 1 juta',
      '    tableCell',
      '      paragraph',
      'blockquote',
      '  paragraph Mutu dahulu.',
      'paragraph Selesai.',
    ]);
    const [, , , , , steps] = doc.content ?? [];
    expect(steps).toMatchObject({ type: 'orderedList', attrs: { start: 3, type: null } });
    expect(steps?.content?.[0]?.content?.[1]).toMatchObject({ type: 'orderedList', attrs: { type: 'a' } });
    expect(JSON.stringify(doc)).not.toMatch(/mso|style|class|file:|Toc/i);
    expect(screen.getByRole('status')).toHaveTextContent('1 gambar tidak ikut ditempel');
  });

  test('from Google Docs', async () => {
    const { doc } = await pasteHtml(GOOGLE_DOCS);
    expect(outline(doc)).toEqual([
      'heading2 Biaya',
      'paragraph [bold]Tebal dan [italic]miring[strike], batal di [link https://lpjk.example.id/a]LPJK',
      'bulletList',
      '  listItem',
      '    paragraph satu',
      '    bulletList',
      '      listItem',
      '        paragraph dalam',
      '  listItem',
      '    paragraph dua',
    ]);
  });

  test('from Word on the web', async () => {
    const { doc } = await pasteHtml(WORD_ONLINE);
    expect(outline(doc)).toEqual([
      'paragraph Berkas',
      'bulletList',
      '  listItem',
      '    paragraph KTP',
      '    bulletList',
      '      listItem',
      '        paragraph asli',
      '  listItem',
      '    paragraph Akta',
    ]);
  });

  test('from a table, as one line per row in a text without tables', async () => {
    const { doc } = await pasteHtml(
      '<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>',
      'basic',
    );
    expect(outline(doc)).toEqual(['paragraph A | B', 'paragraph 1 | 2']);
  });

  test('from a single-cell frame, without the table and with headings as paragraphs', async () => {
    const { doc } = await pasteHtml(
      '<table><tr><td><p>Bingkai</p></td></tr></table><table><thead><tr><td><h2>A</h2></td><td>B</td></tr></thead></table>',
    );
    expect(outline(doc)).toEqual([
      'paragraph Bingkai',
      'table',
      '  tableRow',
      '    tableHeader',
      '      paragraph A',
      '    tableHeader',
      '      paragraph B',
    ]);
  });
});

test('removed videos and frames of other sites are reported together with images', async () => {
  const { doc } = await pasteHtml(
    '<p>kata</p><iframe src="https://video.example/1"></iframe><p><img src="https://far.example/a.png"></p>',
  );
  expect(outline(doc)).toEqual(['paragraph kata']);
  expect(screen.getByRole('status')).toHaveTextContent('2 gambar, video, atau bingkai situs lain tidak ikut');
});

describe('hostile HTML', () => {
  test.each(HOSTILE)('leaves nothing executable: %s', async (html) => {
    const run = vi.fn();
    vi.stubGlobal('alert', run);
    const { text, doc } = await pasteHtml(html);
    const stored = JSON.stringify(doc);
    expect(stored).toContain('kata');
    expect(stored).not.toMatch(
      /javascript:|vbscript:|data:|blob:|jahat|alert|onerror|onclick|onload|<|style/i,
    );
    expect(
      text.querySelector('script, iframe, object, embed, svg, math, style, form, video, img'),
    ).toBeNull();
    const attributes = [...text.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
    expect(attributes.filter((name) => name.startsWith('on') || name === 'style')).toEqual([]);
    expect(run).not.toHaveBeenCalled();
  });
});

describe('images', () => {
  const PIXELS =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const uploaded: PickedImage = {
    src: '/media/2026/foto-800w.webp',
    alt: '',
    altEn: '',
    width: 800,
    height: 600,
  };
  const picture = () => new File(['x'], 'layar.png', { type: 'image/png' });

  test('embedded in HTML are uploaded to the library, at their position', async () => {
    const uploadImage = vi.fn(async (_file: File) => uploaded);
    const { text, changed } = await openEditor({ features: 'full', services: { uploadImage } });
    pasteInto(text, {
      html: `<p>atas</p><img src="data:image/png;base64,${PIXELS}" alt="Jembatan"><p>bawah</p>`,
    });
    expect(outline(await changed())).toEqual(['paragraph atas', 'image', 'paragraph bawah']);
    expect((await changed()).content?.[1]?.attrs).toMatchObject({
      src: uploaded.src,
      alt: 'Jembatan',
      width: 800,
    });
    expect(uploadImage.mock.calls[0]?.[0]).toMatchObject({ type: 'image/png' });
  });

  test('from a screenshot are uploaded and require a description', async () => {
    const { text, user, changed } = await openEditor({
      features: 'full',
      services: { uploadImage: async () => uploaded },
    });
    pasteInto(text, { files: [picture()] });
    expect(screen.getByRole('status')).toHaveTextContent('Mengunggah 1 gambar');
    expect(outline(await changed())).toEqual(['image', 'paragraph']);
    const alt = await screen.findByRole('textbox', { name: 'Teks alternatif' });
    expect(alt).toHaveAccessibleDescription(/Tulis apa yang terlihat/);
    await user.type(alt, 'Jembatan');
    await waitFor(async () => expect((await changed()).content?.[0]?.attrs?.alt).toBe('Jembatan'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('that fail to upload are reported without losing the text', async () => {
    const { text, changed } = await openEditor({
      features: 'full',
      services: { uploadImage: () => Promise.reject(new Error('offline')) },
    });
    pasteInto(text, { html: `<p>atas</p><img src="data:image/png;base64,${PIXELS}">` });
    expect(outline(await changed())).toEqual(['paragraph atas']);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 gambar gagal diunggah'));
  });

  test('are dropped with a notice when there is no library', async () => {
    const { text, doc } = await openEditor({ features: 'full' });
    pasteInto(text, { files: [picture()] });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 gambar tidak ikut ditempel'));
    expect(doc()).toBeUndefined();
  });

  test('of this site remain with their caption', async () => {
    const { doc } = await pasteHtml(
      `<figure><img src="${location.origin}/media/a.webp" alt="Jembatan"><figcaption>Foto <b>resmi</b></figcaption></figure>`,
    );
    expect(doc.content?.[0]?.attrs).toMatchObject({
      src: '/media/a.webp',
      alt: 'Jembatan',
      caption: 'Foto resmi',
    });
  });
});
