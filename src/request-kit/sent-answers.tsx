import { useId } from 'react';
import { Card } from '@/components/ui/card';
import { useTexts } from '@/lib/i18n/use-texts';
import { AnswerList, type Answer } from './answer-list';
import { requestKitMessages } from './messages';

/**
 * What was just sent, for its sender's own records. It stands in the page's memory alone: somebody else may use the device
 * next, so a reload takes it away, and the receipt that outlives one has no word of it. Its files are in a list of their own.
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
