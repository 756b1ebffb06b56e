import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from '@/lib/zod';
import { Notice } from '@/components/notice';
import { toast } from '@/components/toast/toast';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { ROLES } from '@/config/roles';
import { useManagePeople } from './queries';
import { problemOf } from './users';

const FORM = 'invite';
const schema = z.object({
  full_name: z.string().trim().min(1).max(120),
  email: z.string().trim().pipe(z.email()),
  role: z.enum(ROLES),
});

/** Asks for a name, an address and a role, and mails an invitation. A refusal keeps what was typed. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['users', 'common']);
  const { mutateAsync, error } = useManagePeople();
  const { register, handleSubmit, formState } = useForm<z.infer<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { full_name: '', email: '', role: 'editor' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    try {
      await mutateAsync({ action: 'invite', ...values });
    } catch {
      return; // said above the fields
    }
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
        {error && (
          <Notice tone="danger" live="assertive" title={t('refused')}>
            {t(`problem.${problemOf(error)}`)}
          </Notice>
        )}
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
      </form>
    </Dialog>
  );
}
