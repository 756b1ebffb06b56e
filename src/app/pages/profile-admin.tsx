import { Link } from 'react-router-dom';
import { welcomeMessages } from '@/app/welcome/messages';
import { paths } from '@/config/paths';
import { OwnProfile } from '@/features/account/own-profile';
import { OwnSignIns } from '@/features/audit-log/own-sign-ins';
import { useTexts } from '@/lib/i18n/use-texts';

/** Renders /admin/profil: the user's account and its sign-ins. */
export function Component() {
  const { t } = useTexts(welcomeMessages);
  return (
    <OwnProfile>
      <OwnSignIns />
      <p>
        <Link to={paths.admin.welcome} className="inline-flex min-h-6 items-center link">
          {t('again')}
        </Link>
      </p>
    </OwnProfile>
  );
}
