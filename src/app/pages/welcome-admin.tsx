import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useHasScreen } from '@/app/screens/has-screen';
import { usePerson } from '@/app/shell/admin/use-person';
import { welcomeMessages } from '@/app/welcome/messages';
import { ScreenHeader } from '@/ui/page-header';
import { Button } from '@/ui/controls/button';
import { Card } from '@/ui/controls/card';
import { paths } from '@/config/paths';
import { ROLES, type Role } from '@/config/roles';
import { useTexts } from '@/lib/i18n/use-texts';
import { PageMeta } from '@/site/page/page-meta';
import { useSite } from '@/site/use-site';

type Step = keyof (typeof welcomeMessages)['id']['steps'];

const addresses = {
  profile: paths.admin.profile,
  assistant: paths.admin.assistant,
  users: paths.admin.users,
  complaints: paths.admin.complaints,
  pages: paths.admin.cms,
  news: paths.admin.newsNew,
  compliance: paths.admin.compliance,
  clients: paths.admin.clients,
} as const satisfies Record<Step, string>;

const firstSteps: Record<Role, readonly Step[]> = {
  admin: ['profile', 'assistant', 'users', 'complaints'],
  editor: ['profile', 'complaints', 'pages', 'news'],
  viewer: ['profile', 'compliance', 'clients'],
};

/** Returns a role's first steps and their screens. */
const firstStepsOf = (role: Role) => firstSteps[role].map((step) => ({ step, to: addresses[step] }));

/** Normalises the role as the database does: ignores case and falls back to viewer. */
const roleOf = (role: string): Role => ROLES.find((each) => each === role.toLowerCase()) ?? 'viewer';

/** Renders /admin/selamat-datang: permissions and first steps of a new user. */
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
