import clsx from 'clsx';
import { useId, useState, type KeyboardEvent, type Ref } from 'react';
import { TextArea } from '@/ui/controls/text-area';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { mentionAt, suggestPeople, type Mentionable } from './mentions';

interface MentionAreaProps {
  ref?: Ref<HTMLTextAreaElement>;
  people: readonly Mentionable[];
  value: string;
  maxLength: number;
  onChange: (text: string) => void;
}

/**
 * Renders a textarea in which `@` opens a list of colleagues. The focus stays in the text: arrow keys move,
 * Enter or Tab inserts the name, Escape closes the list.
 */
export function MentionArea({ ref, people, value, maxLength, onChange }: MentionAreaProps) {
  const { t } = useCaseTexts(inboxKitMessages);
  const listId = useId();
  const [caret, setCaret] = useState<number>();
  const [active, setActive] = useState(0);
  const asked = caret === undefined ? undefined : mentionAt(value, caret);
  const offers = asked ? suggestPeople(people, asked.query) : [];
  const isOpen = offers.length > 0;
  const place = Math.min(active, offers.length - 1);

  const follow = (at?: number) => {
    setCaret(at);
    setActive(0);
  };
  const choose = (person: Mentionable, area: HTMLTextAreaElement) => {
    if (!asked || caret === undefined) return;
    const before = `${value.slice(0, asked.from)}@${person.full_name} `;
    const next = before + value.slice(caret);
    if (next.length > maxLength) return;
    onChange(next);
    follow();
    // Wait until the new text is rendered.
    requestAnimationFrame(() => area.setSelectionRange(before.length, before.length));
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const person = offers[place];
    if (!isOpen || !person || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setActive((place + step + offers.length) % offers.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(person, event.currentTarget);
    else if (event.key === 'Escape') follow();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="relative">
      <TextArea
        ref={ref}
        rows={5}
        maxLength={maxLength}
        value={value}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${place}` : undefined}
        onChange={({ target }) => {
          onChange(target.value);
          follow(target.selectionStart);
        }}
        onKeyDown={press}
        onClick={({ currentTarget }) => follow(currentTarget.selectionStart)}
        onBlur={() => follow()}
      />
      <p role="status" className="sr-only">
        {isOpen && t('compose.mentionCount', { count: offers.length })}
      </p>
      {isOpen && (
        <ul
          id={listId}
          role="listbox"
          aria-label={t('compose.mentionList')}
          className="absolute inset-x-0 top-full z-10 mt-1 max-h-64 overflow-y-auto rounded-lg border border-border bg-surface-raised p-1.5 text-sm shadow-overlay sm:max-w-80"
        >
          {offers.map((person, index) => (
            <li
              key={person.person_id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === place}
              className={clsx(
                'flex min-h-9 cursor-pointer items-center rounded-sm px-2.5 py-1.5 break-words',
                index === place && 'bg-primary-soft text-primary',
              )}
              onMouseMove={() => setActive(index)}
              // Keep the focus in the text.
              onMouseDown={(event) => {
                event.preventDefault();
                const area = event.currentTarget.closest('div')?.querySelector('textarea');
                if (area) choose(person, area);
              }}
            >
              {person.full_name}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
