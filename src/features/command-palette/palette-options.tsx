import clsx from 'clsx';
import { useEffect } from 'react';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { useRecords } from '@/session/records';
import { commandPaletteMessages } from './messages';
import { OptionSummary } from './palette-option';
import type { Option, OptionGroup } from './options';

const { group: groupNames } = commandPaletteMessages.id;
const isGroup = (name: string): name is keyof typeof groupNames => Object.hasOwn(groupNames, name);

interface PaletteOptionsProps {
  listId: string;
  groups: readonly OptionGroup[];
  active: Option | undefined;
  words: readonly string[];
  onChoose: (option: Option) => void;
}

/** Renders the list box. The focus stays in the input, which references the active option. */
export function PaletteOptions({ listId, groups, active, words, onChoose }: PaletteOptionsProps) {
  const { t } = useTexts(commandPaletteMessages);
  const { kindOf } = useRecords();
  const language = useLanguage();
  const nameOf = (group: string) =>
    isGroup(group) ? t(`group.${group}`) : (kindOf(group)?.list[language] ?? group);
  const activeId = active && `${listId}-${active.id}`;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <div id={listId} role="listbox" aria-label={t('title')} className="-mx-3 space-y-3">
      {groups.map(({ name, options }) => (
        <div key={name} role="group" aria-labelledby={`${listId}-${name}`}>
          <p
            id={`${listId}-${name}`}
            role="presentation"
            className="px-3 pb-1 text-xs font-semibold text-text-muted"
          >
            {nameOf(name)}
          </p>
          {options.map((option) => {
            const id = `${listId}-${option.id}`;
            return (
              // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/interactive-supports-focus -- the input handles keys and focus
              <div
                key={option.id}
                id={id}
                role="option"
                aria-selected={id === activeId}
                className={clsx(
                  'flex min-h-11 cursor-pointer scroll-mt-24 items-center gap-3 rounded px-3 py-1.5 text-sm hover:bg-primary-soft',
                  id === activeId && 'bg-primary-soft outline-2 outline-focus',
                )}
                onClick={() => onChoose(option)}
              >
                <OptionSummary option={option} words={words} />
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
