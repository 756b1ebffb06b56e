import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { SearchX } from 'lucide-react';
import { EmptyState } from '@/ui/empty-state';
import { Notice } from '@/ui/notice';
import { Dialog } from '@/ui/controls/dialog';
import { useTexts } from '@/lib/i18n/use-texts';
import { commandTerms, type Command } from './commands';
import { recordChoice, choiceOf } from './last-used';
import { commandPaletteMessages } from './messages';
import type { Option } from './options';
import { PaletteInput } from './palette-input';
import { PaletteOptions } from './palette-options';
import type { FoundRecord } from './record-queries';
import { useOptions } from './use-options';

interface CommandPaletteProps {
  /** Id of the user whose last choices are listed. */
  person: string;
  commands: readonly Command[];
  /** Returns true if the user may open the record's screen. */
  canOpen: (record: FoundRecord) => boolean;
  onOpen: (record: FoundRecord) => void;
  onClose: () => void;
}

/**
 * Renders a combobox of screens, actions and records. The focus stays in the input; arrow keys select, Enter
 * opens. The first option is preselected, so that two letters and Enter are enough.
 */
export function CommandPalette({ person, commands, canOpen, onOpen, onClose }: CommandPaletteProps) {
  const { t } = useTexts(commandPaletteMessages);
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string>();
  const words = commandTerms(typed);
  const { groups, report, isFetching, isError } = useOptions({ person, commands, canOpen, typed });
  const options = groups.flatMap((group) => group.options);
  // New results drop the selection; before any input there is none.
  const place = options.findIndex(({ id }) => id === chosen);
  const active = options[place] ?? (words.length > 0 ? options[0] : undefined);

  const choose = ({ command, record }: Option) => {
    onClose();
    if (command) {
      if (!command.isOnce) recordChoice(person, { command: command.id });
      command.run();
    } else {
      recordChoice(person, choiceOf(record));
      onOpen(record);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && options.length > 0) {
      event.preventDefault();
      const from = active ? options.indexOf(active) : step > 0 ? -1 : 0;
      setChosen(options.at((from + step) % options.length)?.id);
    }
    if (event.key === 'Enter' && active) {
      event.preventDefault();
      choose(active);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t('hint')}
      initialFocus={input}
    >
      <div className="min-h-[min(26rem,56dvh)] space-y-3">
        <PaletteInput
          ref={input}
          listId={listId}
          isExpanded={options.length > 0}
          activeId={active && `${listId}-${active.id}`}
          isFetching={isFetching}
          report={report}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setChosen(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        {options.length === 0 && !isFetching && !isError && (
          <EmptyState icon={<SearchX />} title={t('none', { words: typed.trim() })} message={t('noneHint')} />
        )}
        <PaletteOptions listId={listId} groups={groups} active={active} words={words} onChoose={choose} />
        {isError && (
          <Notice tone="warning" live="polite" title={t('failed')}>
            {t('failedHint')}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
