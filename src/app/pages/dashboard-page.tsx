import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ScreenHeader } from '@/components/page-header';
import { Card } from '@/components/ui/card';
import { paths } from '@/config/paths';
import { RecentActivity } from '@/features/audit-log/recent-activity';
import { Counters } from '@/features/dashboard/counters';
import { screenFor } from '@/app/admin-screens';
import { useStaff } from '@/app/staff';
import { QuickActions } from './quick-actions';

/** What there is, what waits, what happened, and where to go from here. */
export function Component() {
  const { t } = useTranslation(['adminPages', 'auditLog']);
  const { profile } = useStaff();
  const auditLog = screenFor(paths.admin.auditLog, profile.role);
  return (
    <>
      <ScreenHeader title={t('dashboard')} purpose={t('greeting', { name: profile.fullName })} />
      <div className="space-y-6">
        <Counters />
        <div className="grid items-start gap-6 xl:grid-cols-[1fr_20rem]">
          <Card asChild padding="md">
            <section aria-labelledby="recent-activity">
              <div className="mb-2 flex items-center justify-between gap-4">
                <h2 id="recent-activity" className="text-lg">
                  {t('auditLog:recent')}
                </h2>
                {auditLog && (
                  <Link to={auditLog.path} className="inline-flex items-center gap-1 text-sm link">
                    {t('auditLog:seeAll')}
                    <ArrowRight className="size-4" aria-hidden />
                  </Link>
                )}
              </div>
              <RecentActivity />
            </section>
          </Card>
          <QuickActions role={profile.role} />
        </div>
      </div>
    </>
  );
}
