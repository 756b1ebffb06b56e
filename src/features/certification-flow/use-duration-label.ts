import { useTexts } from '@/lib/i18n/use-texts';
import { durationUnit } from './certification-flow';
import { certificationFlowMessages } from './messages';

/**
 * Returns a function that formats the duration of a stage ('3 hari kerja') or the interval of a cycle
 * ('Setiap tahun'); '' if it has neither.
 */
export function useDurationLabel() {
  const { t } = useTexts(certificationFlowMessages);
  return {
    takes: (days: number | null) => (days === null ? '' : t('days', { count: days })),
    returns: (days: number | null) => {
      if (days === null) return '';
      const { unit, count } = durationUnit(days);
      if (unit === 'years' && count === 1) return t('everyYear');
      return unit === 'years' ? t('years', { count }) : t('calendarDays', { count });
    },
  };
}
