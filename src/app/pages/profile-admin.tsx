import { OwnProfile } from '@/features/account/own-profile';
import { OwnSignIns } from '@/features/security-log/own-sign-ins';

/** /admin/profil: the own account, and who has come in with it. */
export function Component() {
  return (
    <OwnProfile>
      <OwnSignIns />
    </OwnProfile>
  );
}
