import { useTranslation } from 'react-i18next';
import { useStaff } from '@/app/staff';
import { ROLES } from '@/config/roles';

/** The signed-in person as the frame shows them: full name or e-mail, and the role in words. */
export function usePerson(): { name: string; email: string; role: string; roleName: string } {
  const { t } = useTranslation('adminLayout');
  const { fullName, email, role } = useStaff().profile;
  const known = ROLES.find((each) => each === role.toLowerCase());
  return { name: fullName || email, email, role, roleName: known ? t(`role.${known}`) : role };
}
