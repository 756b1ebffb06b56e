import { ProfileScreen } from '@/features/account/profile-screen';
import { OwnSignIns } from '@/features/security-log/own-sign-ins';

/** /admin/profil: the own account, and who has come in with it. */
export function Component() {
  return (
    <ProfileScreen>
      <OwnSignIns />
    </ProfileScreen>
  );
}
