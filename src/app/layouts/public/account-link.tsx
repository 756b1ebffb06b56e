import { LayoutDashboard, LogIn } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { useSession } from '@/session/use-session';
import { publicLayoutMessages } from './messages';

/** Login, or Dashboard for somebody signed in. */
export function AccountLink({ className }: { className?: string }) {
  const { t } = useTexts(publicLayoutMessages);
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
