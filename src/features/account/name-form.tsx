import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from '@/lib/zod';
import { Notice } from '@/components/notice';
import { toast } from '@/components/toast/toast';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { toAppError } from '@/lib/errors';
import { setLanguage } from '@/lib/i18n/i18n';
import { useSaveProfile } from './profile-queries';
import { SectionCard } from './section-card';

const schema = z.object({ full_name: z.string().trim().min(1).max(120), locale: z.enum(['id', 'en']) });

/** The own name, and the language the back-office speaks. */
export function NameForm({ profile }: { profile: { full_name: string; locale: string; email: string } }) {
  const { t } = useTranslation('profile');
  const { mutateAsync, error } = useSaveProfile();
  const constraint = error ? toAppError(error).constraint : undefined;
  const { register, handleSubmit, formState } = useForm<z.infer<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { full_name: profile.full_name, locale: profile.locale === 'en' ? 'en' : 'id' },
  });
  const submit = handleSubmit(async (values) => {
    try {
      await mutateAsync(values);
    } catch {
      return; // said above the fields
    }
    setLanguage(values.locale);
    toast({ title: t('saved') });
  });
  return (
    <SectionCard title={t('identity')}>
      <form noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
        {error && (
          <Notice tone="danger" live="assertive" title={t('saveFailed')}>
            {t(
              constraint === 'app_users_name_key'
                ? 'nameTaken'
                : constraint === 'app_users_full_name_check'
                  ? 'nameInvalid'
                  : 'tryAgain',
            )}
          </Notice>
        )}
        <Field
          label={t('fullName')}
          hint={t('fullNameHint')}
          required
          error={formState.errors.full_name && t('fullNameMissing')}
        >
          <TextInput {...register('full_name')} autoComplete="name" maxLength={120} required />
        </Field>
        <Field label={t('email')} hint={t('emailHint')}>
          <TextInput value={profile.email} readOnly />
        </Field>
        <Field label={t('language')}>
          <Select {...register('locale')}>
            <option value="id">{t('languages.id')}</option>
            <option value="en">{t('languages.en')}</option>
          </Select>
        </Field>
        <Button type="submit" isPending={formState.isSubmitting}>
          {t('save')}
        </Button>
      </form>
    </SectionCard>
  );
}
