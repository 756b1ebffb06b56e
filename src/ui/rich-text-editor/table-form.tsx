import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { Button } from '@/ui/controls/button';
import { Checkbox } from '@/ui/controls/checkbox';
import { Field } from '@/ui/controls/field';
import { TextInput } from '@/ui/controls/text-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { richTextEditorMessages } from './messages';
import { panelKeys } from './panel-keys';
import { insertTable } from './table-nodes';

const MAX_SIZE = { rows: 50, columns: 12 };
const sizeOf = (typed: string, most: number) => Math.min(most, Math.max(1, Math.round(Number(typed)) || 1));

/** Renders the form for the size of a new table. */
export function TableForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { t } = useTexts(richTextEditorMessages);
  const [rows, setRows] = useState('3');
  const [columns, setColumns] = useState('3');
  const [hasHeader, setHeader] = useState(true);
  const insert = () => {
    insertTable(editor, sizeOf(rows, MAX_SIZE.rows), sizeOf(columns, MAX_SIZE.columns), hasHeader);
    onDone();
  };
  const onKeyDown = panelKeys(insert, () => {
    onDone();
    editor.commands.focus();
  });
  return (
    <div className="flex flex-wrap items-end gap-3 border-t border-border p-3 [&_input]:scroll-mt-48">
      <Field label={t('table.rows')} className="w-24">
        <TextInput
          autoFocus
          type="number"
          min={1}
          max={MAX_SIZE.rows}
          value={rows}
          onChange={(event) => setRows(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Field label={t('table.columns')} className="w-24">
        <TextInput
          type="number"
          min={1}
          max={MAX_SIZE.columns}
          value={columns}
          onChange={(event) => setColumns(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Checkbox
        label={t('table.hasHeader')}
        checked={hasHeader}
        onChange={(event) => setHeader(event.target.checked)}
        onKeyDown={onKeyDown}
        className="min-h-9 items-center"
      />
      <Button size="sm" variant="secondary" onClick={insert}>
        {t('table.insert')}
      </Button>
    </div>
  );
}
