import clsx from 'clsx';
import { Check, CloudOff, LoaderCircle, PenLine, TriangleAlert } from 'lucide-react';
import { TIME_ZONE } from '@/config/constants';
import { localeOf } from '@/config/languages';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { editorKitMessages } from '@/editor/messages';
import type { SaveState } from './save-state';

/** Returns a function that formats the time of day in the office's time zone: '10.32'. */
function useClock(): (moment: Date | string) => string {
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(localeOf(language), {
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  });
  return (moment) => format.format(new Date(moment));
}

const icons = {
  unchanged: Check,
  waiting: PenLine,
  saving: LoaderCircle,
  saved: Check,
  kept: CloudOff,
  collision: TriangleAlert,
  refused: TriangleAlert,
};

const statusIconKey = (kind: SaveState['kind']): keyof typeof icons => {
  if (kind === 'offline' || kind === 'expired' || kind === 'gone' || kind === 'trashed') return 'kept';
  return kind;
};

/** Renders the save state. Screen readers announce its changes, but not at every keystroke. */
export function SaveStatus({ save }: { save: SaveState }) {
  const { t } = useTexts(editorKitMessages);
  const clock = useClock();
  const iconKey = statusIconKey(save.kind);
  const Icon = icons[iconKey];
  const isRead = iconKey !== 'waiting' && iconKey !== 'saving';
  const text = t(`saveState.${iconKey}`, { time: save.kind === 'saved' ? clock(save.at) : '' });
  return (
    <p
      className={clsx(
        'flex items-center gap-1.5 text-sm',
        // Saving has stopped, which must be noticeable while typing.
        iconKey === 'refused' || iconKey === 'collision' ? 'font-semibold text-danger' : 'text-text-muted',
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      <span aria-hidden className="tabular-nums">
        {text}
      </span>
      <span role="status" className="sr-only">
        {isRead ? text : ''}
      </span>
    </p>
  );
}
