import { Notice } from '@/ui/notice';
import { useTexts } from '@/lib/i18n/use-texts';
import { importKitMessages } from './messages';
import type { UndoReport } from './queries';

const REASONS = ['gone', 'changed', 'referenced', 'published', 'conflict'] as const;
const reasonKey = (reason: string) => REASONS.find((each) => each === reason) ?? 'changed';
/** Renders the result of an undo: undone rows, and unchanged rows with reasons. */
export function UndoneNotice({ report: { taken_back, kept_count, kept } }: { report: UndoReport }) {
  const { t } = useTexts(importKitMessages);
  return (
    <Notice tone={kept_count > 0 ? 'warning' : 'success'} live="polite" title={t('undo.done')}>
      <p>{t('undo.taken', { count: taken_back })}</p>
      {kept_count > 0 && (
        <>
          <p>{t('undo.keptTitle', { count: kept_count })}</p>
          <ul className="list-disc space-y-0.5 ps-5">
            {kept.map(({ line, label, reason }) => (
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
