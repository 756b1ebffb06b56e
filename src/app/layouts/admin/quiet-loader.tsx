import { useTranslation } from 'react-i18next';
import { Spinner } from '@/components/ui/spinner';

/** Shown while the session is determined: no frame yet, and nothing that flashes. */
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
