import { useId } from 'react';
import { Card } from '@/ui/controls/card';
import { useTexts } from '@/lib/i18n/use-texts';
import { AnswerList, type Answer } from './answer-list';
import { requestKitMessages } from './messages';

/**
 * Answers that were just sent, for their sender's own records. They stand in the page's memory alone: somebody else may use the device
 * next, so a reload takes them away, and the receipt that outlives one has none of them. Files are in a list of their own.
 */
export function SentAnswers({ answers }: { answers: readonly Answer[] }) {
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
