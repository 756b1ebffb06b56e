import { useTranslation } from 'react-i18next';
import { toast } from '@/components/toast/toast';
import { ReasonDialog } from '@/inbox-kit/reason-dialog';
import { useRefuse, type DataRequest } from './queries';

/** Refuses a request; the reason stays in the register and is what the person is told. */
export function RefuseDialog({ request, onClose }: { request: DataRequest; onClose: () => void }) {
  const { t } = useTranslation('dataRequests');
  const refuse = useRefuse(request.id);
  const done = () => {
    toast({ title: t('refusedToast') });
    onClose();
  };
  return (
    <ReasonDialog
      name={`data-request:${request.id}:refuse`}
      title={t('refuseTitle')}
      description={t('refuseHint')}
      action={t('refuse')}
      task={refuse}
      onDone={done}
      onClose={onClose}
    />
  );
}
