import { useState, type SubmitEvent } from 'react';
import { Notice } from '@/ui/notice';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { TextInput } from '@/ui/controls/text-input';
import { DraftNotice } from '@/drafts/draft-notice';
import { useFormDraft } from '@/drafts/use-form-draft';
import { toAppError } from '@/lib/errors';
import { CONTENT_LANGUAGES, ownName, type Language } from '@/config/languages';
import { toContentLanguage } from '@/lib/content-languages';
import { useTexts } from '@/lib/i18n/use-texts';
import { cleanName } from '@/lib/text-shapes';
import { profileMessages } from './profile-messages';
import { useSaveProfile, type ProfileChanges } from './profile-queries';
import { SectionCard } from './section-card';

/** Renders the user's name and e-mail language. The interface language is stored in the browser instead. */
export function NameForm({ profile }: { profile: { full_name: string; locale: string; email: string } }) {
  const { t } = useTexts(profileMessages);
  const { mutate, error, isPending } = useSaveProfile();
  const constraint = error ? toAppError(error).constraint : undefined;
  // Personal data: keep the draft only until the tab closes.
  const draft = useFormDraft<ProfileChanges>('profile:name', 'tab', {
    full_name: profile.full_name,
    locale: toContentLanguage(profile.locale),
  });
  const { full_name, locale } = draft.values;
  const [wasSubmitted, setSubmitted] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setSubmitted(true);
    const name = cleanName(full_name);
    if (!name || isPending) return;
    mutate(
      { full_name: name, locale },
      {
        onSuccess: () => {
          draft.done();
          toast({ title: t('saved') });
        },
      },
    );
  };
  return (
    <SectionCard title={t('identity')}>
      <form noValidate onSubmit={submit} className="space-y-5">
        <DraftNotice restored={draft.restored} />
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
          error={wasSubmitted && !cleanName(full_name) ? t('fullNameMissing') : undefined}
        >
          <TextInput
            value={full_name}
            onChange={({ target }) => draft.set({ ...draft.values, full_name: target.value })}
            autoComplete="name"
            maxLength={120}
            required
          />
        </Field>
        <Field label={t('email')} hint={t('emailHint')}>
          <TextInput value={profile.email} readOnly />
        </Field>
        <Field label={t('language')} hint={t('languageHint')}>
          <Select
            value={locale}
            onChange={({ target }) => draft.set({ ...draft.values, locale: target.value as Language })}
          >
            {CONTENT_LANGUAGES.map((each) => (
              <option key={each} value={each} lang={each}>
                {ownName(each)}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" isPending={isPending}>
          {t('save')}
        </Button>
      </form>
    </SectionCard>
  );
}
