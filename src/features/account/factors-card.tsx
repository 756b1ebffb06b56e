import { useQuery } from '@tanstack/react-query';
import { Plus, ShieldCheck, ShieldOff, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { ErrorState } from '@/ui/error-state';
import { Notice } from '@/ui/notice';
import { toast } from '@/ui/toast/toast';
import { Badge } from '@/ui/controls/badge';
import { Button } from '@/ui/controls/button';
import { Skeleton } from '@/ui/controls/skeleton';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import type { Factor } from '@/session/second-factor';
import { FactorSetup } from './factor-setup';
import { profileMessages } from './profile-messages';
import { RecoveryCard } from './recovery-card';
import { factorsQuery, useRemoveFactor } from './factor-queries';
import { SectionCard } from './section-card';

/** Renders the second-factor status, the registered devices, and what to do if one is lost. */
export function FactorsCard({ userId }: { userId: string }) {
  const { t } = useTexts(profileMessages);
  const { data: factors, isError, isFetching, refetch } = useQuery(factorsQuery());
  const [isAdding, setAdding] = useState(false);
  const isOn = factors !== undefined && factors.length > 0;
  const [wasOff, setWasOff] = useState(false);
  const add = () => {
    setWasOff(!isOn);
    setAdding(true);
  };
  const mark = factors && (
    <Badge
      tone={isOn ? 'success' : 'warning'}
      icon={isOn ? <ShieldCheck aria-hidden /> : <ShieldOff aria-hidden />}
    >
      {t(isOn ? 'factorsOn' : 'factorsOff')}
    </Badge>
  );
  return (
    <SectionCard title={t('factors')} hint={t('factorsHint')} mark={mark}>
      {factors ? (
        <>
          {isOn && (
            <ul className="divide-y divide-border">
              {factors.map((factor) => (
                <Device key={factor.id} factor={factor} isLast={factors.length === 1} />
              ))}
            </ul>
          )}
          <Button variant={isOn ? 'secondary' : 'primary'} onClick={add}>
            <Plus aria-hidden />
            {t(isOn ? 'add' : 'addFirst')}
          </Button>
        </>
      ) : isError ? (
        <ErrorState title={t('factorsFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton className="h-11 w-32" />
      )}
      <RecoveryCard userId={userId} />
      <Notice title={t('recoveryTitle')}>{t('recovery')}</Notice>
      {isAdding && <FactorSetup isFirst={wasOff} onClose={() => setAdding(false)} />}
    </SectionCard>
  );
}

function Device({ factor: { id, name, createdAt }, isLast }: { factor: Factor; isLast: boolean }) {
  const { t } = useTexts(profileMessages);
  const language = useLanguage();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { mutateAsync, isPending } = useRemoveFactor();
  // Callbacks of `mutate` do not run after the row has unmounted.
  const remove = () =>
    mutateAsync(id)
      .then(
        () => toast({ title: t('removed') }),
        () => toast({ title: t('removeFailed'), description: t('tryAgain'), variant: 'destructive' }),
      )
      .then(() => setDialogOpen(false));
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <Smartphone className="size-5 text-text-muted" aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-text-muted">{t('added', { date: formatDate(language, createdAt) })}</p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('removeNamed', { name })}
        onClick={() => setDialogOpen(true)}
      >
        {t('remove')}
      </Button>
      <ConfirmDialog
        open={isDialogOpen}
        onOpenChange={setDialogOpen}
        title={t('removeTitle', { name })}
        message={t(isLast ? 'removeLastHint' : 'removeHint')}
        confirmLabel={t('remove')}
        tone="danger"
        onConfirm={() => void remove()}
        isPending={isPending}
      />
    </li>
  );
}
