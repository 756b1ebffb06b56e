import { useHasScreen } from '@/app/has-screen';
import { useStaff } from '@/app/staff';
import { hasRole } from '@/config/roles';
import { ComplianceScreen } from '@/features/compliance/compliance-screen';

/** /admin/kepatuhan: everybody reads the board; those who write content also review. */
export function Component() {
  const { role } = useStaff().profile;
  return <ComplianceScreen mayReview={hasRole(role, ['admin', 'editor'])} hasScreen={useHasScreen()} />;
}
