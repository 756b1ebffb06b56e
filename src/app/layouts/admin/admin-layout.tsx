import { Outlet } from 'react-router-dom';
import { Guard } from '@/app/guard';
import { GuardScreen } from '@/app/guard-screen';
import { AdminShell } from './admin-shell';

/** Everything under /admin: first the door, then the frame, then the screen if the role may see it. */
export function AdminLayout() {
  return (
    <Guard>
      <AdminShell>
        <GuardScreen>
          <Outlet />
        </GuardScreen>
      </AdminShell>
    </Guard>
  );
}
