import { Notice } from '@/components/notice';
import { useTexts } from '@/lib/i18n/use-texts';
import { importKitMessages } from './messages';
import type { ImportAnswer, ImportOptions } from './queries';

/** The outcome of the dry run in a sentence, with the problems. Announced when it arrives. */
export function CheckVerdict({ answer, options }: { answer: ImportAnswer; options: ImportOptions }) {
  const { t } = useTexts(importKitMessages);
  const { insert, update, same, error } = answer;
  const summary = t('check.summary', { insert, update, same, error });
  if (insert + update === 0) {
    return (
      <Notice tone={error > 0 ? 'warning' : 'info'} live="polite" title={t('check.nothing')}>
        <p>{summary}</p>
        <p>{t(error > 0 ? 'check.nothingGood' : 'check.nothingSame')}</p>
      </Notice>
    );
  }
  return (
    <Notice tone={error > 0 ? 'warning' : 'success'} live="polite" title={summary}>
      {error > 0 && <p>{options.all_or_nothing ? t('check.held') : t('check.left', { count: error })}</p>}
    </Notice>
  );
}
