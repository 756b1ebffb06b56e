import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';

/** Nobody has touched the back-office for long: closing this in any way keeps the session. */
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
