import { useTranslation } from 'react-i18next';
import { Spinner } from '@/components/ui/spinner';

/** While it is being found out who is here: no frame yet, and nothing that flashes when it takes a moment. */
export function QuietLoader() {
  const { t } = useTranslation('common');
  return (
    <div
      role="status"
      aria-label={t('loading')}
      className="grid min-h-dvh place-items-center text-text-muted"
    >
      <Spinner className="size-6" />
    </div>
  );
}
