import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { RichTextDoc } from '@/lib/rich-text/rich-text-doc';
import { mockLayout } from '@tests/support/layout';
import { startTexts } from '@tests/support/texts';
import { RichTextEditor } from './rich-text-editor';

beforeEach(() => {
  mockLayout();
  startTexts();
});

const paragraph = (text: string): RichTextDoc => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

async function open(defaultValue: unknown = null) {
  const onChange = vi.fn<(doc: RichTextDoc) => void>();
  render(<RichTextEditor label="Jawaban" defaultValue={defaultValue} onChange={onChange} />);
  const text = await screen.findByRole('textbox', { name: 'Jawaban' });
  return { text, onChange, user: userEvent.setup(), doc: () => onChange.mock.lastCall?.[0] };
}

function paste(target: HTMLElement, html: string) {
  const event = createEvent.paste(target, {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? html : ''), types: ['text/html'] },
  });
  fireEvent(target, event);
}

test('opening a text changes nothing', async () => {
  const { text, onChange } = await open(paragraph('SBU berlaku tiga tahun.'));
  expect(text).toHaveTextContent('SBU berlaku tiga tahun.');
  expect(text).toHaveAttribute('aria-multiline', 'true');
  expect(onChange).not.toHaveBeenCalled();
});

test('typing returns a document', async () => {
  const { text, user, doc } = await open();
  await user.click(text);
  await user.keyboard('Ya');
  await waitFor(() => expect(doc()).toEqual(paragraph('Ya')));
});

test('pasted hostile HTML is reduced to allowed nodes', async () => {
  const { text, doc } = await open();
  paste(
    text,
    `<h2 onclick="alert(1)" style="position:fixed">Judul</h2>
     <p>Aman <b>tebal</b> <a href="javascript:alert(1)">naskah</a> <a href="//jahat.example">lain</a>
        <a href="https://lpjk.example.id" target="_blank" onmouseover="alert(1)">lpjk</a></p>
     <script>alert(1)</script><style>body{display:none}</style>
     <iframe src="https://jahat.example"></iframe><img src="x" onerror="alert(1)">
     <form action="https://jahat.example"><input value="x"><button>Kirim</button></form>
     <svg onload="alert(1)"><circle /></svg>`,
  );
  await waitFor(() => expect(doc()).toBeDefined());
  const stored = JSON.stringify(doc());
  expect(stored).not.toMatch(/javascript:|jahat|alert|onerror|onclick|script|iframe|style|svg|image|form"/);
  expect(stored).toContain('"href":"https://lpjk.example.id"');
  const kinds = new Set([...stored.matchAll(/"type":"(\w+)"/g)].map(([, type]) => type));
  expect([...kinds].sort()).toEqual(['bold', 'doc', 'heading', 'link', 'paragraph', 'text']);
  expect(text.querySelector('script, iframe, img, style, form, [onclick], [onmouseover]')).toBeNull();
});

test('the toolbar is one tab stop with arrow-key navigation', async () => {
  const { user, doc } = await open(paragraph('Syarat'));
  await user.tab();
  expect(screen.getByRole('button', { name: 'Tebal' })).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Judul' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(doc()?.content?.[0]).toMatchObject({ type: 'heading', attrs: { level: 2 } }));
  expect(screen.getByRole('button', { name: 'Judul' })).toHaveAttribute('aria-pressed', 'true');

  await user.click(screen.getByRole('button', { name: 'Urungkan' }));
  expect(doc()?.content?.[0]).toMatchObject({ type: 'paragraph' });
});

test('Tab leaves the text, even inside a list', async () => {
  const item = (text: string) => ({ type: 'listItem', content: paragraph(text).content });
  const { text, user } = await open({
    type: 'doc',
    content: [{ type: 'bulletList', content: [item('satu'), item('dua')] }],
  });
  await user.click(text);
  await user.tab();
  expect(text).not.toHaveFocus();
  expect(text.querySelectorAll('ul ul')).toHaveLength(0);
});

test('links accept only safe addresses', async () => {
  const { text, user, doc } = await open();
  await user.click(text);
  await user.click(screen.getByRole('button', { name: 'Tautan' }));
  const address = await screen.findByRole('textbox', { name: 'Alamat tautan' });
  await user.type(address, 'javascript:alert(1){Enter}');
  expect(address).toHaveAccessibleDescription(/Tulis alamat https/);
  expect(doc()).toBeUndefined();

  await user.clear(address);
  await user.type(address, '/layanan/biaya{Enter}');
  await waitFor(() =>
    expect(doc()?.content?.[0]?.content?.[0]).toMatchObject({
      text: '/layanan/biaya',
      marks: [{ type: 'link', attrs: { href: '/layanan/biaya' } }],
    }),
  );
  expect(screen.queryByRole('textbox', { name: 'Alamat tautan' })).not.toBeInTheDocument();
});

test('a read-only editor shows the text without a toolbar', async () => {
  render(<RichTextEditor label="Jawaban" defaultValue={paragraph('Tetap')} onChange={vi.fn()} readOnly />);
  expect(await screen.findByRole('textbox', { name: 'Jawaban' })).toHaveAttribute('contenteditable', 'false');
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
});
