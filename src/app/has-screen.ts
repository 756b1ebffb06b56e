import { matchPath } from 'react-router-dom';
import { hasRole } from '@/config/roles';
import { adminScreens } from './admin-screens';
import { useStaff } from './staff';

/** Says whether a screen stands at an address of the back-office that the person at work may open. */
export function useHasScreen(): (address: string) => boolean {
  const { role } = useStaff().profile;
  return (address) => {
    const [pathname = ''] = address.split(/[?#]/);
    return adminScreens.some(({ path, roles }) => matchPath(path, pathname) && hasRole(role, roles));
  };
}
