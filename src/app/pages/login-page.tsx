import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { QuietLoader } from '@/app/layouts/admin/quiet-loader';
import { toast } from '@/components/toast/toast';
import { CredentialsForm } from '@/features/account/credentials-form';
import { ForgottenForm } from '@/features/account/forgotten-form';
import { linkProblem } from '@/features/account/link-problem';
import { loginSearch, wayIn } from '@/features/account/login-ways';
import { MailedCodeForm } from '@/features/account/mailed-code-form';
import { accountMessages } from '@/features/account/messages';
import { ProviderButtons } from '@/features/account/provider-buttons';
import { setupNeededQuery } from '@/features/account/queries';
import { useProviderReturn } from '@/features/account/use-provider-return';
import { returnPath } from '@/features/account/return-path';
import { useSetupSecret } from '@/features/account/setup-secret';
import { SecondFactorForm } from '@/features/account/second-factor-form';
import { useEnter } from '@/features/account/use-enter';
import { useTexts } from '@/lib/i18n/use-texts';
import { followAuth } from '@/session/session-store';
import { useSession } from '@/session/use-session';
import { SignInFrame } from '@/app/layouts/sign-in-frame';

/** /auth/login: signs in, or makes the first admin while there is no account. A signed-in person is redirected. */
export function Component() {
  const { t } = useTexts(accountMessages);
  const session = useSession();
  const { search, hash } = useLocation();
  const { data: isSetup = false, isError: isUnknown } = useQuery(setupNeededQuery());
  const way = wayIn(search);
  const { login, setUp, failure } = useEnter(way);
  const brokenLink = linkProblem(hash);
  const setupSecret = useSetupSecret();
  useProviderReturn();

  useEffect(() => {
    if (!isUnknown) return;
    toast({ title: t('checkFailed'), description: t('checkFailedHint'), variant: 'destructive' });
  }, [isUnknown, t]);
  useEffect(() => {
    if (brokenLink) toast({ title: t('linkFailed'), description: t(brokenLink), variant: 'destructive' });
  }, [brokenLink, t]);

  // The parts that signing in needs are downloaded while people type.
  useEffect(() => void followAuth().catch(() => undefined), []);

  if (session.status === 'loading') return <QuietLoader />;
  if (session.status === 'signed-in') {
    if (!session.needsCode) return <Navigate to={returnPath(search)} replace />;
    return (
      <SignInFrame title={t('factorTitle')} purpose={t('factorPurpose')}>
        <SecondFactorForm />
      </SignInFrame>
    );
  }
  if (isSetup || way === 'password') {
    return (
      <SignInFrame
        title={t(isSetup ? 'setupTitle' : 'loginTitle')}
        purpose={t(isSetup ? 'setupPurpose' : 'loginPurpose')}
      >
        <CredentialsForm
          mode={isSetup ? 'setup' : 'login'}
          onSubmit={isSetup ? setUp : login}
          failure={failure}
          setupSecret={setupSecret}
        />
        {!isSetup && <OtherWays search={search} />}
      </SignInFrame>
    );
  }
  return (
    <SignInFrame
      title={t(way === 'code' ? 'codeTitle' : 'forgottenTitle')}
      purpose={t(way === 'code' ? 'codePurpose' : 'forgottenPurpose')}
    >
      {way === 'code' ? <MailedCodeForm /> : <ForgottenForm />}
      <Link to={{ search: loginSearch(search, 'password') }} className="text-sm link">
        {t('withPassword')}
      </Link>
    </SignInFrame>
  );
}

function OtherWays({ search }: { search: string }) {
  const { t } = useTexts(accountMessages);
  return (
    <>
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm">
        <Link to={{ search: loginSearch(search, 'forgotten') }} className="link">
          {t('forgotten')}
        </Link>
        <Link to={{ search: loginSearch(search, 'code') }} className="link">
          {t('withCode')}
        </Link>
      </div>
      <ProviderButtons />
    </>
  );
}
