import type { Editor } from '@tiptap/react';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeaderRow,
} from '@tiptap/pm/tables';
import {
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  PanelTop,
  TableColumnsSplit,
  TableRowsSplit,
  Trash2,
} from 'lucide-react';
import { useTexts } from '@/lib/i18n/use-texts';
import { richTextEditorMessages } from './messages';
import { ToolbarButton } from './toolbar-button';
import { useRovingFocus } from './use-roving-focus';

const COMMANDS = [
  { name: 'addRowBefore', Icon: BetweenHorizontalStart, command: addRowBefore },
  { name: 'addRowAfter', Icon: BetweenHorizontalEnd, command: addRowAfter },
  { name: 'deleteRow', Icon: TableRowsSplit, command: deleteRow },
  { name: 'addColumnBefore', Icon: BetweenVerticalStart, command: addColumnBefore },
  { name: 'addColumnAfter', Icon: BetweenVerticalEnd, command: addColumnAfter },
  { name: 'deleteColumn', Icon: TableColumnsSplit, command: deleteColumn },
  { name: 'toggleHeaderRow', Icon: PanelTop, command: toggleHeaderRow },
  { name: 'deleteTable', Icon: Trash2, command: deleteTable },
] as const;

/** Renders the actions for the table around the cursor. */
export function TableToolbar({ editor }: { editor: Editor }) {
  const { t } = useTexts(richTextEditorMessages);
  const { bar, stop } = useRovingFocus(() => void editor.commands.focus());
  const run = (command: (typeof COMMANDS)[number]['command']) =>
    editor
      .chain()
      .focus()
      .command(({ state, dispatch }) => command(state, dispatch))
      .run();
  return (
    <div
      {...bar}
      role="toolbar"
      aria-label={t('table.toolbar')}
      tabIndex={-1}
      className="flex flex-wrap items-center gap-0.5 border-b border-border p-1"
    >
      <span className="px-2 text-xs font-semibold text-text-muted" aria-hidden>
        {t('table.toolbar')}
      </span>
      {COMMANDS.map(({ name, Icon, command }, index) => (
        <ToolbarButton
          key={name}
          label={t(`table.${name}`)}
          Icon={Icon}
          isStop={index === stop}
          onPress={() => run(command)}
        />
      ))}
    </div>
  );
}
