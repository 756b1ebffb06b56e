import { useHasScreen } from '@/app/has-screen';
import { AuditScreen } from '@/features/audit-log/audit-screen';

/** /admin/audit-log: the log, with links to the records whose screens exist. */
export function Component() {
  return <AuditScreen hasScreen={useHasScreen()} />;
}
