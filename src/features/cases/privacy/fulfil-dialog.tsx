import { commonMessages } from '@/ui/messages';
import { toast } from '@/ui/toast/toast';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { Dialog } from '@/ui/controls/dialog';
import { useRefusalMessage } from '@/features/cases/inbox/use-refusal-message';
import { useTexts } from '@/lib/i18n/use-texts';
import { CorrectDialog } from './correct-dialog';
import { dataRequestsMessages } from './messages';
import {
  useErase,
  useExportPerson,
  useRestrict,
  useWithdraw,
  type DataRequest,
  type PersonCopyResult,
} from './queries';

interface FulfilDialogProps {
  request: DataRequest;
  onClose: () => void;
  onCopy: (copy: PersonCopyResult) => void;
}

/** Renders the dialog that fulfils a request: a form for a correction, a confirmation for all others. */
export function FulfilDialog(props: FulfilDialogProps) {
  return props.request.kind === 'correct' ? <CorrectDialog {...props} /> : <ConfirmFulfilDialog {...props} />;
}

const CONFIRMED = ['restrict', 'object', 'withdraw', 'erase', 'export'] as const;

function ConfirmFulfilDialog({ request, onClose, onCopy }: FulfilDialogProps) {
  const { t } = useTexts(dataRequestsMessages, commonMessages);
  const messageFor = useRefusalMessage();
  const restrict = useRestrict(request.id);
  const erase = useErase(request.id);
  const copy = useExportPerson(request.id);
  const withdraw = useWithdraw(request.id);
  const kind = CONFIRMED.find((each) => each === request.kind) ?? 'restrict';
  const task = { restrict, object: restrict, withdraw, erase, export: copy }[kind];

  const run = () => {
    const done = () => {
      toast({ title: t('doneToast') });
      onClose();
    };
    // A promise instead of mutate callbacks: the dialog unmounts once the register no longer lists the
    // request as open.
    const carriedOut =
      kind === 'export'
        ? copy.mutateAsync().then(onCopy)
        : { erase, restrict, object: restrict, withdraw }[kind].mutateAsync();
    // The dialog shows the error.
    carriedOut.then(done, () => undefined);
  };

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`tasks.${kind}.title`)}
      description={t(`tasks.${kind}.hint`, { number: request.case_number })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button variant={kind === 'erase' ? 'danger' : 'primary'} onClick={run} isPending={task.isPending}>
            {t(`tasks.${kind}.action`)}
          </Button>
        </>
      }
    >
      {task.isError && <Notice tone="danger" live="assertive" title={messageFor(task.error)} />}
    </Dialog>
  );
}
