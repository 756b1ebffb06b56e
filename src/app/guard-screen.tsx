import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorState } from '@/components/error-state';
import { hasRole } from '@/config/roles';
import { useTexts } from '@/lib/i18n/use-texts';
import { useLanguage } from '@/lib/i18n/use-language';
import { PageMeta } from '@/page-kit/page-meta';
import { adminPageMessages } from './admin-messages';
import { screenAt } from './admin-screen';
import { adminScreens } from './admin-screens';
import { ForbiddenPage } from './forbidden';
import { useStaff } from './staff';

/** Shows a screen only to the roles of its row, under the row's name; the frame around it stays. */
export function GuardScreen({ children }: { children: ReactNode }) {
  const { t } = useTexts(adminPageMessages);
  const { profile, isUncertain, isChecking, checkAgain } = useStaff();
  const language = useLanguage();
  const { pathname } = useLocation();
  const screen = screenAt(adminScreens, pathname);

  if (!screen) return children;
  if (hasRole(profile.role, screen.roles)) {
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
