import { useHasScreen } from '@/app/screens/has-screen';
import { useStaff } from '@/app/staff';
import { hasRole } from '@/config/roles';
import { ComplianceBoard } from '@/features/compliance/compliance-board';

/** /admin/kepatuhan: everybody reads the board; those who write content also review. */
export function Component() {
  const { role } = useStaff().profile;
  return <ComplianceBoard mayReview={hasRole(role, ['admin', 'editor'])} hasScreen={useHasScreen()} />;
}
