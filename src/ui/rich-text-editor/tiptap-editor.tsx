import { goToNextCell } from '@tiptap/pm/tables';
import type { EditorView } from '@tiptap/pm/view';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import clsx from 'clsx';
import { useEffect, useImperativeHandle, useState, type Ref } from 'react';
import { useFieldControl } from '@/ui/controls/field-control';
import { useTexts } from '@/lib/i18n/use-texts';
import { calloutMessages } from '@/lib/rich-text/messages';
import { isRichTextDoc, type RichTextDoc } from '@/lib/rich-text/rich-text-doc';
import '@/lib/rich-text/rich-text.css';
import { EditorFooter } from './editor-footer';
import { EditorToolbar } from './editor-toolbar';
import type { EditorFeatures, EditorServices } from './editor-services';
import { extensions } from './extensions';
import { selectedFigure } from './figure-node';
import { FigurePanel } from './figure-panel';
import { setPasteServices, Paste, type PasteNotice } from './paste/paste-extension';
import { TableToolbar } from './table-toolbar';
import './tiptap-editor.css';

export interface RichTextEditorProps {
  /** Accessible name of the text; the surrounding `Field` shows it. */
  label: string;
  /**
   * Initial ProseMirror document; other values give an empty text. Uncontrolled, because a delayed value
   * would overwrite what was typed since. Change `key` to reset.
   */
  defaultValue: unknown;
  onChange: (doc: RichTextDoc) => void;
  onBlur?: () => void;
  readOnly?: boolean;
  /** Language of the text. */
  lang?: string;
  /** Available nodes and marks; 'basic' by default. */
  features?: EditorFeatures;
  services?: EditorServices;
  /** Receives the focus: react-hook-form's `ref`. */
  ref?: Ref<{ focus: () => void }>;
}

/** Removes attributes without a value, which ProseMirror would render as 'undefined'. */
const given = (attributes: Record<string, string | boolean | undefined>) =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );

const NO_SERVICES: EditorServices = {};

/**
 * Handles Tab, which leaves the text even in lists, to avoid a keyboard trap. In a table it moves to the next
 * cell and leaves after the last; Shift+Tab does the reverse. Alt+F10 moves to the toolbar.
 */
function leaveText(view: EditorView, event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (key === 'Tab' && !altKey && !ctrlKey && !metaKey && view.editable) {
    if (goToNextCell(shiftKey ? -1 : 1)(view.state, view.dispatch)) event.preventDefault();
  }
  if (key === 'F10' && altKey) {
    const frame = view.dom.closest('[data-rich-text-editor]');
    frame?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus();
  }
  return key === 'Tab';
}

interface TiptapEditorProps extends RichTextEditorProps {
  /** Element that was focused when the form requested the focus, before the editor was loaded. */
  focusFrom?: Element | null;
}

export function TiptapEditor({ focusFrom, ...props }: TiptapEditorProps) {
  const { label, defaultValue, onChange, onBlur, readOnly = false, lang, ref } = props;
  const { features = 'basic', services = NO_SERVICES } = props;
  const { t } = useTexts(calloutMessages);
  const [notice, say] = useState<PasteNotice | null>(null);
  const wiring = useFieldControl({});
  const isFull = features === 'full';
  const attributes = given({
    ...wiring,
    role: 'textbox',
    'aria-multiline': true,
    'aria-label': label,
    'aria-readonly': readOnly || undefined,
    tabindex: '0',
    lang,
    class: clsx('rich-text px-3 py-2 outline-none', isFull ? 'min-h-72' : 'min-h-36'),
  });
  const editor = useEditor({
    extensions: [
      ...extensions({ info: t('info'), warning: t('warning'), success: t('success') }),
      Paste.configure({ features, lang, say }),
    ],
    content: isRichTextDoc(defaultValue) ? defaultValue : null,
    editable: !readOnly,
    // The root of a document is always of type 'doc', which Tiptap's type does not state.
    onUpdate: ({ editor: changed }) => onChange(changed.getJSON() as RichTextDoc),
    onBlur: () => onBlur?.(),
    editorProps: {
      attributes,
      handleDOMEvents: { keydown: leaveText },
    },
  });
  const { figure, isInTable } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({ figure: selectedFigure(now), isInTable: now.isActive('table') }),
  });

  useEffect(() => setPasteServices(editor, services), [editor, services]);
  useImperativeHandle(ref, () => ({ focus: () => void editor.commands.focus() }), [editor]);
  useEffect(() => {
    // If the editor is displayed long after rendering, Tiptap destroys it and renders again with a new one.
    if (editor.isDestroyed) return;
    // Do not take the focus if the user has moved it since.
    if (focusFrom && focusFrom === document.activeElement) editor.commands.focus();
  }, [editor, focusFrom]);
  const described = JSON.stringify(attributes);
  useEffect(() => {
    if (editor.isDestroyed) return;
    // Error and hint can change after the editor was created.
    const fresh = JSON.parse(described) as Record<string, string>;
    editor.setOptions({ editorProps: { ...editor.options.editorProps, attributes: fresh } });
  }, [editor, described]);
  return (
    <div
      className="rounded border border-border-strong bg-surface focus-within:border-focus has-aria-readonly:bg-surface-sunken has-[.ProseMirror[aria-invalid]]:border-danger"
      data-rich-text-editor
    >
      {!readOnly && (
        // Screens with sticky bars set this variable to their height. In a dialog the toolbar scrolls away.
        <div className="sticky top-(--editor-toolbar-top,auto) z-10 rounded-t bg-surface">
          <EditorToolbar editor={editor} label={label} features={features} services={services} lang={lang} />
          {isInTable && <TableToolbar editor={editor} />}
          {figure && (
            <FigurePanel
              key={figure.place}
              editor={editor}
              {...figure}
              pickImage={services.pickImage}
              lang={lang}
            />
          )}
        </div>
      )}
      <EditorContent
        editor={editor}
        className={clsx('overflow-y-auto', isFull ? 'max-h-[70vh]' : 'max-h-96')}
      />
      {!readOnly && (
        <EditorFooter editor={editor} hasCount={isFull} notice={notice} numbers={services.numbers} />
      )}
    </div>
  );
}
