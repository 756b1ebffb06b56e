import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/components/empty-state';
import { ScreenHeader } from '@/components/page-header';
import { BackToList } from './back-to-list';

/** An address whose case does not exist. */
export function CaseMissing() {
  const { t } = useTranslation('inboxKit');
  return (
    <>
      <ScreenHeader title={t('notFound')} />
      <EmptyState
        icon={<SearchX />}
        title={t('notFound')}
        message={t('notFoundHint')}
        action={<BackToList />}
      />
    </>
  );
}
