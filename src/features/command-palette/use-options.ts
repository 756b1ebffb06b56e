import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '@/lib/i18n/use-texts';
import { useDebounced } from '@/lib/use-debounced';
import { matching, commandTerms, type Command } from './commands';
import { recentChoices } from './last-used';
import { commandPaletteMessages } from './messages';
import { withoutWords, withWords } from './options';
import { areTooShort, isSearchableQuery, recordsQuery, type FoundRecord } from './record-queries';

const TYPING_PAUSE_MS = 120;

interface Sources {
  person: string;
  commands: readonly Command[];
  canOpen: (record: FoundRecord) => boolean;
  typed: string;
}

/** Returns the options for the input, and the status text. */
export function useOptions({ person, commands, canOpen, typed }: Sources) {
  const { t } = useTexts(commandPaletteMessages);
  // Fixed while the palette is open.
  const [last] = useState(() => recentOptions(person, commands, canOpen));
  const words = commandTerms(typed);
  const settled = useDebounced(words.join(' '), TYPING_PAUSE_MS).split(' ').filter(Boolean);
  const { data, isFetching, isError, isPlaceholderData } = useQuery(recordsQuery(settled));
  if (words.length === 0) {
    return { groups: withoutWords(last, commands), report: '', isFetching: false, isError: false };
  }
  const asksRecords = isSearchableQuery(words);
  // Previous results stay visible until new ones arrive, and are dropped if records are not searched.
  const records = asksRecords ? (data ?? []).filter(canOpen) : [];
  const groups = withWords(matching(commands, typed), records);
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const isWaiting = asksRecords && (isFetching || isPlaceholderData || settled.join(' ') !== words.join(' '));
  const report = !asksRecords
    ? t('short')
    : isWaiting
      ? t('searching')
      : t(areTooShort(words) ? 'foundBeginnings' : 'found', { count });
  return { groups, report, isFetching: isWaiting && !isError, isError: asksRecords && isError };
}

/** Returns the last choices that are still available. */
function recentOptions(
  person: string,
  commands: readonly Command[],
  canOpen: (record: FoundRecord) => boolean,
) {
  return recentChoices(person).flatMap((choice): (Command | FoundRecord)[] => {
    if ('command' in choice) return commands.filter(({ id }) => id === choice.command);
    const { kind, id, title, slug } = choice;
    const record = { kind, id, title, detail: slug, state: null };
    return canOpen(record) ? [record] : [];
  });
}
