import { useStaff } from '@/app/staff';
import { isOpenTo, mayOpen, type AdminScreen } from './admin-screen';

/** Returns a function that checks whether an address belongs to a back-office screen the user may open. */
export function useHasScreen(): (address: string) => boolean {
  const { profile, screens } = useStaff();
  return (address) => mayOpen(screens, address, profile);
}

/** Returns a function that finds the screen at a path, if it exists and the user may open it. */
export function useScreenFor(): (path: string) => AdminScreen | undefined {
  const { profile, screens } = useStaff();
  return (wanted) => screens.find((screen) => screen.path === wanted && isOpenTo(screen, profile));
}
