import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '@/components/failure-notice';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DraftNotice } from '@/draft-kit/draft-notice';
import { useFormDraft } from '@/draft-kit/use-form-draft';
import type { ChosenRows } from '@/resource-kit/paged/paged-list';
import { useReason } from '@/resource-kit/use-reason';
import { useSaveShortcut } from '@/resource-kit/use-save-shortcut';
import { setStatuses, undoStatuses } from './admin-queries';
import { DECIDED } from './certificate';
import { certificatesResource } from './certificates-resource';
import { DecisionFields, useDecisionCheck, type Decision } from './decision-fields';

/** The replacement differs from one certificate to the next: that is decided on each. */
const choices = DECIDED.filter((status) => status !== 'diganti');

/** One decision on the certificates that are chosen, as after a round of surveillance. */
export function ManyStatuses({ ids, work }: ChosenRows) {
  const { t } = useTranslation('certificatesAdmin');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="secondary" isPending={work.isPending} onClick={() => setOpen(true)}>
        <ShieldCheck aria-hidden />
        {t('decideMany.action')}
      </Button>
      {isOpen && !work.isLong && <ManyStatusDialog ids={ids} work={work} onClose={() => setOpen(false)} />}
    </>
  );
}

interface ManyStatusDialogProps extends ChosenRows {
  onClose: () => void;
}

function ManyStatusDialog({ ids, work, onClose }: ManyStatusDialogProps) {
  const { t } = useTranslation(['certificatesAdmin', 'resourceKit']);
  const say = useReason(certificatesResource);
  const { today, blank, statusOf, errorsOf } = useDecisionCheck({ choices });
  const draft = useFormDraft<Decision>('certificate-status-of-many', 'browser', blank);
  const [isChecked, setIsChecked] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const errors = errorsOf(draft.values);
  const title = t('decideMany.title', { count: ids.length });

  const decide = () => {
    setIsChecked(true);
    const status = statusOf(draft.values);
    if (!status || Object.values(errors).some(Boolean) || work.isPending) return;
    setFailure(undefined);
    const { effectiveOn } = draft.values;
    const reason = draft.values.reason.trim();
    const change = { status, reason, effectiveOn };
    const back = { reason: t('decideMany.undone', { reason }).slice(0, 2000), effectiveOn };
    work
      .run({
        label: title,
        ids,
        change: (part, key) => setStatuses(part, change, key),
        undo: (lines, key) => undoStatuses(lines, back, key),
        done: (count) => t('decideMany.done', { count, status: t(`options.status.${status}`) }),
        close: (isDone) => {
          if (isDone) draft.done();
          onClose();
        },
      })
      .catch(setFailure);
  };
  useSaveShortcut(decide);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={t('decideMany.hint')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('decide.cancel')}
          </Button>
          <Button type="submit" form="certificate-statuses" isPending={work.isPending}>
            {t('decide.submit')}
          </Button>
        </>
      }
    >
      <form
        id="certificate-statuses"
        noValidate
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          decide();
        }}
      >
        <DraftNotice restored={draft.restored} />
        <DecisionFields
          choices={choices}
          value={draft.values}
          set={(change) => draft.set({ ...draft.values, ...change })}
          errors={isChecked ? errors : {}}
          today={today}
        />
        {failure !== undefined && (
          <FailureNotice of={failure} title={t('resourceKit:saveFailed')}>
            {say(failure)}
          </FailureNotice>
        )}
      </form>
    </Dialog>
  );
}
