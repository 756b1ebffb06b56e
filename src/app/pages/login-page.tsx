import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { QuietLoader } from '@/app/shell/admin/quiet-loader';
import { SignInFrame } from '@/app/shell/sign-in-frame';
import { Notice } from '@/ui/notice';
import { toast } from '@/ui/toast/toast';
import { paths } from '@/config/paths';
import { CredentialsForm } from '@/features/account/credentials-form';
import { EmailForm } from '@/features/account/email-form';
import { linkProblem } from '@/features/account/link-problem';
import { loginSearch, returnPath, signInMethod } from '@/features/account/sign-in-methods';
import { MailedCodeForm } from '@/features/account/mailed-code-form';
import { accountMessages } from '@/features/account/messages';
import { ProviderButtons } from '@/features/account/provider-buttons';
import { setupNeededQuery } from '@/features/account/queries';
import { SecondFactorForm } from '@/features/account/second-factor-form';
import { useAttempt } from '@/features/account/use-attempt';
import { useSignIn } from '@/features/account/use-sign-in';
import { useProviderReturn } from '@/features/account/use-provider-return';
import { useTexts } from '@/lib/i18n/use-texts';
import { readUrl, typed } from '@/lib/url-state';
import { codeProblem } from '@/session/second-factor';
import { followAuth } from '@/session/session-store';
import { useSession } from '@/session/use-session';
import { mailNewPasswordLink } from '@/session/sign-in-methods';

const setupSchema = { setup: typed() };

/** Returns the set-up secret that `npm start` prints in the URL hash, and removes it from the URL. */
function useSetupSecret(): string {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [secret] = useState(() => readUrl(setupSchema, hash.slice(1)).setup);
  useEffect(() => {
    if (secret && hash) void navigate({ pathname, search }, { replace: true });
  }, [secret, hash, pathname, search, navigate]);
  return secret;
}

/** Renders the form that requests a password reset link. */
function ForgottenForm() {
  const { t } = useTexts(accountMessages);
  const [sentTo, setSentTo] = useState<string>();
  const { attempt, failure } = useAttempt((error) => t(`codeProblem.${codeProblem(error)}`));
  const send = async (email: string) => {
    if (await attempt(() => mailNewPasswordLink(email))) setSentTo(email);
  };
  if (!sentTo) return <EmailForm submitLabel={t('forgottenSubmit')} onEmail={send} failure={failure} />;
  return (
    <Notice tone="success" live="polite" title={t('mailed')}>
      {t('linkMailed', { email: sentTo })}
    </Notice>
  );
}

/**
 * Renders /auth/login: signs in, or creates the first admin while there is no account. Redirects signed-in
 * users.
 */
export function Component() {
  const { t } = useTexts(accountMessages);
  const session = useSession();
  const { search, hash } = useLocation();
  const { data: isSetup = false, isError: isUnknown } = useQuery(setupNeededQuery());
  const way = signInMethod(search);
  const { login, setUp, failure, isFirstAdmin } = useSignIn(way);
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

  // Prefetch the auth code while the user types.
  useEffect(() => void followAuth().catch(() => undefined), []);

  if (session.status === 'loading') return <QuietLoader />;
  if (session.status === 'signed-in') {
    if (!session.needsCode)
      return <Navigate to={isFirstAdmin ? paths.admin.assistant : returnPath(search)} replace />;
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
        {!isSetup && <OtherSignInMethods search={search} />}
      </SignInFrame>
    );
  }
  return (
    <SignInFrame
      title={t(way === 'code' ? 'codeTitle' : 'forgottenTitle')}
      purpose={t(way === 'code' ? 'codePurpose' : 'forgottenPurpose')}
    >
      {way === 'code' ? <MailedCodeForm /> : <ForgottenForm />}
      <Link
        to={{ search: loginSearch(search, 'password') }}
        className="inline-flex min-h-6 items-center text-sm link"
      >
        {t('withPassword')}
      </Link>
    </SignInFrame>
  );
}

function OtherSignInMethods({ search }: { search: string }) {
  const { t } = useTexts(accountMessages);
  return (
    <>
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm">
        <Link
          to={{ search: loginSearch(search, 'forgotten') }}
          className="inline-flex min-h-6 items-center link"
        >
          {t('forgotten')}
        </Link>
        <Link to={{ search: loginSearch(search, 'code') }} className="inline-flex min-h-6 items-center link">
          {t('withCode')}
        </Link>
      </div>
      <ProviderButtons />
    </>
  );
}
