import { useQuery } from '@tanstack/react-query';
import { useTexts } from '@/lib/i18n/use-texts';
import { usersMessages } from './messages';
import { openCasesQuery } from './queries';

/** Renders the number of open cases that will become unassigned. */
export function ReleasedCases({ id }: { id: string }) {
  const { t } = useTexts(usersMessages);
  const { data, isError } = useQuery(openCasesQuery(id));
  if (isError) return t('openCasesUnknown');
  return data ? <strong className="font-semibold">{t('openCases', { count: data })}</strong> : null;
}
