import { useMutation } from '@tanstack/react-query';
import { Download, RotateCw } from 'lucide-react';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { useTexts } from '@/lib/i18n/use-texts';
import { letterFileMessages } from './letter-messages';
import { openLetter, retryLetter, type LetterRow } from './letter-queries';

interface LetterFileProps {
  letter: LetterRow;
  canRetry?: boolean;
  onRetried: () => unknown;
}

/** Renders the state of a letter, and a button to download it or to create it again. */
export function LetterFile({ letter: { id, number, state }, canRetry = true, onRetried }: LetterFileProps) {
  const { t } = useTexts(letterFileMessages);
  const showError = (title: string) => () =>
    toast({ title, description: t('tryLater'), variant: 'destructive' });
  const open = useMutation({ mutationFn: openLetter, onError: showError(t('openFailed')) });
  const again = useMutation({
    mutationFn: retryLetter,
    onSuccess: onRetried,
    onError: showError(t('againFailed')),
  });
  if (state === 'made')
    return (
      <Button
        variant="secondary"
        size="sm"
        isPending={open.isPending}
        onClick={() => open.mutate(id, { onSuccess: (url) => window.location.assign(url) })}
      >
        <Download aria-hidden />
        {t('download', { number })}
      </Button>
    );
  return (
    <>
      <p className="text-text-muted">{t(state)}</p>
      {state === 'failed' && canRetry && (
        <Button variant="secondary" size="sm" isPending={again.isPending} onClick={() => again.mutate(id)}>
          <RotateCw aria-hidden />
          {t('again')}
        </Button>
      )}
    </>
  );
}
