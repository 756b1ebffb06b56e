import { SearchX } from 'lucide-react';
import { EmptyState } from '@/components/empty-state';
import { ScreenHeader } from '@/components/page-header';
import { useTexts } from '@/lib/i18n/use-texts';
import { BackToList } from './back-to-list';
import { inboxKitMessages } from './messages';

/** An address whose case does not exist. */
export function CaseMissing() {
  const { t } = useTexts(inboxKitMessages);
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
