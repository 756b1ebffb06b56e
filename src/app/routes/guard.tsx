import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { paths } from '@/config/paths';
import { loginPathFrom } from '@/features/account/return-path';
import { SecondFactorGate } from '@/features/account/second-factor-gate';
import { useTexts } from '@/lib/i18n/use-texts';
import { RecordsContext } from '@/session/records';
import { fallbackProfile, useProfile, type Profile } from '@/session/profile';
import { followAuth } from '@/session/session-store';
import { useSession } from '@/session/use-session';
import { sessionMessages } from '@/session/messages';
import { ensureSiteReads } from '@/site/site-reads';
import { adminScreens, recordsFor } from '@/app/screens/admin-screens';
import { QuietLoader } from '@/app/shell/admin/quiet-loader';
import { SignInFrame } from '@/app/shell/sign-in-frame';
import { StaffContext } from '@/app/staff';
import { DeactivatedPage } from './forbidden';

/**
 * Delay of the site's queries in milliseconds, so that the server is free for the user's first action on a
 * screen.
 */
const SITE_READS_AFTER_MS = 2000;

/**
 * Starts the 16 start-up queries: immediately on the login page, otherwise shortly after the screen is shown.
 */
function useSiteReads(shown: 'login' | 'screen' | undefined) {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (shown === 'login') ensureSiteReads(queryClient);
    if (shown !== 'screen') return;
    const timer = setTimeout(() => ensureSiteReads(queryClient), SITE_READS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [shown, queryClient]);
}

/** Guards /admin: requires a session and refuses a deactivated profile. */
export function Guard({ children }: { children: ReactNode }) {
  const session = useSession();
  const isOut = session.status === 'signed-out' || (session.status === 'signed-in' && session.needsCode);
  useSiteReads(isOut ? 'login' : undefined);
  if (session.status === 'loading') return <QuietLoader />;
  if (session.status === 'signed-out' && session.unread) return <UnreadSession />;
  if (session.status === 'signed-out')
    return <RedirectToLogin expired={session.expired} left={session.left ?? false} />;
  if (session.needsCode) return <RedirectToLogin expired={false} left={false} />;
  return <StaffOnly user={session.user}>{children}</StaffOnly>;
}

/** Offers a retry instead of the login form while the stored session cannot be read. */
function UnreadSession() {
  const { t } = useTexts(sessionMessages);
  const again = useMutation({ mutationFn: followAuth });
  return (
    <SignInFrame title={t('unread')} purpose={t('unreadHint')}>
      {again.isError && (
        <p role="alert" className="text-sm text-danger">
          {t('unreadFailed')}
        </p>
      )}
      <Button size="lg" className="w-full" onClick={() => again.mutate()} isPending={again.isPending}>
        {t('unreadRetry')}
      </Button>
    </SignInFrame>
  );
}

/**
 * Redirects to the login page. Passes the return path after an expiry and for an address opened while signed
 * out, but not after signing out.
 */
function RedirectToLogin({ expired, left }: { expired: boolean; left: boolean }) {
  const { t } = useTexts(sessionMessages);
  // The editor changes the URL of a new text without the router, which still has the first one.
  const [here] = useState(() => loginPathFrom(window.location));
  useEffect(() => {
    if (expired) toast({ title: t('expired'), description: t('expiredHint'), variant: 'destructive' });
  }, [expired, t]);
  return <Navigate to={left ? paths.login : here} replace />;
}

function StaffOnly({ user, children }: { user: { id: string; email: string }; children: ReactNode }) {
  const { t } = useTexts(sessionMessages);
  const { data, isError, isFetching, refetch } = useProfile();
  const { pathname } = useLocation();
  const hasFailed = isError && !data;
  useSiteReads(data !== undefined || hasFailed ? 'screen' : undefined);
  useEffect(() => {
    const watching = import('@/session/drafts').then(({ watchDrafts }) => watchDrafts(user.id));
    // If the chunk fails to load, no form with a draft can open either.
    watching.catch(() => undefined);
    return () =>
      void watching.then(
        (stop) => stop(),
        () => undefined,
      );
  }, [user.id]);
  // Reread the profile for each screen, so that a deactivation or new role applies at the next one.
  const opened = useRef(pathname);
  useEffect(() => {
    if (opened.current === pathname) return;
    opened.current = pathname;
    void refetch();
  }, [pathname, refetch]);
  useEffect(() => {
    if (!hasFailed) return;
    toast({ title: t('profileFailed'), description: t('profileFailedHint'), variant: 'destructive' });
  }, [hasFailed, t]);

  if (!data && !hasFailed) return <QuietLoader />;
  if (data?.status === 'deactivated') return <DeactivatedPage />;
  const profile: Profile = data ?? fallbackProfile(user);
  const frame = (title: string, purpose: string, content: ReactNode) => (
    <SignInFrame title={title} purpose={purpose}>
      {content}
    </SignInFrame>
  );
  return (
    <StaffContext
      value={{
        profile,
        isUncertain: !data,
        isChecking: isFetching,
        checkAgain: () => void refetch(),
        screens: adminScreens,
      }}
    >
      <RecordsContext value={recordsFor(profile.role)}>
        {data?.status === 'missing' ? (
          children
        ) : (
          <SecondFactorGate userId={user.id} frame={frame}>
            {children}
          </SecondFactorGate>
        )}
      </RecordsContext>
    </StaffContext>
  );
}
