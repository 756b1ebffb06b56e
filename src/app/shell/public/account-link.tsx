import clsx from 'clsx';
import { LayoutDashboard, LogIn } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '@/ui/controls/button';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { useIsHydrated } from '@/lib/use-is-hydrated';
import { useSession } from '@/session/use-session';
import { publicLayoutMessages } from './messages';

/** Renders Login, or Dashboard for a signed-in user. */
export function AccountLink({ className }: { className?: string }) {
  const isSignedIn = useSession().status === 'signed-in';
  const isHydrated = useIsHydrated();
  if (isHydrated) return <LoginLink isToDashboard={isSignedIn} className={className} />;
  // Prerendered pages contain both; boot.ts decides before the first paint which one is visible.
  return (
    <>
      <LoginLink className={clsx('for-visitors', className)} />
      <LoginLink isToDashboard className={clsx('for-staff', className)} />
    </>
  );
}

function LoginLink({
  isToDashboard = false,
  className,
}: {
  isToDashboard?: boolean;
  className?: string | undefined;
}) {
  const { t } = useTexts(publicLayoutMessages);
  const Icon = isToDashboard ? LayoutDashboard : LogIn;
  return (
    <Button asChild size="sm" {...(className && { className })}>
      <Link to={isToDashboard ? paths.admin.dashboard : paths.login}>
        <Icon aria-hidden />
        {isToDashboard ? t('dashboard') : t('login')}
      </Link>
    </Button>
  );
}
