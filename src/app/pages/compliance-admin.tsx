import { useHasScreen } from '@/app/screens/has-screen';
import { useStaff } from '@/app/staff';
import { hasRole } from '@/config/roles';
import { ComplianceBoard } from '@/features/compliance/compliance-board';

/** Renders /admin/kepatuhan: all roles can read the board; roles that write content can also review it. */
export function Component() {
  const { role } = useStaff().profile;
  return <ComplianceBoard mayReview={hasRole(role, ['admin', 'editor'])} hasScreen={useHasScreen()} />;
}
