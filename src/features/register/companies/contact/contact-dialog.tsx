import { toast } from '@/ui/toast/toast';
import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { TextInput } from '@/ui/controls/text-input';
import { CONTENT_LANGUAGES, DEFAULT_LANGUAGE } from '@/config/languages';
import { FormDialog } from '@/drafts/form-dialog';
import { useFormDraft } from '@/drafts/use-form-draft';
import { toAppError } from '@/lib/errors';
import { languageName } from '@/lib/i18n/language-name';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { cleanName } from '@/lib/text-shapes';
import { resourceKitMessages } from '@/forms/resource/messages';
import { clientContactMessages } from './contact-messages';
import { useSetContact, type Contact } from './contact-queries';

interface ContactDialogProps {
  clientId: string;
  contact: Contact | null;
  onClose: () => void;
}

/** Renders the form for the contact of a company and its language. */
export function ContactDialog({ clientId, contact, onClose }: ContactDialogProps) {
  const { t, find } = useTexts(clientContactMessages, resourceKitMessages);
  const uiLanguage = useLanguage();
  const messageFor = (error: unknown) => {
    const { kind, message } = toAppError(error);
    const code = /^contact\.(\w+)$/.exec(message)?.[1];
    return (code && find(`refusals.${code}`)) ?? t(`resourceKit:reasons.${kind}`);
  };
  const draft = useFormDraft<Contact>(
    `contact:${clientId}`,
    'browser',
    contact ?? { person: '', email: '', language: DEFAULT_LANGUAGE },
  );
  const { person, email, language } = draft.values;
  const set = (change: Partial<Contact>) => draft.set({ ...draft.values, ...change });
  const save = useSetContact(clientId);
  const isEmpty = !cleanName(person) && !cleanName(email);
  const errors = {
    person: isEmpty || cleanName(person) ? undefined : t('personMissing'),
    email: isEmpty || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(cleanName(email)) ? undefined : t('emailMissing'),
  };
  const submit = () => {
    // A promise instead of mutate callbacks: reloading the company may unmount the dialog.
    save.mutateAsync(draft.values).then(
      () => {
        toast({ title: t(isEmpty ? 'removed' : 'saved') });
        draft.done();
        onClose();
      },
      // The form shows the error.
      () => undefined,
    );
  };
  return (
    <FormDialog
      title={t(contact ? 'change' : 'add')}
      description={t('hint')}
      action={t('submit')}
      restored={draft.restored}
      task={save}
      say={messageFor}
      isComplete={!errors.person && !errors.email && !(isEmpty && !contact)}
      onSubmit={submit}
      onClose={onClose}
    >
      {(wasSubmitted) => (
        <>
          <Field
            label={t('person')}
            hint={t('personHint')}
            error={
              wasSubmitted
                ? (errors.person ?? (isEmpty && !contact ? t('personMissing') : undefined))
                : undefined
            }
          >
            <TextInput
              value={person}
              maxLength={120}
              autoComplete="off"
              onChange={({ target }) => set({ person: target.value })}
            />
          </Field>
          <Field label={t('email')} error={wasSubmitted ? errors.email : undefined}>
            <TextInput
              type="email"
              value={email}
              maxLength={254}
              autoComplete="off"
              onChange={({ target }) => set({ email: target.value })}
            />
          </Field>
          <Field label={t('language')}>
            <Select value={language} onChange={({ target }) => set({ language: target.value })}>
              {CONTENT_LANGUAGES.map((each) => (
                <option key={each} value={each}>
                  {languageName(each, uiLanguage)}
                </option>
              ))}
            </Select>
          </Field>
        </>
      )}
    </FormDialog>
  );
}
