import { createContext, use } from 'react';
import type { Profile } from '@/session/profile';

type Staff = {
  profile: Profile;
  /** The profile could not be read: `profile` is the fallback, and what the person may open is not known. */
  isUncertain: boolean;
  isChecking: boolean;
  checkAgain: () => void;
};

export const StaffContext = createContext<Staff | null>(null);

/** The signed-in person, for everything inside the guard. */
export function useStaff(): Staff {
  const staff = use(StaffContext);
  if (!staff) throw new Error('useStaff() is for what stands inside the guard');
  return staff;
}
