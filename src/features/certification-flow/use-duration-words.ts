import { useTranslation } from 'react-i18next';
import { spokenDuration } from './certification-flow';

/** The duration of a stage ('3 hari kerja') or the interval of a cycle ('Setiap tahun'); empty when neither is set. */
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
