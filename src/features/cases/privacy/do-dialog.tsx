import { commonMessages } from '@/ui/messages';
import { toast } from '@/ui/toast/toast';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { Dialog } from '@/ui/controls/dialog';
import { useRefusalMessage } from '@/features/cases/inbox/use-refusal-message';
import { useTexts } from '@/lib/i18n/use-texts';
import { CorrectDialog } from './correct-dialog';
import { dataRequestsMessages } from './messages';
import { useErase, useExport, useRestrict, type DataRequest, type PersonCopy } from './queries';

interface DoDialogProps {
  request: DataRequest;
  onClose: () => void;
  onCopy: (copy: PersonCopy) => void;
}

/** Renders the dialog that fulfils a request: a form for a correction, a confirmation for all others. */
export function DoDialog(props: DoDialogProps) {
  return props.request.kind === 'correct' ? <CorrectDialog {...props} /> : <AgreeDialog {...props} />;
}

function AgreeDialog({ request, onClose, onCopy }: DoDialogProps) {
  const { t } = useTexts(dataRequestsMessages, commonMessages);
  const say = useRefusalMessage();
  const restrict = useRestrict(request.id);
  const erase = useErase(request.id);
  const copy = useExport(request.id);
  const kind = request.kind === 'erase' ? 'erase' : request.kind === 'export' ? 'export' : 'restrict';
  const task = { restrict, erase, export: copy }[kind];

  const run = () => {
    const done = () => {
      toast({ title: t('doneToast') });
      onClose();
    };
    // A promise instead of mutate callbacks: the dialog unmounts once the register no longer lists the
    // request as open.
    const carriedOut =
      kind === 'export' ? copy.mutateAsync().then(onCopy) : { erase, restrict }[kind].mutateAsync();
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
      {task.isError && <Notice tone="danger" live="assertive" title={say(task.error)} />}
    </Dialog>
  );
}
