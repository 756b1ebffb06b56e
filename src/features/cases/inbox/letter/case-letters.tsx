import { useQuery } from '@tanstack/react-query';
import { SkeletonText } from '@/ui/controls/skeleton';
import { PartFailure } from '@/ui/part-failure';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import type { CaseInbox } from '@/features/cases/inbox/case-inbox';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { LetterFile } from './letter-file';
import { letterFileMessages } from './letter-messages';
import { caseLettersQuery } from './letter-queries';

/** Renders the outcome letters of a case: number, state and file. */
export function CaseLetters({ inbox, id }: { inbox: CaseInbox; id: string }) {
  const { t } = useCaseTexts(inboxKitMessages, letterFileMessages);
  const language = useLanguage();
  const { data: letters, isPending, isFetching, refetch } = useQuery(caseLettersQuery(inbox, id));
  if (letters?.length === 0) return null;
  return (
    <div className="space-y-2 border-t border-border pt-3">
      <h3 className="text-xs text-text-muted">{t('letters.title')}</h3>
      {isPending ? (
        <SkeletonText lines={2} />
      ) : !letters ? (
        <PartFailure message={t('letters.listFailed')} onRetry={refetch} isRetrying={isFetching} />
      ) : (
        <ul className="space-y-3">
          {letters.map((letter) => (
            <li key={letter.id} className="space-y-1.5 text-sm">
              <p className="wrap-anywhere">
                {t('letterFile:numbered', {
                  number: letter.number,
                  date: formatDate(language, letter.dated),
                })}
              </p>
              {letter.reopened_at && (
                <p className="text-text-muted">
                  {letter.replaced_by
                    ? t('letters.replaced', { number: letter.replaced_by })
                    : t('letters.reopened')}
                </p>
              )}
              <LetterFile letter={letter} onRetried={refetch} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
