import { useLocation } from 'react-router-dom';
import { Notice } from '@/ui/notice';
import { ScreenHeader } from '@/ui/page-header';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { PageMeta } from '@/site/page/page-meta';
import { adminPageMessages } from '@/app/screens/admin-messages';
import { useStaff } from '@/app/staff';
import { ForbiddenPage } from './forbidden';

/** Replaces each screen for a user without a profile row, to whom the database returns no data. */
export function NoProfile() {
  const { t } = useTexts(adminPageMessages);
  const { profile } = useStaff();
  const { pathname } = useLocation();
  if (pathname !== paths.admin.dashboard) return <ForbiddenPage explanation={t('noProfileHint')} />;
  return (
    <>
      <PageMeta title={t('dashboard')} />
      <ScreenHeader title={t('dashboard')} purpose={t('greeting', { name: profile.fullName })} />
      <Notice tone="info" title={t('noProfile')}>
        <p>{t('noProfileHint')}</p>
      </Notice>
    </>
  );
}
