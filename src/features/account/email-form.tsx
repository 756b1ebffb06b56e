import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { Field } from '@/ui/controls/field';
import { TextInput } from '@/ui/controls/text-input';
import { env } from '@/config/env';
import { useTexts } from '@/lib/i18n/use-texts';
import { credentialsSchema } from './credentials';
import { accountMessages } from './messages';

const schema = credentialsSchema.pick({ email: true });

interface EmailFormProps {
  submitLabel: string;
  onEmail: (email: string) => Promise<unknown>;
  failure: string | undefined;
}

/** Renders a form that asks for an e-mail address to send a link or code to. */
export function EmailForm({ submitLabel, onEmail, failure }: EmailFormProps) {
  const { t } = useTexts(accountMessages);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: env.defaultAdmin.email },
  });
  const submit = handleSubmit(async ({ email }) => void (await onEmail(email)));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
      {failure && (
        <Notice tone="danger" live="assertive" title={t('loginFailed')}>
          {failure}
        </Notice>
      )}
      <Field label={t('email')} required error={formState.errors.email && t('issue.email')}>
        <TextInput
          {...register('email')}
          type="email"
          required
          autoComplete="username"
          autoCapitalize="none"
          inputMode="email"
        />
      </Field>
      <Button type="submit" size="lg" isPending={formState.isSubmitting} className="w-full">
        {submitLabel}
      </Button>
    </form>
  );
}
