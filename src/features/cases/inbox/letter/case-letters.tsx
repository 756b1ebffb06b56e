import { useMutation, useQuery } from '@tanstack/react-query';
import { Download, RotateCw } from 'lucide-react';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { SkeletonText } from '@/ui/controls/skeleton';
import { PartFailure } from '@/ui/part-failure';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import type { CaseInbox } from '@/features/cases/inbox/case-inbox';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { caseLettersQuery, retryLetter, openLetter } from './letter-queries';

/** Renders the outcome letters of a case: number, state and file. */
export function CaseLetters({ inbox, id }: { inbox: CaseInbox; id: string }) {
  const { t } = useCaseTexts(inboxKitMessages);
  const language = useLanguage();
  const { data: letters, isPending, isFetching, refetch } = useQuery(caseLettersQuery(inbox, id));
  const showError = (title: string) => () =>
    toast({ title, description: t('letters.tryLater'), variant: 'destructive' });
  const open = useMutation({ mutationFn: openLetter, onError: showError(t('letters.openFailed')) });
  const again = useMutation({
    mutationFn: retryLetter,
    onSuccess: () => refetch(),
    onError: showError(t('letters.againFailed')),
  });
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
          {letters.map(({ id: letter, number, dated, state, reopened_at, replaced_by }) => (
            <li key={letter} className="space-y-1.5 text-sm">
              <p className="wrap-anywhere">
                {t('letters.numbered', { number, date: formatDate(language, dated) })}
              </p>
              {reopened_at && (
                <p className="text-text-muted">
                  {replaced_by ? t('letters.replaced', { number: replaced_by }) : t('letters.reopened')}
                </p>
              )}
              {state !== 'made' && <p className="text-text-muted">{t(`letters.${state}`)}</p>}
              {state === 'made' && (
                <Button
                  variant="secondary"
                  size="sm"
                  isPending={open.isPending && open.variables === letter}
                  onClick={() => open.mutate(letter, { onSuccess: (url) => window.location.assign(url) })}
                >
                  <Download aria-hidden />
                  {t('letters.download', { number })}
                </Button>
              )}
              {state === 'failed' && (
                <Button
                  variant="secondary"
                  size="sm"
                  isPending={again.isPending}
                  onClick={() => again.mutate(letter)}
                >
                  <RotateCw aria-hidden />
                  {t('letters.again')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
