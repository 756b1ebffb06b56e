import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useImperativeHandle, useRef } from 'react';
import { useFieldControl } from '@/components/ui/field-control';
import { isRichTextDoc, type RichTextDoc } from '@/lib/rich-text/rich-text-doc';
import { EditorToolbar } from './editor-toolbar';
import { extensions } from './extensions';
import type { RichTextEditorProps } from './rich-text-editor';

const toContent = (value: unknown) => (isRichTextDoc(value) ? value : null);

/** Attributes with a value; ProseMirror would write the others out as 'undefined'. */
const given = (attributes: Record<string, string | boolean | undefined>) =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );

export function TiptapEditor(props: RichTextEditorProps) {
  const { label, value, onChange, onBlur, readOnly = false, lang, ref } = props;
  const wiring = useFieldControl({});
  const last = useRef(value);
  const attributes = given({
    ...wiring,
    role: 'textbox',
    'aria-multiline': true,
    'aria-label': label,
    'aria-readonly': readOnly || undefined,
    tabindex: '0',
    lang,
    class: 'rich-text min-h-36 px-3 py-2 outline-none',
  });
  const editor = useEditor({
    extensions,
    content: toContent(value),
    editable: !readOnly,
    onUpdate: ({ editor: changed }) => {
      // A document always has the type 'doc'; Tiptap's own type leaves it open.
      const doc = changed.getJSON() as RichTextDoc;
      last.current = doc;
      onChange(doc);
    },
    onBlur: () => onBlur?.(),
    editorProps: {
      attributes,
      // Tab leaves the text, in lists too: it must never hold the keyboard.
      handleDOMEvents: { keydown: (_view, event) => event.key === 'Tab' },
    },
  });

  useImperativeHandle(ref, () => ({ focus: () => void editor.commands.focus() }), [editor]);
  const described = JSON.stringify(attributes);
  useEffect(() => {
    // Error and hint come and go after the editor was made.
    const fresh = JSON.parse(described) as Record<string, string>;
    editor.setOptions({ editorProps: { ...editor.options.editorProps, attributes: fresh } });
  }, [editor, described]);
  useEffect(() => {
    // A value from outside, such as another person's version; not the echo of what was typed here.
    if (value === last.current) return;
    last.current = value;
    editor.commands.setContent(toContent(value), { emitUpdate: false });
  }, [editor, value]);

  return (
    <div
      className="rounded border border-border-strong bg-surface focus-within:border-focus has-aria-invalid:border-danger has-aria-readonly:bg-surface-sunken"
      lang={lang}
    >
      {!readOnly && <EditorToolbar editor={editor} label={label} />}
      <EditorContent editor={editor} className="max-h-96 overflow-y-auto" />
    </div>
  );
}
