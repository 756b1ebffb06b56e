import { Button } from '@/ui/controls/button';
import { Dialog } from '@/ui/controls/dialog';
import { useTexts } from '@/lib/i18n/use-texts';
import { adminLayoutMessages } from './messages';

/** Renders the warning before an idle session ends. Closing it in any way extends the session. */
export function IdleWarning({ onStay }: { onStay: () => void }) {
  const { t } = useTexts(adminLayoutMessages);
  return (
    <Dialog
      open
      onOpenChange={onStay}
      title={t('idle.title')}
      description={t('idle.hint')}
      size="sm"
      footer={<Button onClick={onStay}>{t('idle.stay')}</Button>}
    />
  );
}
