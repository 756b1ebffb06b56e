import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useImperativeHandle } from 'react';
import { useFieldControl } from '@/components/ui/field-control';
import { isRichTextDoc, type RichTextDoc } from '@/lib/rich-text/rich-text-doc';
import { EditorToolbar } from './editor-toolbar';
import { extensions } from './extensions';
import type { RichTextEditorProps } from './rich-text-editor';

/** Attributes with a value; ProseMirror would write the others out as 'undefined'. */
const given = (attributes: Record<string, string | boolean | undefined>) =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );

export function TiptapEditor(props: RichTextEditorProps) {
  const { label, defaultValue, onChange, onBlur, readOnly = false, lang, ref } = props;
  const wiring = useFieldControl({});
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
    content: isRichTextDoc(defaultValue) ? defaultValue : null,
    editable: !readOnly,
    // A document always has the type 'doc'; Tiptap's own type leaves it open.
    onUpdate: ({ editor: changed }) => onChange(changed.getJSON() as RichTextDoc),
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
