import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { openCasesQuery } from './queries';

/** Tells how many open cases will become unassigned. */
export function ReleasedCases({ id }: { id: string }) {
  const { t } = useTranslation('users');
  const { data, isError } = useQuery(openCasesQuery(id));
  if (isError) return t('openCasesUnknown');
  return data ? <strong className="font-semibold">{t('openCases', { count: data })}</strong> : null;
}
