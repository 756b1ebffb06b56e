import { useTranslation } from 'react-i18next';
import { spokenDuration } from './certification-flow';

/** How long a stage takes ('3 hari kerja') or how often a cycle returns ('Setiap tahun'); empty when nobody said. */
export function useDurationWords() {
  const { t } = useTranslation('certificationFlow');
  return {
    takes: (days: number | null) => (days === null ? '' : t('days', { count: days })),
    returns: (days: number | null) => {
      if (days === null) return '';
      const { unit, count } = spokenDuration(days);
      if (unit === 'years' && count === 1) return t('everyYear');
      return unit === 'years' ? t('years', { count }) : t('calendarDays', { count });
    },
  };
}
