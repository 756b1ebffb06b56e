import type { ReactNode } from 'react';
import { PRIVACY_NOTICES, ENTRY_SOURCES } from '@/domain/complaint';
import { COMPLAINT_CATEGORIES, COMPLAINT_RELATIONS } from '@/domain/complaint';
import { Checkbox } from '@/ui/controls/checkbox';
import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { TextArea } from '@/ui/controls/text-area';
import { TextInput } from '@/ui/controls/text-input';
import { CONTENT_LANGUAGES } from '@/config/languages';
import { Section } from '@/ui/section';
import { languageName } from '@/lib/i18n/language-name';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { AboutField } from './about-field';
import { MAX_DESCRIPTION_LENGTH } from './complaint-schema';
import { complaintsAdminMessages } from './admin-messages';
import { type EntryValues } from './entry-schema';
import { entryMessages } from './entry-messages';

type TextField = { [K in keyof EntryValues]: EntryValues[K] extends string ? K : never }[keyof EntryValues];
type Options = readonly { value: string; label: string }[];

interface EntryFieldsProps {
  values: EntryValues;
  set: (next: EntryValues) => void;
  /** Returns the error message of a field after a submission attempt. */
  problemOf: (field: keyof EntryValues) => string | undefined;
  /** File input, rendered before the last group. */
  files: ReactNode;
}

/** Renders the fields of the staff entry form, in the order in which they are asked at the counter. */
export function EntryFields({ values, set, problemOf, files }: EntryFieldsProps) {
  const { t } = useTexts(entryMessages, complaintsAdminMessages);
  const uiLanguage = useLanguage();
  const needsName = values.source === 'langsung' || values.source === 'email';
  const frame = (field: keyof EntryValues) => ({
    id: `entry-${field}`,
    label: t(`fields.${field}`),
    error: problemOf(field),
  });
  const typed = (field: TextField) => ({
    value: values[field],
    onChange: (event: { target: { value: string } }) => set({ ...values, [field]: event.target.value }),
  });
  const select = (field: TextField, options: Options, hint?: string) => (
    <Field {...frame(field)} hint={hint} required>
      <Select {...typed(field)}>
        <option value="">{t('choose')}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );

  return (
    <>
      {!values.message && (
        <Section title={t('parts.source')}>
          <div className="grid gap-4 sm:grid-cols-2">
            {select(
              'source',
              ENTRY_SOURCES.map((value) => ({ value, label: t(`sources.${value}`) })),
            )}
            <Field {...frame('received_on')} hint={t('hints.received_on')} required>
              <TextInput {...typed('received_on')} type="date" />
            </Field>
            <Field {...frame('source_name')} optional={values.source !== 'lembaga'}>
              <TextInput {...typed('source_name')} maxLength={200} />
            </Field>
            {select(
              'language',
              CONTENT_LANGUAGES.map((value) => ({ value, label: languageName(value, uiLanguage) })),
            )}
          </div>
        </Section>
      )}
      <Section title={t('parts.matter')}>
        {select(
          'category',
          COMPLAINT_CATEGORIES.map((value) => ({ value, label: t(`complaintsAdmin:categories.${value}`) })),
        )}
        <AboutField
          field={frame('about_name')}
          about={values}
          input={typed('about_name')}
          onChoose={(about) => set({ ...values, ...about })}
        />
        <Field {...frame('subject')} required>
          <TextInput {...typed('subject')} maxLength={200} />
        </Field>
        <Field {...frame('incident_on')} optional>
          <TextInput {...typed('incident_on')} type="date" className="max-w-48" />
        </Field>
        <Field {...frame('description')} hint={t('hints.description')} required>
          <TextArea {...typed('description')} rows={6} maxLength={MAX_DESCRIPTION_LENGTH} />
        </Field>
        <Field {...frame('expected_remedy')} optional>
          <TextArea {...typed('expected_remedy')} rows={2} maxLength={2000} />
        </Field>
      </Section>
      <Section title={t('parts.reporter')}>
        {select(
          'relation',
          COMPLAINT_RELATIONS.map((value) => ({ value, label: t(`complaintsAdmin:relations.${value}`) })),
        )}
        {values.message ? (
          <>
            <p className="text-sm wrap-anywhere">
              {t('fromMessage.sender', {
                name: values.name,
                email: values.email || t('fromMessage.noEmail'),
                phone: values.phone || t('fromMessage.noPhone'),
              })}
            </p>
            <Field {...frame('company')} optional>
              <TextInput {...typed('company')} maxLength={200} />
            </Field>
          </>
        ) : (
          <div className="grid gap-4 sm:grid-cols-2">
            <Field {...frame('name')} hint={needsName ? undefined : t('hints.name')} optional={!needsName}>
              <TextInput {...typed('name')} maxLength={150} />
            </Field>
            <Field {...frame('company')} optional>
              <TextInput {...typed('company')} maxLength={200} />
            </Field>
            <Field {...frame('email')} optional={values.source !== 'email' && !values.mail_code}>
              <TextInput {...typed('email')} type="email" autoCapitalize="none" />
            </Field>
            <Field {...frame('phone')} optional>
              <TextInput {...typed('phone')} type="tel" />
            </Field>
          </div>
        )}
        <Checkbox
          label={t('confidential')}
          hint={values.message ? t('fromMessage.confidential') : undefined}
          checked={values.is_confidential}
          onChange={(event) => set({ ...values, is_confidential: event.target.checked })}
        />
        {select(
          'notice_told',
          PRIVACY_NOTICES.map((value) => ({ value, label: t(`notices.${value}`) })),
          t(values.message ? 'fromMessage.consent' : 'hints.notice_told'),
        )}
        {(!values.message || values.email) && (
          <Checkbox
            label={t('mailCode')}
            hint={t('hints.mail_code')}
            checked={values.mail_code}
            onChange={(event) => set({ ...values, mail_code: event.target.checked })}
          />
        )}
      </Section>
      <Section title={t('parts.files')}>
        <p className="text-sm text-text-muted">{t('hints.files')}</p>
        {files}
      </Section>
    </>
  );
}
