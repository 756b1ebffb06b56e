import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { Button } from '@/ui/controls/button';
import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { useTexts } from '@/lib/i18n/use-texts';
import type { NamedNumber } from './editor-services';
import { richTextEditorMessages } from './messages';
import { panelKeys } from './panel-keys';

interface NumberFormProps {
  editor: Editor;
  numbers: readonly NamedNumber[];
  onDone: () => void;
}

/** Inserts a number's placeholder into the text; visitors see its current value. */
export function NumberForm({ editor, numbers, onDone }: NumberFormProps) {
  const { t } = useTexts(richTextEditorMessages);
  const [name, setName] = useState(numbers[0]?.name ?? '');
  const insert = () => {
    if (name !== '') editor.chain().focus().insertContent(`{${name}}`).run();
    onDone();
  };
  const onKeyDown = panelKeys(insert, () => {
    onDone();
    editor.commands.focus();
  });
  return (
    <div className="flex flex-wrap items-end gap-3 border-t border-border p-3 [&_select]:scroll-mt-48">
      <Field label={t('number.label')} hint={t('number.hint')} className="max-w-md min-w-60 flex-1">
        <Select autoFocus value={name} onChange={({ target }) => setName(target.value)} onKeyDown={onKeyDown}>
          {numbers.map((each) => (
            <option key={each.name} value={each.name}>
              {`{${each.name}} · ${each.value ?? t('number.none')}`}
            </option>
          ))}
        </Select>
      </Field>
      <Button size="sm" variant="secondary" onClick={insert} disabled={name === ''}>
        {t('number.insert')}
      </Button>
    </div>
  );
}
