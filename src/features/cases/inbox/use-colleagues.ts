import { useQuery } from '@tanstack/react-query';
import { useTexts } from '@/lib/i18n/use-texts';
import { staffQuery } from '@/session/people';
import { inboxKitMessages } from './messages';

/** In place of names that have not come yet. */
export const LOADING = '…';

/** The staff, and the name of each by id: only who is missing from a list that was read has left. */
export function useColleagues() {
  const { t } = useTexts(inboxKitMessages);
  const { data: staff, errorUpdateCount, isFetching, refetch } = useQuery(staffQuery());
  const isFailed = !staff && errorUpdateCount > 0;
  const unread = isFailed && !isFetching ? t('noValue') : LOADING;
  return {
    /** Undefined until the list is read. */
    staff,
    /** Those who may have an entry. */
    handlers: staff?.filter(({ role }) => role !== 'viewer') ?? [],
    nameOf: (id: string | null) => {
      if (!id) return '';
      if (!staff) return unread;
      return staff.find((person) => person.id === id)?.full_name ?? t('formerColleague');
    },
    /** The list could not be read, and another try may be on its way. */
    isFailed,
    isFetching,
    retry: () => void refetch(),
  };
}
