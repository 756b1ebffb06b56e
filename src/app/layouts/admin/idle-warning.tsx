import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';

/** Warning before an idle session ends; closing it in any way keeps the session. */
export function IdleWarning({ onStay }: { onStay: () => void }) {
  const { t } = useTranslation('adminLayout');
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
