import { toast } from '@/components/toast/toast';
import { useTexts } from '@/lib/i18n/use-texts';
import { inboxKitMessages } from '@/inbox-kit/messages';
import { useLiftRestriction, type Subject } from './data-request-actions';
import { ReasonDialog } from './reason-dialog';

/** Ends a restriction, for a reason that stays in the register. */
export function LiftDialog({ subject, onClose }: { subject: Subject; onClose: () => void }) {
  const { t } = useTexts(inboxKitMessages);
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
