import type { ReactNode } from 'react';
import { Guard } from '@/app/guard';
import { GuardScreen } from '@/app/guard-screen';
import { PageBoundary } from '@/app/boundary/page-boundary';
import { AdminShell } from './admin-shell';
import { QuietLoader } from './quiet-loader';

/** Everything under /admin: the guard, then the frame, then the screen if the role may see it. */
export function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <Guard>
      <AdminShell>
        <GuardScreen>
          <PageBoundary fallback={<QuietLoader />}>{children}</PageBoundary>
        </GuardScreen>
      </AdminShell>
    </Guard>
  );
}
