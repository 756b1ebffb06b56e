import { useTranslation } from 'react-i18next';
import { Notice } from '@/components/notice';
import type { UndoReport } from './queries';

const REASONS = ['gone', 'changed', 'referenced', 'published', 'conflict'] as const;
const reasonKey = (reason: string) => REASONS.find((each) => each === reason) ?? 'changed';
/** More than anybody reads in a notice; the history keeps the number. */
const MOST = 50;

/** What an undo took back, and what it had to leave as it was, with the reasons. */
export function UndoneNotice({ report: { taken_back, kept } }: { report: UndoReport }) {
  const { t } = useTranslation('importKit');
  return (
    <Notice tone={kept.length > 0 ? 'warning' : 'success'} live="polite" title={t('undo.done')}>
      <p>{t('undo.taken', { count: taken_back })}</p>
      {kept.length > 0 && (
        <>
          <p>{t('undo.keptTitle', { count: kept.length })}</p>
          <ul className="list-disc space-y-0.5 ps-5">
            {kept.slice(0, MOST).map(({ line, label, reason }) => (
              <li key={line}>
                {t('undo.kept', {
                  line,
                  label: label ?? '–',
                  reason: t(`undo.reasons.${reasonKey(reason)}`),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
