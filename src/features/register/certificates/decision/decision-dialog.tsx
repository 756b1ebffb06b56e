import type { ReactNode } from 'react';
import { FormDialog } from '@/drafts/form-dialog';
import type { useFormDraft } from '@/drafts/use-form-draft';
import { useTexts } from '@/lib/i18n/use-texts';
import { useSaveShortcut } from '@/lib/use-save-shortcut';
import { resourceKitMessages } from '@/forms/resource/messages';
import { useReason } from '@/forms/resource/use-reason';
import { certificateForm } from '@/features/register/companies/register-forms';
import { decisionMessages } from './decision-messages';

interface DecisionDialogProps {
  title: string;
  description: string;
  restored: ReturnType<typeof useFormDraft>['restored'];
  isPending: boolean;
  failure: Error | null;
  /** True if the response was lost, so that the decision may or may not be recorded. */
  isUnknown?: boolean;
  onDecide: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Renders the dialog for decisions on certificates: the fields, the last error, and two buttons. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { title, description, restored, isPending, failure, isUnknown, onDecide, onClose, children } = props;
  const { t } = useTexts(decisionMessages, resourceKitMessages);
  const messageFor = useReason(certificateForm);
  useSaveShortcut(onDecide);
  return (
    <FormDialog
      title={title}
      description={description}
      action={t('submit')}
      restored={restored}
      task={{ isPending, error: failure, isUnknown }}
      say={messageFor}
      refused={t('resourceKit:saveFailed')}
      isComplete
      onSubmit={onDecide}
      onClose={onClose}
    >
      {() => children}
    </FormDialog>
  );
}
