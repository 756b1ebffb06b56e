import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '@/components/failure-notice';
import { toast } from '@/components/toast/toast';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextArea } from '@/components/ui/text-area';
import { TextInput } from '@/components/ui/text-input';
import { DraftNotice } from '@/draft-kit/draft-notice';
import { useFormDraft } from '@/draft-kit/use-form-draft';
import { toAppError } from '@/lib/errors';
import { officeDay } from '@/lib/today';
import { useSaveShortcut } from '@/resource-kit/use-save-shortcut';
import { certificatesOfQuery, useSetStatus } from './admin-queries';
import { DECIDED, type Certificate } from './certificate';

interface StatusDialogProps {
  certificate: Certificate;
  onClose: () => void;
}

type StatusDraft = Record<'status' | 'reason' | 'effectiveOn' | 'replacementId', string>;

/** Decides on a certificate: suspended, withdrawn, replaced by another one, or valid again; why, and from which day on. */
export function StatusDialog({ certificate, onClose }: StatusDialogProps) {
  const { t } = useTranslation(['certificatesAdmin', 'resourceKit']);
  const [today] = useState(() => officeDay(new Date()));
  const choices = DECIDED.filter((status) => status !== certificate.status);
  const draft = useFormDraft<StatusDraft>(`certificate-status:${certificate.id}`, 'browser', {
    // Nothing is proposed: a certificate that is suspended must not be valid again by a press of Enter.
    status: '',
    reason: '',
    effectiveOn: today,
    replacementId: '',
  });
  const { reason, effectiveOn, replacementId } = draft.values;
  const status = choices.find((each) => each === draft.values.status);
  const set = (change: Partial<typeof draft.values>) => draft.set({ ...draft.values, ...change });
  const [isChecked, setIsChecked] = useState(false);
  const others = useQuery({ ...certificatesOfQuery(certificate.clientId), enabled: status === 'diganti' });
  const setTo = useSetStatus(certificate.id);

  const errors = {
    status: status ? undefined : t('decide.statusMissing'),
    reason: reason.trim() ? undefined : t('decide.reasonMissing'),
    day: effectiveOn >= certificate.issuedOn && effectiveOn <= today ? undefined : t('decide.dayWrong'),
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
        <Field label={t('decide.status')} required error={shown.status}>
          <Select value={status ?? ''} onChange={({ target }) => set({ status: target.value })}>
            <option value="">{t('resourceKit:choose')}</option>
            {choices.map((each) => (
              <option key={each} value={each}>
                {t(`options.status.${each}`)}
              </option>
            ))}
          </Select>
        </Field>
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
                ?.filter(({ id }) => id !== certificate.id)
                .map(({ id, number, subclass }) => (
                  <option key={id} value={id}>
                    {number} · {subclass.code}
                  </option>
                ))}
            </Select>
          </Field>
        )}
        <Field label={t('decide.day')} required hint={t('decide.dayHint')} error={shown.day}>
          <TextInput
            type="date"
            value={effectiveOn}
            min={certificate.issuedOn}
            max={today}
            onChange={({ target }) => set({ effectiveOn: target.value })}
          />
        </Field>
        <Field label={t('decide.reason')} required hint={t('decide.reasonHint')} error={shown.reason}>
          <TextArea
            value={reason}
            maxLength={2000}
            rows={4}
            onChange={({ target }) => set({ reason: target.value })}
          />
        </Field>
        {setTo.error && (
          <FailureNotice of={setTo.error} title={t('resourceKit:saveFailed')}>
            {t(`resourceKit:reasons.${toAppError(setTo.error).kind}`)}
          </FailureNotice>
        )}
      </form>
    </Dialog>
  );
}
