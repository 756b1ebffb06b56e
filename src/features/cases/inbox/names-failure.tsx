import { commonMessages } from '@/ui/messages';
import { Button } from '@/ui/controls/button';
import { useTexts } from '@/lib/i18n/use-texts';
import { inboxKitMessages } from './messages';
import { useColleagues } from './use-colleagues';

/** Renders an unobtrusive notice that staff names failed to load, with a retry button. */
export function NamesFailure() {
  const { t } = useTexts(inboxKitMessages, commonMessages);
  const { isFailed, isFetching, retry } = useColleagues();
  if (!isFailed) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-muted">
      <p role="status">{t('namesFailed')}</p>
      <Button variant="secondary" size="sm" onClick={retry} isPending={isFetching}>
        {t('common:retry')}
      </Button>
    </div>
  );
}
