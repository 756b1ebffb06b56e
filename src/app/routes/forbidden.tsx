import { LogOut, ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/ui/controls/button';
import { paths } from '@/config/paths';
import { useSignOut } from '@/features/account/use-sign-out';
import { useTexts } from '@/lib/i18n/use-texts';
import { PageMeta } from '@/site/page/page-meta';
import { adminPageMessages } from '@/app/screens/admin-messages';

/** Renders the 403 page (spec section 6). `explanation`: the reason, if other than the role. */
export function ForbiddenPage({ explanation }: { explanation?: string }) {
  const { t } = useTexts(adminPageMessages);
  return (
    <Forbidden hint={t('forbiddenHint')} explanation={explanation}>
      <Button asChild variant="secondary">
        <Link to={paths.admin.dashboard}>{t('toDashboard')}</Link>
      </Button>
    </Forbidden>
  );
}

/** Renders the page for a deactivated user, outside the back-office frame, with a sign-out button. */
export function DeactivatedPage() {
  const { t } = useTexts(adminPageMessages);
  const { mutate: signOut, isPending } = useSignOut();
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <Forbidden hint={t('forbiddenHint')} explanation={t('deactivatedHint')}>
        <Button onClick={() => signOut()} isPending={isPending}>
          <LogOut aria-hidden />
          {t('signOut')}
        </Button>
      </Forbidden>
    </main>
  );
}

type ForbiddenProps = { hint: string; explanation: string | undefined; children: ReactNode };

function Forbidden({ hint, explanation, children }: ForbiddenProps) {
  const { t } = useTexts(adminPageMessages);
  return (
    <section className="mx-auto flex max-w-prose flex-col items-center gap-5 py-16 text-center">
      <PageMeta title={t('forbidden')} />
      <span className="flex size-14 items-center justify-center rounded-full bg-danger-soft text-danger">
        <ShieldX className="size-7" aria-hidden />
      </span>
      <div role="alert" className="space-y-2">
        <h1 className="text-xl">{t('forbidden')}</h1>
        <p className="text-text-muted">{hint}</p>
        {explanation && <p className="text-sm text-text-muted">{explanation}</p>}
      </div>
      {children}
    </section>
  );
}
