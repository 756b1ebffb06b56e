import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useHasScreen } from '@/app/has-screen';
import { usePerson } from '@/app/layouts/admin/use-person';
import { firstStepsOf, roleOf } from '@/app/welcome/first-steps';
import { welcomeMessages } from '@/app/welcome/messages';
import { ScreenHeader } from '@/components/page-header';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { PageMeta } from '@/page-kit/page-meta';
import { useSite } from '@/site/use-site';

/** /admin/selamat-datang: what somebody new may do here, and what they do first. */
export function Component() {
  const { t, find } = useTexts(welcomeMessages);
  const { name, role, roleName } = usePerson();
  const { name: site } = useSite();
  const hasScreen = useHasScreen();
  const own = roleOf(role);
  const title = t('title', { site: site.text });
  const steps = firstStepsOf(own).filter(({ to }) => hasScreen(to));
  return (
    <>
      <PageMeta title={title} />
      <ScreenHeader title={title} purpose={t('purpose', { name })} />
      <div className="grid max-w-5xl items-start gap-6 lg:grid-cols-2">
        <Card asChild>
          <section aria-labelledby="welcome-role" className="space-y-4">
            <h2 id="welcome-role" className="text-lg">
              {t('role', { role: roleName })}
            </h2>
            <h3 className="text-sm font-semibold text-text-muted">{t('may')}</h3>
            <ul className="list-disc space-y-2 ps-5 text-sm">
              {Object.keys(welcomeMessages.id.can[own]).map((key) => (
                <li key={key}>{find(`can.${own}.${key}`)}</li>
              ))}
            </ul>
            <p className="text-sm text-text-muted">{t('changed')}</p>
          </section>
        </Card>
        <Card asChild>
          <section aria-labelledby="welcome-steps" className="space-y-4">
            <h2 id="welcome-steps" className="text-lg">
              {t('first')}
            </h2>
            <ol className="space-y-2">
              {steps.map(({ step, to }) => (
                <li key={step}>
                  <Link
                    to={to}
                    className="flex min-h-11 items-center gap-3 rounded border border-border px-3 py-2 text-sm font-semibold hover:border-primary hover:text-primary"
                  >
                    <span className="min-w-0 flex-1">{t(`steps.${step}`)}</span>
                    <ArrowRight aria-hidden className="size-4 shrink-0 text-text-muted" />
                  </Link>
                </li>
              ))}
            </ol>
            <Button asChild>
              <Link to={paths.admin.dashboard}>{t('start')}</Link>
            </Button>
          </section>
        </Card>
      </div>
    </>
  );
}
