import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorState } from '@/ui/error-state';
import { useTexts } from '@/lib/i18n/use-texts';
import { useLanguage } from '@/lib/i18n/use-language';
import { PageMeta } from '@/site/page/page-meta';
import { adminPageMessages } from '@/app/screens/admin-messages';
import { isOpenTo, screenAt } from '@/app/screens/admin-screen';
import { adminScreens } from '@/app/screens/admin-screens';
import { useStaff } from '@/app/staff';
import { ForbiddenPage } from './forbidden';
import { NoProfile } from './no-profile';

/** Renders a screen for the roles in its definition, titled with its label. */
export function GuardScreen({ children }: { children: ReactNode }) {
  const { t } = useTexts(adminPageMessages);
  const { profile, isUncertain, isChecking, checkAgain } = useStaff();
  const language = useLanguage();
  const { pathname } = useLocation();
  const screen = screenAt(adminScreens, pathname);

  if (!isUncertain && profile.status === 'missing') return <NoProfile />;
  if (!screen) return children;
  if (isOpenTo(screen, profile)) {
    return (
      <>
        {!screen.titlesItself && <PageMeta title={screen.label[language]} />}
        {children}
      </>
    );
  }
  if (!isUncertain) return <ForbiddenPage />;
  return (
    <ErrorState
      title={t('profileFailed')}
      message={t('profileFailedHint')}
      onRetry={checkAgain}
      isRetrying={isChecking}
    />
  );
}
