import { matchPath } from 'react-router-dom';
import { adminScreens } from '@/app/admin-screens';
import { useStaff } from '@/app/staff';
import { hasRole } from '@/config/roles';
import { AuditScreen } from '@/features/audit-log/audit-screen';

/** /admin/audit-log: the log, with links to the records whose screens exist. */
export function Component() {
  const { role } = useStaff().profile;
  const hasScreen = (address: string) =>
    adminScreens.some(({ path, roles }) => matchPath(path, address) && hasRole(role, roles));
  return <AuditScreen hasScreen={hasScreen} />;
}
