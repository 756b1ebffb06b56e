import { Ban, Inbox, X } from 'lucide-react';
import { useRef, type ComponentType } from 'react';
import type { ThreadKind } from '@/domain/case-status';
import { Button } from '@/ui/controls/button';
import type { Selection } from '@/ui/use-selection';
import { focusHeading } from '@/lib/focus-heading';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { useSpamAction } from '@/features/cases/inbox/use-spam-action';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';

/** Props of a bulk action; `onDone` clears the selection. */
export interface ChosenEntries {
  kind: ThreadKind;
  ids: readonly string[];
  onDone: () => void;
}

interface SpamBarProps {
  kind: ThreadKind;
  selection: Selection;
  /** Selectable entries on screen. */
  ids: readonly string[];
  /** True in the view of entries marked as spam. */
  isSpamView: boolean;
  /** Further bulk actions. */
  Actions?: ComponentType<ChosenEntries> | undefined;
}

/** Renders bulk actions for the selected entries. Sticky while the list scrolls. */
export function SpamBar({ kind, selection, ids, isSpamView, Actions }: SpamBarProps) {
  const { t } = useCaseTexts(inboxKitMessages);
  const { change, isPending } = useSpamAction(kind);
  const count = selection.ids.size;
  const bar = useRef<HTMLDivElement>(null);
  // Clearing the selection unmounts the bar, which would lose the focus.
  const done = () => {
    const hadFocus = bar.current?.contains(document.activeElement);
    selection.clear();
    if (hadFocus || document.activeElement === document.body) focusHeading();
  };
  return (
    <div
      ref={bar}
      role="region"
      aria-label={t('spam.chosenEntries')}
      hidden={count === 0}
      className="sticky bottom-3 z-20 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-primary/40 bg-surface-raised px-4 py-2 shadow-overlay"
    >
      <p role="status" className="text-sm font-semibold tabular-nums">
        {count > 0 && t('spam.chosen', { count })}
      </p>
      {count < ids.length && (
        <Button size="sm" variant="ghost" onClick={() => selection.set(ids, true)}>
          {t('spam.choosePage', { count: ids.length })}
        </Button>
      )}
      <div className="ms-auto flex flex-wrap gap-2">
        {Actions && !isSpamView && <Actions kind={kind} ids={[...selection.ids]} onDone={done} />}
        {(!isSpamView || kind !== 'contact') && (
          <Button
            size="sm"
            variant="secondary"
            isPending={isPending}
            onClick={() => change([...selection.ids], true, done)}
          >
            <Ban aria-hidden />
            {t(isSpamView ? 'spam.confirm' : 'spam.mark')}
          </Button>
        )}
        {isSpamView && (
          <Button
            size="sm"
            variant="secondary"
            isPending={isPending}
            onClick={() => change([...selection.ids], false, done)}
          >
            <Inbox aria-hidden />
            {t('spam.restore')}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={selection.clear}>
          <X aria-hidden />
          {t('spam.clear')}
        </Button>
      </div>
    </div>
  );
}
