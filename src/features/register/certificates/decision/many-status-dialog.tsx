import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { decidedStatuses } from '@/domain/certificate-status';
import { Button } from '@/ui/controls/button';
import { useFormDraft } from '@/drafts/use-form-draft';
import { toAppError } from '@/lib/errors';
import { useTexts } from '@/lib/i18n/use-texts';
import type { BulkLine } from '@/lists/bulk/bulk-change';
import type { ChosenRows } from '@/lists/paged/paged-list';
import { setStatuses, undoStatuses } from '@/features/register/companies/admin-queries';
import { certificatesAdminMessages } from '@/features/register/certificates/certificates-messages';
import { DecisionDialog } from './decision-dialog';
import { DecisionFields, recordOf, useDecisionCheck } from './decision-fields';
import type { Decision } from './decision-record';

/** A replacement differs for each certificate, so it cannot be decided in bulk. */
const choices = decidedStatuses.filter((status) => status !== 'diganti');

/**
 * Renders the dialog that applies one decision to the selected certificates, such as after a round of
 * surveillance.
 */
export function ManyStatuses({ ids, work }: ChosenRows) {
  const { t } = useTexts(certificatesAdminMessages);
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
  const { t } = useTexts(certificatesAdminMessages);
  const { today, blank, statusOf, errorsOf } = useDecisionCheck({ choices });
  const draft = useFormDraft<Decision>('certificate-status-of-many', 'browser', blank);
  const [isChecked, setIsChecked] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);
  const errors = errorsOf(draft.values);
  const title = t('decideMany.title', { count: ids.length });

  const decide = () => {
    setIsChecked(true);
    const status = statusOf(draft.values);
    if (!status || Object.values(errors).some(Boolean) || work.isPending) return;
    setFailure(null);
    const { effectiveOn } = draft.values;
    const reason = draft.values.reason.trim();
    const change = { status, reason, effectiveOn, decision: recordOf(draft.values) };
    const back = { reason: t('decideMany.undone', { reason }).slice(0, 2000), effectiveOn };
    work
      .run({
        label: title,
        ids,
        change: (part, key) => setStatuses(part, change, key),
        // A withdrawal is final.
        ...(status !== 'dicabut' && {
          undo: (lines: readonly BulkLine[], key: string) => undoStatuses(lines, back, key),
        }),
        done: (count) => t('decideMany.done', { count, status: t(`options.status.${status}`) }),
        close: (isDone) => {
          if (isDone) draft.done();
          onClose();
        },
      })
      .catch((error: unknown) => setFailure(toAppError(error)));
  };
  return (
    <DecisionDialog
      title={title}
      description={t('decideMany.hint')}
      restored={draft.restored}
      isPending={work.isPending}
      failure={failure}
      onDecide={decide}
      onClose={onClose}
    >
      <DecisionFields
        choices={choices}
        value={draft.values}
        set={(change) => draft.set({ ...draft.values, ...change })}
        errors={isChecked ? errors : {}}
        today={today}
      />
    </DecisionDialog>
  );
}
