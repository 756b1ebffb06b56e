import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { decisionsFor } from '@/domain/certificate-status';
import { toast } from '@/ui/toast/toast';
import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { useFormDraft } from '@/drafts/use-form-draft';
import { useTexts } from '@/lib/i18n/use-texts';
import { resourceKitMessages } from '@/forms/resource/messages';
import { certificatesOfQuery, useSetStatus } from '@/features/register/companies/admin-queries';
import { type Certificate } from '@/features/register/certificates/certificate-row';
import { certificatesAdminMessages } from '@/features/register/certificates/certificates-messages';
import { DecisionDialog } from './decision-dialog';
import { DecisionFields, recordOf, useDecisionCheck } from './decision-fields';
import type { Decision } from './decision-record';
import { proposalMessages } from './proposal-messages';

interface StatusDialogProps {
  certificate: Certificate;
  onClose: () => void;
}

type StatusDraft = Decision & { replacementId: string };

/**
 * Renders the dialog for a decision on a certificate (suspended, withdrawn, replaced or valid again), with a
 * reason and an effective date.
 */
export function StatusDialog({ certificate, onClose }: StatusDialogProps) {
  const { t } = useTexts(certificatesAdminMessages, resourceKitMessages, proposalMessages);
  const limits = {
    choices: decisionsFor(certificate.status),
    issuedOn: certificate.issuedOn,
  };
  const { today, blank, statusOf, errorsOf } = useDecisionCheck(limits);
  const draft = useFormDraft<StatusDraft>(`certificate-status:${certificate.id}`, 'browser', {
    ...blank,
    replacementId: '',
  });
  const { reason, effectiveOn, replacementId } = draft.values;
  const status = statusOf(draft.values);
  const set = (change: Partial<StatusDraft>) => draft.set({ ...draft.values, ...change });
  const [isChecked, setIsChecked] = useState(false);
  const others = useQuery({ ...certificatesOfQuery(certificate.clientId), enabled: status === 'diganti' });
  const setTo = useSetStatus(certificate.id);

  const errors = {
    ...errorsOf(draft.values),
    replacement: status === 'diganti' && !replacementId ? t('decide.replacementMissing') : undefined,
  };
  const shown: Partial<typeof errors> = isChecked ? errors : {};
  const decide = () => {
    setIsChecked(true);
    if (!status || Object.values(errors).some(Boolean) || setTo.isPending) return;
    const change = { status, reason: reason.trim(), effectiveOn, decision: recordOf(draft.values) };
    // A promise instead of mutate callbacks: a list filtered by status may unmount the row and its dialog.
    setTo.mutateAsync({ ...change, replacementId: status === 'diganti' ? replacementId : undefined }).then(
      (answer) => {
        const { number } = certificate;
        toast({
          title:
            answer === 'waiting'
              ? t('certificateProposals:waiting', { number })
              : t('decide.done', { number, status: t(`options.status.${status}`) }),
        });
        draft.done();
        onClose();
      },
      // The form shows the error.
      () => undefined,
    );
  };
  return (
    <DecisionDialog
      title={t('decide.title', { number: certificate.number })}
      description={t(certificate.isPublic ? 'decide.hint' : 'decide.hintHidden')}
      restored={draft.restored}
      isPending={setTo.isPending}
      failure={setTo.error}
      isUnknown={setTo.isUnknown}
      onDecide={decide}
      onClose={onClose}
    >
      <DecisionFields
        {...limits}
        value={{ ...draft.values, status: status ?? '' }}
        set={set}
        errors={shown}
        today={today}
      >
        {status === 'diganti' && (
          <Field
            label={t('decide.replacement')}
            required
            hint={t('decide.replacementHint')}
            error={shown.replacement}
          >
            <Select value={replacementId} onChange={({ target }) => set({ replacementId: target.value })}>
              <option value="">
                {t(others.isPending ? 'resourceKit:loadingChoice' : 'resourceKit:choose')}
              </option>
              {others.data
                ?.filter(({ id, deleted_at }) => id !== certificate.id && !deleted_at)
                .map(({ id, number, subclass_code }) => (
                  <option key={id} value={id}>
                    {number} · {subclass_code}
                  </option>
                ))}
            </Select>
          </Field>
        )}
      </DecisionFields>
    </DecisionDialog>
  );
}
