import { LogoMark } from '@/ui/logo-mark';
import { commonMessages } from '@/ui/messages';
import { useTexts } from '@/lib/i18n/use-texts';

/** Renders the full-screen loader until the first screen's code and the site settings are loaded. */
export function FirstLoad() {
  const { t } = useTexts(commonMessages);
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
