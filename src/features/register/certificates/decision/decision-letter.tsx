import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { LetterFile } from '@/features/cases/inbox/letter/letter-file';
import { letterFileMessages } from '@/features/cases/inbox/letter/letter-messages';
import type { LetterRow } from '@/features/cases/inbox/letter/letter-queries';
import { decisionMessages } from './decision-messages';

interface DecisionLetterProps {
  letter: LetterRow;
  canRetry: boolean;
  onRetried: () => unknown;
}

/** Renders the letter on a decision: its number, state and file. */
export function DecisionLetter({ letter, canRetry, onRetried }: DecisionLetterProps) {
  const { t } = useTexts(decisionMessages, letterFileMessages);
  const language = useLanguage();
  const numbered = t('letterFile:numbered', {
    number: letter.number,
    date: formatDate(language, letter.dated),
  });
  return (
    <div className="space-y-1.5 pt-1.5">
      <p className="wrap-anywhere">{t('letter', { numbered })}</p>
      <LetterFile letter={letter} canRetry={canRetry} onRetried={onRetried} />
    </div>
  );
}
