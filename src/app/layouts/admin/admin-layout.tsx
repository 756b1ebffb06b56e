import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { Guard } from '@/app/guard';
import { GuardScreen, useCurrentScreen } from '@/app/guard-screen';
import { PageMeta } from '@/site/page-meta';
import { AdminShell } from './admin-shell';

/** Everything under /admin: first the door, then the frame, then the screen if the role may see it. */
export function AdminLayout() {
  return (
    <Guard>
      <ScreenTitle />
      <AdminShell>
        <GuardScreen>
          <Outlet />
        </GuardScreen>
      </AdminShell>
    </Guard>
  );
}

function ScreenTitle() {
  const { t } = useTranslation('adminLayout');
  const screen = useCurrentScreen();
  return screen ? <PageMeta title={t(`screens.${screen.labelKey}`)} /> : null;
}
