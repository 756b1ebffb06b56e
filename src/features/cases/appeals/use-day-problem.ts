import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { officeDay } from '@/lib/today';
import { appealFeeMessages } from './fee-messages';

/** Returns a function that validates a day: not before `since` and not in the future. */
export function useDayProblem(since: string) {
  const { t } = useTexts(appealFeeMessages);
  const language = useLanguage();
  return (day: string) => {
    if (!day) return t('required');
    const isWithin = day >= since && day <= officeDay(new Date());
    return isWithin ? undefined : t('wrongDay', { date: formatDate(language, since) });
  };
}
