import { toast } from '@/components/toast/toast';
import { ReasonDialog } from '@/inbox-kit/case/reason-dialog';
import { useTexts } from '@/lib/i18n/use-texts';
import { dataRequestsMessages } from './messages';
import { useRefuse, type DataRequest } from './queries';

/** Refuses a request; the reason stays in the register and is what the person is told. */
export function RefuseDialog({ request, onClose }: { request: DataRequest; onClose: () => void }) {
  const { t } = useTexts(dataRequestsMessages);
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
