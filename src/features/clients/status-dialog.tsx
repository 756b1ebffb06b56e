import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '@/components/failure-notice';
import { toast } from '@/components/toast/toast';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { DraftNotice } from '@/draft-kit/draft-notice';
import { useFormDraft } from '@/draft-kit/use-form-draft';
import { useReason } from '@/resource-kit/use-reason';
import { useSaveShortcut } from '@/resource-kit/use-save-shortcut';
import { certificatesOfQuery, useSetStatus } from './admin-queries';
import { DECIDED, type Certificate } from './certificate';
import { certificatesResource } from './certificates-resource';
import { DecisionFields, useDecisionCheck, type Decision } from './decision-fields';

interface StatusDialogProps {
  certificate: Certificate;
  onClose: () => void;
}

type StatusDraft = Decision & { replacementId: string };

/** Decides on a certificate: suspended, withdrawn, replaced by another one, or valid again; why, and from which day on. */
export function StatusDialog({ certificate, onClose }: StatusDialogProps) {
  const { t } = useTranslation(['certificatesAdmin', 'resourceKit']);
  const say = useReason(certificatesResource);
  const limits = {
    choices: DECIDED.filter((status) => status !== certificate.status),
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
    const change = { status, reason: reason.trim(), effectiveOn };
    setTo.mutate(
      { ...change, replacementId: status === 'diganti' ? replacementId : undefined },
      {
        onSuccess: () => {
          toast({
            title: t('decide.done', { number: certificate.number, status: t(`options.status.${status}`) }),
          });
          draft.done();
          onClose();
        },
      },
    );
  };
  useSaveShortcut(decide);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('decide.title', { number: certificate.number })}
      description={t('decide.hint')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('decide.cancel')}
          </Button>
          <Button type="submit" form="certificate-status" isPending={setTo.isPending}>
            {t('decide.submit')}
          </Button>
        </>
      }
    >
      <form
        id="certificate-status"
        noValidate
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          decide();
        }}
      >
        <DraftNotice restored={draft.restored} />
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
                  .map(({ id, number, subclass }) => (
                    <option key={id} value={id}>
                      {number} · {subclass.code}
                    </option>
                  ))}
              </Select>
            </Field>
          )}
        </DecisionFields>
        {setTo.error && (
          <FailureNotice of={setTo.error} title={t('resourceKit:saveFailed')}>
            {say(setTo.error)}
          </FailureNotice>
        )}
      </form>
    </Dialog>
  );
}
