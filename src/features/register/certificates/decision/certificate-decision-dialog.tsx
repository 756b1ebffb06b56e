import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ANNULLED_KINDS, decisionsFor, isDecisionKind, type DecisionKind } from '@/domain/certificate-status';
import { toast } from '@/ui/toast/toast';
import { useFormDraft } from '@/drafts/use-form-draft';
import { useTexts } from '@/lib/i18n/use-texts';
import { officeDay } from '@/lib/today';
import { useCan } from '@/session/profile';
import type { Certificate } from '@/features/register/certificates/certificate-row';
import { AnnulFields } from './annul-fields';
import { ChangeFields } from './change-fields';
import { DecisionDialog } from './decision-dialog';
import { changesContent, factsOf, type Decision } from './decision-facts';
import { DecisionFields } from './decision-fields';
import { decisionMessages } from './decision-messages';
import { certificateQuery, decisionsQuery, useDecide } from './decision-queries';
import { proposalMessages } from './proposal-messages';
import { ReplacementField } from './replacement-field';
import { isComplete, useDecisionCheck } from './use-decision-check';

interface CertificateDecisionDialogProps {
  certificate: Certificate;
  /** Preselected kind, for example from the locked form. */
  kind?: DecisionKind | undefined;
  onClose: () => void;
}

/** Returns the annullable decisions. Without an upheld appeal, only admins can annul. */
function useAnnullable(certificateId: string) {
  const isAdmin = useCan(['admin']);
  const decisions = useQuery(decisionsQuery(certificateId)).data ?? [];
  const annulled = new Set(decisions.map(({ annuls }) => annuls));
  return decisions.filter(
    ({ id, kind }) =>
      !annulled.has(id) && ANNULLED_KINDS.some((each) => each === kind) && (isAdmin || kind === 'withdraw'),
  );
}

/** Renders the dialog that records a decision on a certificate. */
export function CertificateDecisionDialog({ certificate, kind, onClose }: CertificateDecisionDialogProps) {
  const { t } = useTexts(decisionMessages, proposalMessages);
  const { id, number, issuedOn } = certificate;
  const annullable = useAnnullable(id);
  const hasBegun = issuedOn <= officeDay(new Date());
  const kinds: DecisionKind[] = hasBegun
    ? [...decisionsFor(certificate.status), 'correct', ...(annullable.length > 0 ? (['annul'] as const) : [])]
    : ['correct'];
  const { today, blank, errorsOf } = useDecisionCheck({ kinds, issuedOn });
  const draft = useFormDraft<Decision>(`certificate-decision:${id}${kind ? `:${kind}` : ''}`, 'browser', {
    ...blank,
    kind: kind ?? '',
  });
  // Before the day of issue, a correction can only apply from the beginning.
  const value = hasBegun ? draft.values : { ...draft.values, isFromBeginning: true };
  const set = (change: Partial<Decision>) => draft.set({ ...value, ...change });
  const row = useQuery({ ...certificateQuery(id), enabled: changesContent(value.kind) }).data;
  const [isChecked, setIsChecked] = useState(false);
  const decide = useDecide(id);

  const annulsWithdrawal = annullable.some((each) => each.id === value.annuls && each.kind === 'withdraw');
  const errors = errorsOf(value, row, annulsWithdrawal);
  const shown: Partial<typeof errors> = isChecked ? errors : {};
  const submit = () => {
    setIsChecked(true);
    if (!isDecisionKind(value.kind) || !isComplete(errors) || decide.isPending) return;
    const kindName = t(`kinds.${value.kind}`);
    // A promise instead of mutate callbacks: in a list filtered by status, the row and its
    // dialog may unmount first.
    decide.mutateAsync({ kind: value.kind, facts: factsOf(value) }).then(
      (answer) => {
        toast({
          title:
            answer === 'waiting'
              ? t('certificateProposals:waiting', { number })
              : t('done', { number, kind: kindName }),
        });
        draft.done();
        onClose();
      },
      // The form already shows the error.
      () => undefined,
    );
  };
  return (
    <DecisionDialog
      title={t('title', { number })}
      description={t(certificate.isPublic ? 'hint' : 'hintHidden')}
      restored={draft.restored}
      isPending={decide.isPending}
      failure={decide.error}
      isUnknown={decide.isUnknown}
      onDecide={submit}
      onClose={onClose}
    >
      <DecisionFields kinds={kinds} issuedOn={issuedOn} value={value} set={set} errors={shown} today={today}>
        {value.kind === 'replace' && (
          <ReplacementField
            certificate={certificate}
            value={value.replacementId}
            onChange={(replacementId) => set({ replacementId })}
            error={shown.replacement}
          />
        )}
        {changesContent(value.kind) && (
          <ChangeFields value={value} set={set} errors={shown} row={row} hasBegun={hasBegun} />
        )}
        {value.kind === 'annul' && (
          <AnnulFields value={value} set={set} errors={shown} decisions={annullable} />
        )}
      </DecisionFields>
    </DecisionDialog>
  );
}
