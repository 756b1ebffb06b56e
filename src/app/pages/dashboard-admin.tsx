import { useQuery } from '@tanstack/react-query';
import { ArrowRight, ShieldCheck } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useHasScreen, useScreenFor } from '@/app/screens/has-screen';
import { siteAddresses } from '@/app/routes/site-addresses';
import { useStaff } from '@/app/staff';
import { Notice } from '@/ui/notice';
import { ScreenHeader } from '@/ui/page-header';
import { Button } from '@/ui/controls/button';
import { Card } from '@/ui/controls/card';
import { Skeleton } from '@/ui/controls/skeleton';
import { paths } from '@/config/paths';
import { settingsRoom } from '@/config/settings-room';
import { hasRole } from '@/config/roles';
import { auditLogMessages } from '@/features/audit-log/messages';
import { RecentActivity } from '@/features/audit-log/recent-activity';
import { brokenLinkCountQuery } from '@/features/broken-links/queries';
import { Counters } from '@/features/dashboard/counters';
import { dashboardMessages } from '@/features/dashboard/messages';
import { SetupChecklist } from '@/features/dashboard/setup-checklist';
import { WorkList } from '@/features/dashboard/work-list';
import { Alarms } from '@/features/audit-log/alarms';
import { useTexts } from '@/lib/i18n/use-texts';
import { useLanguage } from '@/lib/i18n/use-language';
import { useIsShut } from '@/requests/turnstile/use-turnstile';
import { adminPageMessages } from '@/app/screens/admin-messages';
import { QuickActions } from '@/app/dashboard/quick-actions';

const CaseFigures = lazy(() =>
  import('@/app/dashboard/dashboard-figures').then((module) => ({ default: module.DashboardFigures })),
);

/** Renders totals, open cases and recent activity, with links. */
export function Component() {
  const { t } = useTexts(adminPageMessages);
  const { profile } = useStaff();
  const language = useLanguage();
  const hasScreen = useHasScreen();
  const compliance = useScreenFor()(paths.admin.compliance);
  const mayAnswer = hasRole(profile.role, ['admin', 'editor']);
  // Queried separately so that the other content does not wait for it. The broken-links screen shows its
  // errors.
  const { data: brokenLinks = 0 } = useQuery({
    ...brokenLinkCountQuery(siteAddresses()),
    enabled: mayAnswer,
  });
  return (
    <>
      <ScreenHeader
        title={t('dashboard')}
        purpose={t('greeting', { name: profile.fullName })}
        actions={
          compliance && (
            <Button asChild variant="secondary" size="sm">
              <Link to={compliance.path}>
                <ShieldCheck aria-hidden />
                {compliance.label[language]}
              </Link>
            </Button>
          )
        }
      />
      <div className="space-y-6">
        {hasRole(profile.role, ['admin']) && <FormsShut />}
        {hasRole(profile.role, ['admin']) && <Alarms />}
        <Counters hasScreen={hasScreen} />
        <WorkList isReader={!mayAnswer} hasScreen={hasScreen} brokenLinks={brokenLinks} />
        {hasRole(profile.role, ['admin']) && <SetupChecklist hasScreen={hasScreen} />}
        <div className="grid items-start gap-6 xl:grid-cols-[1fr_20rem]">
          <Activity />
          <QuickActions />
        </div>
        {mayAnswer && (
          <Suspense fallback={<Skeleton className="h-80" />}>
            <CaseFigures />
          </Suspense>
        )}
      </div>
    </>
  );
}

/** Warns if the build lacks the configuration that the public forms need: visitors have the same build. */
function FormsShut() {
  const { t } = useTexts(dashboardMessages);
  if (!useIsShut()) return null;
  return (
    <Notice tone="danger" title={t('formsShut.title')}>
      <p>{t('formsShut.hint')}</p>
      <p>
        <Link to={settingsRoom('security')} className="inline-flex min-h-6 items-center link">
          {t('formsShut.settings')}
        </Link>
      </p>
    </Notice>
  );
}

function Activity() {
  const { t } = useTexts(auditLogMessages);
  const auditLog = useScreenFor()(paths.admin.auditLog);
  return (
    <Card asChild padding="md">
      <section aria-labelledby="recent-activity">
        <div className="mb-2 flex items-center justify-between gap-4">
          <h2 id="recent-activity" className="text-lg">
            {t('recent')}
          </h2>
          {auditLog && (
            <Link to={auditLog.path} className="inline-flex items-center gap-1 text-sm link">
              {t('seeAll')}
              <ArrowRight className="size-4" aria-hidden />
            </Link>
          )}
        </div>
        <RecentActivity />
      </section>
    </Card>
  );
}
