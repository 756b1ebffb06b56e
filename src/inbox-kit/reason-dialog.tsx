import type { UseMutationResult } from '@tanstack/react-query';
import { useId, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '@/components/notice';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { TextArea } from '@/components/ui/text-area';
import { useRefusalWords } from './refusal-words';

const SHORTEST = 5;

interface ReasonDialogProps {
  title: string;
  description: string;
  /** The words of the button that does it. */
  action: string;
  /** A mutation whose variable is the reason. */
  task: Pick<UseMutationResult<unknown, Error, string>, 'isPending' | 'isError' | 'error' | 'mutate'>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for the reason that stays in the register of data requests, does what it is for, and says what was refused. */
export function ReasonDialog({ title, description, action, task, onDone, onClose }: ReasonDialogProps) {
  const { t } = useTranslation(['inboxKit', 'common']);
  const say = useRefusalWords();
  const form = useId();
  const [reason, setReason] = useState('');
  const [wasSubmitted, setSubmitted] = useState(false);
  const isShort = reason.trim().length < SHORTEST;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (isShort || task.isPending) return;
    task.mutate(reason, { onSuccess: onDone });
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={form} isPending={task.isPending}>
            {action}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="space-y-4">
        <Field
          label={t('personalData.reason')}
          required
          error={wasSubmitted && isShort ? t('personalData.reasonShort') : undefined}
        >
          <TextArea
            rows={3}
            maxLength={1000}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        {task.isError && <Notice tone="danger" live="assertive" title={say(task.error)} />}
      </form>
    </Dialog>
  );
}
