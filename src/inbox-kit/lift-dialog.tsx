import { useTranslation } from 'react-i18next';
import { toast } from '@/components/toast/toast';
import { useLiftRestriction, type Subject } from './data-request-actions';
import { ReasonDialog } from './reason-dialog';

/** Ends a restriction, for a reason that stays in the register. */
export function LiftDialog({ subject, onClose }: { subject: Subject; onClose: () => void }) {
  const { t } = useTranslation('inboxKit');
  const lift = useLiftRestriction(subject);
  const done = () => {
    toast({ title: t('personalData.lifted') });
    onClose();
  };
  return (
    <ReasonDialog
      name={`lift:${subject.id}`}
      title={t('personalData.lift')}
      description={t('personalData.liftHint')}
      action={t('personalData.lift')}
      task={lift}
      onDone={done}
      onClose={onClose}
    />
  );
}
