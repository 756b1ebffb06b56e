import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { RichTextEditor } from '@/ui/rich-text-editor/rich-text-editor';
import type { RichTextEditorProps } from '@/ui/rich-text-editor/tiptap-editor';
import type { RichTextDoc, RichTextNode } from '@/lib/rich-text/rich-text-doc';
import { mockLayout } from './layout';
import { startTexts } from './texts';

/** Prepares jsdom and the texts for the real editor; call before each test. */
export function prepareEditor() {
  mockLayout();
  startTexts();
}

/** Opens the editor as a form shows it. `doc` returns its last value, or undefined before any change. */
export async function openEditor(props: Partial<RichTextEditorProps> = {}) {
  const onChange = vi.fn<(doc: RichTextDoc) => void>();
  render(<RichTextEditor label="Isi" defaultValue={null} onChange={onChange} {...props} />);
  const text = await screen.findByRole('textbox', { name: 'Isi' });
  const doc = () => onChange.mock.lastCall?.[0];
  const changed = async () => {
    await waitFor(() => expect(doc()).toBeDefined());
    // Guaranteed by the line above.
    return doc() as RichTextDoc;
  };
  return { text, onChange, doc, changed, user: userEvent.setup() };
}

/** Pastes HTML, plain text or files from a clipboard as a browser does. */
export function pasteInto(target: HTMLElement, content: { html?: string; plain?: string; files?: File[] }) {
  const { html = '', plain = '', files = [] } = content;
  const kinds: Record<string, string> = { 'text/html': html, 'text/plain': plain };
  fireEvent(
    target,
    createEvent.paste(target, {
      clipboardData: { getData: (type: string) => kinds[type] ?? '', types: Object.keys(kinds), files },
    }),
  );
}

/** Renders a document as indented lines of text: 'heading2 Biaya', '  listItem', '[link /biaya]kata'. */
export function outline(doc: RichTextDoc): string[] {
  const marked = ({ text = '', marks = [] }: RichTextNode) =>
    marks.reduce(
      (words, { type, attrs }) => `[${[type, attrs?.href].filter(Boolean).join(' ')}]${words}`,
      text,
    );
  const line = (node: RichTextNode, depth: number): string[] => {
    const { type, attrs = {}, content = [] } = node;
    const words = content
      .filter((each) => each.type === 'text')
      .map(marked)
      .join('');
    const name = [type, attrs.level, attrs.tone].filter(Boolean).join('');
    const below = content.filter((each) => each.type !== 'text').flatMap((each) => line(each, depth + 1));
    return [`${'  '.repeat(depth)}${name} ${words}`.trimEnd(), ...below];
  };
  return (doc.content ?? []).flatMap((node) => line(node, 0));
}
