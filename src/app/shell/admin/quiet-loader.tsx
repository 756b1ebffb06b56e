import { commonMessages } from '@/ui/messages';
import { Spinner } from '@/ui/controls/spinner';
import { useTexts } from '@/lib/i18n/use-texts';

/** Renders an empty page until the session is known, so that the frame does not flash. */
export function QuietLoader() {
  const { t } = useTexts(commonMessages);
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
