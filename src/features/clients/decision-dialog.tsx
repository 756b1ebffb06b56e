import { useId, type ReactNode } from 'react';
import { FailureNotice } from '@/components/failure-notice';
import { UnknownOutcome } from '@/components/unknown-outcome';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DraftNotice } from '@/draft-kit/draft-notice';
import type { useFormDraft } from '@/draft-kit/use-form-draft';
import { useTexts } from '@/lib/i18n/use-texts';
import { resourceKitMessages } from '@/resource-kit/messages';
import { useReason } from '@/resource-kit/use-reason';
import { useSaveShortcut } from '@/lib/use-save-shortcut';
import { certificatesAdminMessages } from './certificates-messages';
import { certificateForm } from './register-forms';

interface DecisionDialogProps {
  title: string;
  description: string;
  restored: ReturnType<typeof useFormDraft>['restored'];
  isPending: boolean;
  failure: unknown;
  /** The answer was lost, and nobody knows yet whether the decision was recorded. */
  isUnknown?: boolean;
  onDecide: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Dialog for decisions on certificates: the fields, the last error, and the two buttons. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { t } = useTexts(certificatesAdminMessages, resourceKitMessages);
  const say = useReason(certificateForm);
  const formId = useId();
  const { failure, isUnknown = false, onDecide, onClose } = props;
  useSaveShortcut(onDecide);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={props.title}
      description={props.description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('decide.cancel')}
          </Button>
          <Button type="submit" form={formId} isPending={props.isPending}>
            {t('decide.submit')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          onDecide();
        }}
      >
        <DraftNotice restored={props.restored} />
        {props.children}
        {isUnknown && <UnknownOutcome isAsking={props.isPending} />}
        {failure != null && !isUnknown && (
          <FailureNotice of={failure} title={t('resourceKit:saveFailed')}>
            {say(failure)}
          </FailureNotice>
        )}
      </form>
    </Dialog>
  );
}
