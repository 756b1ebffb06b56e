import { useStaff } from '@/app/staff';
import { ROLES } from '@/config/roles';
import { useTexts } from '@/lib/i18n/use-texts';
import { adminLayoutMessages } from './messages';

/** Returns the signed-in user for display: full name or e-mail, and the role's label. */
export function usePerson(): { name: string; email: string; role: string; roleName: string } {
  const { t } = useTexts(adminLayoutMessages);
  const { fullName, email, role } = useStaff().profile;
  const known = ROLES.find((each) => each === role.toLowerCase());
  return { name: fullName || email, email, role, roleName: known ? t(`role.${known}`) : role };
}
