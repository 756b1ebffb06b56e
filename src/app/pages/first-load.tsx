import { useTranslation } from 'react-i18next';
import { LogoMark } from '@/components/logo-mark';

/** The full-screen loader: until the first screen's code, and then the site's settings, are here. */
export function FirstLoad() {
  const { t } = useTranslation('common');
  return (
    <div
      role="status"
      className="flex min-h-dvh animate-overlay flex-col items-center justify-center gap-4 text-text-muted"
    >
      <LogoMark className="size-12 animate-skeleton text-primary" />
      <p className="text-sm">{t('loading')}</p>
    </div>
  );
}
