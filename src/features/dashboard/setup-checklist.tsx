import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ErrorState } from '@/ui/error-state';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { LazySection } from './lazy-section';
import { dashboardMessages } from './messages';
import { DashboardPanel } from './panel';
import { setupQuery, useDismissSetup } from './queries';
import { SetupLine } from './setup-line';
import { setupOf } from './setup-steps';

interface SetupChecklistProps {
  hasScreen: (address: string) => boolean;
}

/** Renders the remaining set-up steps for admins: nothing once all are done, one line if dismissed. */
export function SetupChecklist(props: SetupChecklistProps) {
  return (
    <LazySection name="setup" isPending={useQuery(setupQuery()).isPending}>
      <Steps {...props} />
    </LazySection>
  );
}

function Steps({ hasScreen }: SetupChecklistProps) {
  const { t } = useTexts(dashboardMessages);
  const { data, isError, isFetching, refetch } = useQuery(setupQuery());
  const { mutate, isPending, variables } = useDismissSetup();
  if (!data && isError)
    return <ErrorState title={t('setup.failed')} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return null;
  const { steps, done, total, isFinished, isDismissed } = setupOf(data);
  if (isFinished) return null;

  // Compares the argument, because the refetch shows the opposite button, which must not be pending.
  const dismiss = (dismissed: boolean) =>
    mutate(dismissed, {
      onError: () =>
        void toast({
          title: t('setup.dismissFailed'),
          description: t('setup.dismissFailedHint'),
          variant: 'destructive',
        }),
    });
  if (isDismissed) {
    return (
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-text-muted">
        {t('setup.dismissed', { done, total })}
        <Button variant="ghost" size="sm" isPending={isPending && !variables} onClick={() => dismiss(false)}>
          {t('setup.reopen')}
        </Button>
      </p>
    );
  }
  return (
    <DashboardPanel
      title={t('setup.title')}
      purpose={t('setup.purpose')}
      actions={
        <div className="flex flex-wrap gap-2">
          <Button asChild size="sm">
            <Link to={paths.admin.assistant}>{t('setup.assistant')}</Link>
          </Button>
          <Button
            variant="secondary"
            size="sm"
            isPending={isPending && variables}
            onClick={() => dismiss(true)}
          >
            {t('setup.dismiss')}
          </Button>
        </div>
      }
    >
      <p className="text-sm font-semibold tabular-nums">{t('setup.progress', { done, total })}</p>
      <div aria-hidden className="mt-2 mb-4 h-2 rounded-full bg-surface-sunken">
        <div
          className="h-full rounded-full bg-success forced-colors:bg-[CanvasText]"
          style={{ width: `${(done / total) * 100}%` }}
        />
      </div>
      <ul className="gap-x-8 *:break-inside-avoid lg:columns-2">
        {steps.map((line) => (
          <SetupLine key={line.step} {...line} hasScreen={hasScreen} />
        ))}
      </ul>
    </DashboardPanel>
  );
}
