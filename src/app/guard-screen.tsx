import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router-dom';
import { ErrorState } from '@/components/error-state';
import { hasRole } from '@/config/roles';
import { adminScreens, type AdminScreen } from './admin-screens';
import { ForbiddenPage } from './pages/forbidden-page';
import { useStaff } from './staff';

/** The screen that is open, undefined at an address that has none. */
export function useCurrentScreen(): AdminScreen | undefined {
  const matches = useMatches();
  return adminScreens.find((screen) => matches.some(({ handle }) => handle === screen));
}

/** Shows a screen only to the roles of its row; the frame around it stays. */
export function GuardScreen({ children }: { children: ReactNode }) {
  const { t } = useTranslation('adminPages');
  const { profile, isUncertain, isChecking, checkAgain } = useStaff();
  const screen = useCurrentScreen();
  if (!screen || hasRole(profile.role, screen.roles)) return children;
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
