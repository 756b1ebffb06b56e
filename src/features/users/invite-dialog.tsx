import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { commonMessages } from '@/ui/messages';
import { useTexts } from '@/lib/i18n/use-texts';
import { z } from '@/lib/zod';
import { cleanName } from '@/lib/text-shapes';
import { FailureNotice } from '@/ui/failure-notice';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { Dialog } from '@/ui/controls/dialog';
import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { TextInput } from '@/ui/controls/text-input';
import { ROLES } from '@/config/roles';
import { DraftNotice } from '@/drafts/draft-notice';
import { useDraft } from '@/drafts/use-draft';
import { useTypedDraft } from '@/drafts/use-typed-draft';
import { draftValue } from '@/session/drafts';
import { usersMessages } from './messages';
import { useManagePeople } from './queries';
import { taskProblem } from './users';

const FORM = 'invite';
const schema = z.object({
  full_name: z.string().transform(cleanName).pipe(z.string().min(1).max(120)),
  email: z.string().transform(cleanName).pipe(z.email()),
  role: z.enum(ROLES),
});
type Values = z.infer<typeof schema>;
const blank: Values = { full_name: '', email: '', role: 'editor' };

/**
 * Renders the form that invites a user by name, e-mail address and role. Keeps the input if it is rejected.
 */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts(usersMessages, commonMessages);
  const { mutateAsync, error } = useManagePeople();
  const { found, keep } = useDraft('invite', 'tab');
  const [draft] = useState(() => found && draftValue({ base: null, values: blank }, found));
  const { register, handleSubmit, formState, subscribe, reset } = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { ...blank, ...draft?.values },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const isRestored = found !== null;
  const unsaved = useTypedDraft({ subscribe, isDirty }, { keep, base: null, isRestored });
  const discard = () => {
    reset(blank);
    keep(undefined);
  };
  const submit = handleSubmit(async (values) => {
    try {
      await mutateAsync({ action: 'invite', ...values });
    } catch {
      return; // shown below the fields
    }
    unsaved.release();
    keep(undefined);
    toast({ title: t('invited'), description: t('invitedHint', { email: values.email }) });
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('inviteTitle')}
      description={t('inviteHint')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={FORM} isPending={isSubmitting}>
            {t('send')}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
        <DraftNotice restored={{ restoredAt: found?.savedAt, discard }} />
        <Field label={t('fullName')} required error={errors.full_name && t('issue.full_name')}>
          <TextInput {...register('full_name')} maxLength={120} required autoComplete="off" />
        </Field>
        <Field label={t('email')} required error={errors.email && t('issue.email')}>
          <TextInput
            {...register('email')}
            type="email"
            required
            autoCapitalize="none"
            autoComplete="off"
            inputMode="email"
          />
        </Field>
        <Field label={t('role')} required>
          <Select {...register('role')}>
            {ROLES.map((role) => (
              <option key={role} value={role}>
                {t(`roles.${role}`)} – {t(`roleHint.${role}`)}
              </option>
            ))}
          </Select>
        </Field>
        {error && (
          <FailureNotice of={error} title={t('refused')}>
            {t(`problem.${taskProblem(error)}`)}
          </FailureNotice>
        )}
      </form>
    </Dialog>
  );
}
