import { useId } from 'react';
import { Card } from '@/ui/controls/card';
import { useTexts } from '@/lib/i18n/use-texts';
import { AnswerList, type AnswerRow } from './answer-list';
import { requestKitMessages } from './messages';

/**
 * Renders the answers just sent, for the sender's records. They are in memory only, because the device may be
 * shared: after a reload there are none. Files are listed separately.
 */
export function SentAnswers({ answers }: { answers: readonly AnswerRow[] }) {
  const { t } = useTexts(requestKitMessages);
  const id = useId();
  const given = answers.filter(([, words]) => words !== '');
  return (
    <section aria-labelledby={id} className="space-y-3">
      <h2 id={id} className="text-xl">
        {t('copy.title')}
      </h2>
      <p className="max-w-prose text-sm text-text-muted print:hidden">{t('copy.hint')}</p>
      <Card padding="none">
        <AnswerList answers={given} />
      </Card>
    </section>
  );
}
