import { createContext, use } from 'react';
import type { Profile } from '@/session/profile';
import type { AdminScreen } from './screens/admin-screen';

type Staff = {
  profile: Profile;
  /** The profile could not be read: `profile` is the fallback, and the person's rights are unknown. */
  isUncertain: boolean;
  isChecking: boolean;
  checkAgain: () => void;
  /** Every screen of the back-office: a screen that imported the list itself would be in a circle with it. */
  screens: readonly AdminScreen[];
};

export const StaffContext = createContext<Staff | null>(null);

/** The signed-in person, for everything inside the guard. */
export function useStaff(): Staff {
  const staff = use(StaffContext);
  if (!staff) throw new Error('useStaff() is for what stands inside the guard');
  return staff;
}
