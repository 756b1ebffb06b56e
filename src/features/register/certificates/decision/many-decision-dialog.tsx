import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/controls/button';
import { useFormDraft } from '@/drafts/use-form-draft';
import { toAppError } from '@/lib/errors';
import { useTexts } from '@/lib/i18n/use-texts';
import type { BulkLine } from '@/lists/bulk/bulk-change';
import type { ChosenRows } from '@/lists/paged/paged-list';
import { certificatesAdminMessages } from '@/features/register/certificates/certificates-messages';
import { DecisionDialog } from './decision-dialog';
import { factsOf, type Decision } from './decision-facts';
import { DecisionFields } from './decision-fields';
import { decisionMessages } from './decision-messages';
import { decideMany } from './decision-queries';
import { isComplete, useDecisionCheck } from './use-decision-check';

/** Kinds of decisions that can be taken in bulk. */
const KINDS = ['suspend', 'reinstate', 'withdraw'] as const;

/** Kinds of decisions that undo a bulk decision. A withdrawal is final. */
const OPPOSITES = { suspend: 'reinstate', reinstate: 'suspend', withdraw: undefined } as const;

/**
 * Renders the dialog for one decision on all selected certificates, for example after
 * a round of surveillance.
 */
export function ManyDecisions({ ids, work }: ChosenRows) {
  const { t } = useTexts(decisionMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="secondary" isPending={work.isPending} onClick={() => setOpen(true)}>
        <ShieldCheck aria-hidden />
        {t('label')}
      </Button>
      {isOpen && !work.isLong && <ManyDecisionsDialog ids={ids} work={work} onClose={() => setOpen(false)} />}
    </>
  );
}

interface ManyDecisionsDialogProps extends ChosenRows {
  onClose: () => void;
}

function ManyDecisionsDialog({ ids, work, onClose }: ManyDecisionsDialogProps) {
  const { t } = useTexts(certificatesAdminMessages, decisionMessages);
  const { today, blank, errorsOf } = useDecisionCheck({ kinds: KINDS });
  const draft = useFormDraft<Decision>('certificate-decision-of-many', 'browser', blank);
  const [isChecked, setIsChecked] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);
  const errors = errorsOf(draft.values);
  const title = t('decideMany.title', { count: ids.length });

  const decide = () => {
    setIsChecked(true);
    const kind = KINDS.find((each) => each === draft.values.kind);
    if (!kind || !isComplete(errors) || work.isPending) return;
    setFailure(null);
    const facts = factsOf(draft.values);
    const opposite = OPPOSITES[kind];
    const back = {
      effective_on: draft.values.effectiveOn,
      reason: t('decideMany.undone', { reason: draft.values.reason.trim() }).slice(0, 2000),
      // Each suspension has its earlier ground and end again.
      ...(opposite === 'suspend' && { as_before: true }),
    };
    work
      .run({
        label: title,
        ids,
        change: (part, key) => decideMany(part, { kind, facts }, key),
        ...(opposite && {
          undo: (lines: readonly BulkLine[], key: string) =>
            decideMany(
              lines.map(({ row_id }) => row_id),
              { kind: opposite, facts: back },
              key,
            ),
        }),
        done: (count) => t('decideMany.done', { count, kind: t(`certificateDecision:kinds.${kind}`) }),
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
        kinds={KINDS}
        value={draft.values}
        set={(change) => draft.set({ ...draft.values, ...change })}
        errors={isChecked ? errors : {}}
        today={today}
      />
    </DecisionDialog>
  );
}
