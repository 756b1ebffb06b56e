import { useQuery } from '@tanstack/react-query';
import { useTexts } from '@/lib/i18n/use-texts';
import { staffQuery } from '@/session/people';
import { inboxKitMessages } from './messages';

/** Shown while names are loading. */
export const LOADING = '…';

/**
 * Loads the staff and their names by id. An id that is missing from the loaded list is shown as a former
 * colleague.
 */
export function useColleagues() {
  const { t } = useTexts(inboxKitMessages);
  const { data: staff, errorUpdateCount, isFetching, refetch } = useQuery(staffQuery());
  const isFailed = !staff && errorUpdateCount > 0;
  const unread = isFailed && !isFetching ? t('noValue') : LOADING;
  return {
    /** Undefined until loaded. */
    staff,
    /** Staff who can handle entries. */
    handlers: staff?.filter(({ role }) => role !== 'viewer') ?? [],
    nameOf: (id: string | null) => {
      if (!id) return '';
      if (!staff) return unread;
      return staff.find((person) => person.id === id)?.full_name ?? t('formerColleague');
    },
    /** True if the list failed to load, even during a retry. */
    isFailed,
    isFetching,
    retry: () => void refetch(),
  };
}
