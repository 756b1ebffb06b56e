import { Link, useLocation, useNavigate } from 'react-router-dom';
import { QuietLoader } from '@/app/shell/admin/quiet-loader';
import { Notice } from '@/ui/notice';
import { toast } from '@/ui/toast/toast';
import { paths } from '@/config/paths';
import { loginSearch } from '@/features/account/sign-in-methods';
import { accountMessages } from '@/features/account/messages';
import { NewPasswordForm } from '@/features/account/new-password-form';
import { SecondFactorForm } from '@/features/account/second-factor-form';
import { useTexts } from '@/lib/i18n/use-texts';
import { readUrl, typed } from '@/lib/url-state';
import { useSite } from '@/site/use-site';
import { useSession } from '@/session/use-session';
import { SignInFrame } from '@/app/shell/sign-in-frame';

const schema = { welcome: typed(1) };

/**
 * Renders /auth/reset, the target of invitation and password reset links. The link signs the user in, who
 * then sets a password.
 */
export function Component() {
  const { t } = useTexts(accountMessages);
  const session = useSession();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { name } = useSite();
  // Invited users, on their first visit.
  const isNew = readUrl(schema, search).welcome !== '';
  if (session.status === 'loading') return <QuietLoader />;
  if (session.status === 'signed-out') {
    return (
      <SignInFrame title={t('newPasswordTitle')} purpose={t('forgottenPurpose')}>
        <Notice tone="warning">{t('newPasswordNoLink')}</Notice>
        <Link to={{ pathname: paths.login, search: loginSearch('', 'forgotten') }} className="text-sm link">
          {t('toForgotten')}
        </Link>
      </SignInFrame>
    );
  }
  // The server rejects a new password without the second factor.
  if (session.needsCode) {
    return (
      <SignInFrame title={t('factorTitle')} purpose={t('factorPurpose')}>
        <SecondFactorForm />
      </SignInFrame>
    );
  }
  const done = () => {
    toast({ title: t('newPasswordDone'), description: t('newPasswordDoneHint') });
    void navigate(isNew ? paths.admin.welcome : paths.admin.dashboard, { replace: true });
  };
  return (
    <SignInFrame
      title={t('newPasswordTitle')}
      purpose={t(isNew ? 'invitedPurpose' : 'newPasswordPurpose', {
        email: session.user.email,
        site: name.text,
      })}
    >
      <NewPasswordForm email={session.user.email} onDone={done} />
    </SignInFrame>
  );
}
