import { useQuery } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { ErrorState } from '@/ui/error-state';
import { commonMessages } from '@/ui/messages';
import { toast } from '@/ui/toast/toast';
import { Badge } from '@/ui/controls/badge';
import { Button } from '@/ui/controls/button';
import { Loading } from '@/ui/controls/loading';
import { Skeleton } from '@/ui/controls/skeleton';
import { deviceOf } from '@/lib/device';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { profileMessages } from './profile-messages';
import { sessionsQuery, useEndSession, type SignedInDevice } from './session-queries';

/** Renders the user's sessions, each with a button that ends it. */
export function SessionList() {
  const { t } = useTexts(profileMessages, commonMessages);
  const { data: sessions, isError, isFetching, refetch } = useQuery(sessionsQuery());
  if (sessions) {
    return (
      <ul className="divide-y divide-border rounded-lg border border-border">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
    );
  }
  if (isError)
    return <ErrorState title={t('sessionsFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return (
    <Loading label={t('common:loading')}>
      <Skeleton className="h-32" />
    </Loading>
  );
}

function useDeviceName() {
  const { t } = useTexts(profileMessages);
  return (agent: string | null) => {
    const { browser, system } = deviceOf(agent);
    if (browser && system) return t('device', { browser, system });
    return browser ?? system ?? t('unknownDevice');
  };
}

function SessionRow({ session }: { session: SignedInDevice }) {
  const { t } = useTexts(profileMessages);
  const language = useLanguage();
  const device = useDeviceName()(session.user_agent);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const end = useEndSession();
  const Icon = deviceOf(session.user_agent).isHandheld ? Smartphone : Monitor;
  const used = t('lastUsed', { date: formatDateTime(language, session.last_used_at) });
  // Callbacks of `mutate` do not run after the row has unmounted.
  const confirm = () =>
    end
      .mutateAsync(session.id)
      .then(
        () => toast({ title: t('sessionEnded', { device }) }),
        () => toast({ title: t('endFailed'), description: t('tryAgain'), variant: 'destructive' }),
      )
      .then(() => setDialogOpen(false));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <Icon className="size-5 shrink-0 text-text-muted" aria-hidden />
      <div className="min-w-40 flex-1 text-sm">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          {session.is_current && <Badge tone="success">{t('thisSession')}</Badge>}
        </p>
        <p className="text-text-muted tabular-nums">{[used, session.ip].filter(Boolean).join(' · ')}</p>
      </div>
      {!session.is_current && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('endSessionNamed', { device, used })}
          onClick={() => setDialogOpen(true)}
        >
          {t('endSession')}
        </Button>
      )}
      <ConfirmDialog
        open={isDialogOpen}
        onOpenChange={setDialogOpen}
        title={t('endSessionTitle', { device })}
        message={t('endSessionHint')}
        confirmLabel={t('endSession')}
        onConfirm={() => void confirm()}
        isPending={end.isPending}
      />
    </li>
  );
}
