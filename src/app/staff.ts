import { createContext, use } from 'react';
import type { Profile } from '@/session/profile';
import type { AdminScreen } from './screens/admin-screen';

type Staff = {
  profile: Profile;
  /** The profile could not be read: `profile` is the fallback, and the user's permissions are unknown. */
  isUncertain: boolean;
  isChecking: boolean;
  checkAgain: () => void;
  /**
   * Every screen of the back-office, passed here because a screen importing the list would create a circular
   * import.
   */
  screens: readonly AdminScreen[];
};

export const StaffContext = createContext<Staff | null>(null);

/** Returns the signed-in user, for everything inside the guard. */
export function useStaff(): Staff {
  const staff = use(StaffContext);
  if (!staff) throw new Error('useStaff() is for what stands inside the guard');
  return staff;
}
