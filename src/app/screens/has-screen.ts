import { hasRole } from '@/config/roles';
import { useStaff } from '@/app/staff';
import { mayOpen, type AdminScreen } from './admin-screen';

/** Says whether a screen stands at an address of the back-office that the person at work may open. */
export function useHasScreen(): (address: string) => boolean {
  const { profile, screens } = useStaff();
  return (address) => mayOpen(screens, address, profile.role);
}

/** Finds the screen at a path, when there is one and the person at work may open it. */
export function useScreenFor(): (path: string) => AdminScreen | undefined {
  const { profile, screens } = useStaff();
  return (wanted) => screens.find(({ path, roles }) => path === wanted && hasRole(profile.role, roles));
}
