import { createContext, use } from 'react';
import type { Profile } from '@/session/profile';
import type { AdminScreen } from './screens/admin-screen';

type Staff = {
  profile: Profile;
  /** True if the profile could not be read: `profile` is the fallback, and permissions are unknown. */
  isUncertain: boolean;
  isChecking: boolean;
  checkAgain: () => void;
  /**
   * All back-office screens. Passed in context, because a screen that imports the list would create a
   * circular import.
   */
  screens: readonly AdminScreen[];
};

export const StaffContext = createContext<Staff | null>(null);

/** Returns the signed-in user; only inside the guard. */
export function useStaff(): Staff {
  const staff = use(StaffContext);
  if (!staff) throw new Error('useStaff() must be used inside the guard');
  return staff;
}
