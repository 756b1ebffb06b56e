import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { QuietLoader } from '@/app/shell/admin/quiet-loader';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { paths } from '@/config/paths';
import { loginSearch } from '@/features/account/sign-in-methods';
import { accountMessages } from '@/features/account/messages';
import { useAttempt } from '@/features/account/use-attempt';
import { useTexts } from '@/lib/i18n/use-texts';
import { queryOf } from '@/lib/url-state';
import { codeProblem } from '@/session/second-factor';
import { useSession } from '@/session/use-session';
import { mailedLink, openMailedLink, type MailedLink } from '@/session/sign-in-methods';
import { SignInFrame } from '@/app/shell/sign-in-frame';

/**
 * Renders /auth/confirm, the target of mailed links. Requires a click, because mail scanners open links and
 * would use them up.
 */
export function Component() {
  const { t } = useTexts(accountMessages);
  // Keep the link: it is removed from the URL once used.
  const { search } = useLocation();
  const [link] = useState(() => mailedLink(search));
  if (link) return <Confirm link={link} />;
  return (
    <SignInFrame title={t('link.title.unknown')} purpose={t('link.unknown')}>
      <NewLink />
    </SignInFrame>
  );
}

function Confirm({ link }: { link: MailedLink }) {
  const { t } = useTexts(accountMessages);
  const session = useSession();
  const navigate = useNavigate();
  const [isUsedUp, setUsedUp] = useState(false);
  const [isOpened, setOpened] = useState(false);
  const { attempt, isPending, failure } = useAttempt((error) => {
    const problem = codeProblem(error);
    setUsedUp(problem === 'wrong');
    return t(problem === 'wrong' ? 'newPasswordNoLink' : `codeProblem.${problem}`);
  });
  const open = async () => {
    const setsPassword = link.type === 'invite' || link.type === 'recovery';
    await attempt(async () => {
      await openMailedLink(link);
      // Skip the question about replacing the session until the next page has loaded.
      setOpened(true);
      const isInvited = link.type === 'invite';
      const place = { pathname: paths.newPassword, search: isInvited ? queryOf({ welcome: '1' }) : '' };
      await navigate(setsPassword ? place : paths.admin.dashboard, { replace: true });
    });
  };
  if (session.status === 'loading') return <QuietLoader />;
  const here = session.status === 'signed-in' && !isPending && !isOpened ? session.user.email : undefined;
  return (
    <SignInFrame title={t(`link.title.${link.type}`)} purpose={t(`link.purpose.${link.type}`)}>
      {failure && (
        <Notice tone="danger" live="assertive" title={t('link.failed')}>
          {failure}
        </Notice>
      )}
      {here && !isUsedUp && (
        <Notice tone="warning" title={t('link.signedIn', { email: here })}>
          {t('link.replaces')}
        </Notice>
      )}
      {isUsedUp ? (
        <NewLink />
      ) : (
        <Button size="lg" className="w-full" isPending={isPending || isOpened} onClick={() => void open()}>
          {t(here ? 'link.replace' : 'link.open')}
        </Button>
      )}
      {here && (
        <Link to={paths.admin.dashboard} className="inline-block text-sm link">
          {t('link.stay', { email: here })}
        </Link>
      )}
    </SignInFrame>
  );
}

function NewLink() {
  const { t } = useTexts(accountMessages);
  return (
    <Link to={{ pathname: paths.login, search: loginSearch('', 'forgotten') }} className="text-sm link">
      {t('toForgotten')}
    </Link>
  );
}
