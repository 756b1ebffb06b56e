import type { Editor } from '@tiptap/react';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { safeLink } from '@/lib/rich-text/safe-link';

interface LinkFormProps {
  editor: Editor;
  isLink: boolean;
  onDone: () => void;
}

/** Asks where the selected words lead. Not a form element: it stands inside one. */
export function LinkForm({ editor, isLink, onDone }: LinkFormProps) {
  const { t } = useTranslation('richTextEditor');
  const [address, setAddress] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [isWrong, setWrong] = useState(false);

  const set = () => {
    const href = safeLink(address);
    setWrong(!href);
    if (!href) return;
    const chain = editor.chain().focus().extendMarkRange('link');
    // Without a selection the address itself becomes the words.
    if (editor.state.selection.empty && !isLink) {
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain.setLink({ href }).run();
    onDone();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') set();
    else if (event.key === 'Escape') {
      onDone();
      editor.commands.focus();
    } else return;
    // Neither submits the form nor closes the dialog around the editor.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="flex flex-wrap items-end gap-2 border-t border-border p-3">
      <Field
        label={t('address')}
        hint={t('addressHint')}
        error={isWrong ? t('badAddress') : undefined}
        className="min-w-56 flex-1"
      >
        <TextInput
          autoFocus
          inputMode="url"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Button size="sm" variant="secondary" onClick={set}>
        {t('setLink')}
      </Button>
      {isLink && (
        <Button size="sm" variant="ghost" onClick={remove}>
          {t('removeLink')}
        </Button>
      )}
    </div>
  );
}
