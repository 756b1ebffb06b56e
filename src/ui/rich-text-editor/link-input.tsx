import clsx from 'clsx';
import { useId, useState, type KeyboardEvent } from 'react';
import { TextInput } from '@/ui/controls/text-input';
import { useTexts } from '@/lib/i18n/use-texts';
import type { LinkTarget } from './editor-services';
import { richTextEditorMessages } from './messages';

interface LinkInputProps {
  value: string;
  onChange: (value: string) => void;
  /** Pages found; undefined if pages cannot be searched. */
  targets: LinkTarget[] | undefined;
  onChoose: (target: LinkTarget) => void;
  /** Called for keys that the list does not handle. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Renders an input for an address or a page search: a WAI-ARIA combobox. */
export function LinkInput({ value, onChange, targets, onChoose, onKeyDown }: LinkInputProps) {
  const { t } = useTexts(richTextEditorMessages);
  const list = useId();
  const [active, setActive] = useState(-1);
  const [isClosed, setClosed] = useState(false);
  const options = isClosed ? [] : (targets ?? []);
  const chosen = options[active];
  const type = (typed: string) => {
    setActive(-1);
    setClosed(false);
    onChange(typed);
  };
  const onKey = (event: KeyboardEvent) => {
    const { length } = options;
    if (length > 0 && event.key === 'ArrowDown') setActive((active + 1) % length);
    else if (length > 0 && event.key === 'ArrowUp') setActive(active <= 0 ? length - 1 : active - 1);
    else if (chosen && event.key === 'Enter') onChoose(chosen);
    else if (length > 0 && event.key === 'Escape') setClosed(true);
    else return onKeyDown(event);
    event.preventDefault();
    event.stopPropagation();
  };
  const combobox = targets && {
    role: 'combobox',
    'aria-expanded': options.length > 0,
    'aria-controls': list,
    'aria-autocomplete': 'list' as const,
    'aria-activedescendant': chosen ? `${list}-${active}` : undefined,
    autoComplete: 'off',
  };
  return (
    <div className="relative">
      <TextInput
        autoFocus
        spellCheck={false}
        {...combobox}
        value={value}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKey}
      />
      <ul
        id={list}
        role="listbox"
        aria-label={t('pages')}
        hidden={options.length === 0}
        className="absolute inset-x-0 top-full z-overlay mt-1 max-h-64 overflow-y-auto rounded-lg border border-border bg-surface-raised p-1 shadow-overlay"
      >
        {options.map((target, index) => (
          // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events -- the input handles the keys
          <li
            key={target.path}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === active}
            // Keep the focus in the input.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(target)}
            className={clsx(
              'flex min-h-9 cursor-pointer flex-wrap items-baseline gap-x-3 rounded-sm px-2.5 py-1.5 text-sm hover:bg-primary-soft',
              index === active && 'bg-primary-soft text-primary',
            )}
          >
            <span className="font-semibold">{target.label}</span>
            <span className="text-xs text-text-muted">
              {target.kind} · {target.path}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
