import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { QuietLoader } from '@/app/layouts/admin/quiet-loader';
import { BlueprintGrid } from '@/components/blueprint-grid';
import { LogoMark } from '@/components/logo-mark';
import { toast } from '@/components/toast/toast';
import { Card } from '@/components/ui/card';
import { paths } from '@/config/paths';
import { CredentialsForm } from '@/features/account/credentials-form';
import { linkProblem } from '@/features/account/link-problem';
import { accountMessages } from '@/features/account/messages';
import { setupNeededQuery } from '@/features/account/queries';
import { returnPath } from '@/features/account/return-path';
import { useEnter } from '@/features/account/use-enter';
import { addMessages } from '@/lib/i18n/i18n';
import { PageMeta } from '@/site/page-meta';
import { useSite } from '@/site/use-site';
import { followAuth } from '@/session/session-store';
import { useSession } from '@/session/use-session';

addMessages({ account: accountMessages });

/** /auth/login: signs in, or makes the first admin while there is nobody. Whoever is signed in is sent on. */
export function Component() {
  const { t } = useTranslation('account');
  const { status } = useSession();
  const { search, hash } = useLocation();
  const { data: isSetup = false, isError: isUnknown } = useQuery(setupNeededQuery());
  const { login, setUp, failure } = useEnter();
  const { name } = useSite();
  const brokenLink = linkProblem(hash);

  useEffect(() => {
    if (!isUnknown) return;
    toast({ title: t('checkFailed'), description: t('checkFailedHint'), variant: 'destructive' });
  }, [isUnknown, t]);
  useEffect(() => {
    if (brokenLink) toast({ title: t('linkFailed'), description: t(brokenLink), variant: 'destructive' });
  }, [brokenLink, t]);

  // What signing in needs is downloaded while people type.
  useEffect(() => void followAuth().catch(() => undefined), []);

  if (status === 'loading') return <QuietLoader />;
  if (status === 'signed-in') return <Navigate to={returnPath(search)} replace />;
  const title = t(isSetup ? 'setupTitle' : 'loginTitle');
  return (
    <main className="relative isolate grid min-h-dvh place-items-center px-4 py-10">
      <PageMeta title={title} />
      <BlueprintGrid />
      <div className="w-full max-w-md space-y-6">
        <Link to={paths.home} className="inline-flex min-h-10 items-center gap-2 text-sm link">
          <ArrowLeft className="size-4" aria-hidden />
          {t('backHome')}
        </Link>
        <Card padding="lg" className="space-y-6">
          <div className="space-y-4">
            <p
              lang={name.lang}
              className="flex min-h-10 items-center gap-3 text-sm font-semibold text-text-muted"
            >
              <LogoMark className="size-10 shrink-0 text-primary" />
              {name.text}
            </p>
            <div className="space-y-1.5">
              <h1 className="text-2xl">{title}</h1>
              <p className="text-sm text-text-muted">{t(isSetup ? 'setupPurpose' : 'loginPurpose')}</p>
            </div>
          </div>
          <CredentialsForm
            mode={isSetup ? 'setup' : 'login'}
            onSubmit={isSetup ? setUp : login}
            failure={failure}
          />
        </Card>
      </div>
    </main>
  );
}
