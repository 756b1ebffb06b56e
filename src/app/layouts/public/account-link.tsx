import { LayoutDashboard, LogIn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { useSession } from '@/session/use-session';

/** Login, or Dashboard for somebody signed in. */
export function AccountLink({ className }: { className?: string }) {
  const { t } = useTranslation('publicLayout');
  const isSignedIn = useSession().status === 'signed-in';
  const Icon = isSignedIn ? LayoutDashboard : LogIn;
  return (
    <Button asChild size="sm" {...(className && { className })}>
      <Link to={isSignedIn ? paths.admin.dashboard : paths.login}>
        <Icon aria-hidden />
        {isSignedIn ? t('dashboard') : t('login')}
      </Link>
    </Button>
  );
}
