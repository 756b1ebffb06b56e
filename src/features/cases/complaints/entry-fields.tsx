import type { ReactNode } from 'react';
import { COMPLAINT_CATEGORIES, COMPLAINT_RELATIONS, ENTRY_SOURCES } from '@/domain/complaint';
import { Field } from '@/ui/controls/field';
import { TextArea } from '@/ui/controls/text-area';
import { TextInput } from '@/ui/controls/text-input';
import { Section } from '@/ui/section';
import { useEntryControls, type EntryState } from '@/features/cases/inbox/entry/entry-controls';
import { entryKitMessages } from '@/features/cases/inbox/entry/messages';
import { ReporterFields } from '@/features/cases/inbox/entry/reporter-fields';
import { SourceFields } from '@/features/cases/inbox/entry/source-fields';
import { useTexts } from '@/lib/i18n/use-texts';
import { AboutField } from './about-field';
import { MAX_DESCRIPTION_LENGTH } from './complaint-schema';
import { complaintsAdminMessages } from './admin-messages';
import { mayBeAnonymous, type EntryValues } from './entry-schema';
import { entryMessages } from './entry-messages';

type OwnField = 'category' | 'about_name' | 'subject' | 'incident_on' | 'description' | 'expected_remedy';
/** Values of the fields that only the complaint form has. */
type Matter = Pick<EntryValues, OwnField>;

interface EntryFieldsProps {
  form: EntryState<EntryValues>;
  /** Rendered file input. */
  files: ReactNode;
}

/** Renders the fields of the staff entry form, in the order in which they are asked at the counter. */
export function EntryFields({ form, files }: EntryFieldsProps) {
  const { t } = useTexts(entryMessages, complaintsAdminMessages, entryKitMessages);
  const { values, patch } = form;
  const { frame, typed, select } = useEntryControls<Matter>(form, (field) => t(`fields.${field}`));
  return (
    <>
      {!values.message && <SourceFields form={form} sources={ENTRY_SOURCES} />}
      <Section title={t('caseEntry:parts.matter')}>
        {select(
          'category',
          COMPLAINT_CATEGORIES.map((value) => ({ value, label: t(`complaintsAdmin:categories.${value}`) })),
        )}
        <AboutField
          field={frame('about_name')}
          about={values}
          input={typed('about_name')}
          onChoose={(about) => patch(about)}
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
      <ReporterFields
        form={form}
        relations={COMPLAINT_RELATIONS.map((value) => ({
          value,
          label: t(`complaintsAdmin:relations.${value}`),
        }))}
        needsCompany={false}
        {...(mayBeAnonymous(values) && {
          anonymous: {
            isChecked: values.is_anonymous,
            onChange: (is_anonymous) => patch(is_anonymous ? { is_anonymous, name: '' } : { is_anonymous }),
          },
        })}
        {...(values.message && {
          sender: (
            <p className="text-sm wrap-anywhere">
              {t('fromMessage.sender', {
                name: values.name,
                email: values.email || t('fromMessage.noEmail'),
                phone: values.phone || t('fromMessage.noPhone'),
              })}
            </p>
          ),
          confidentialHint: t('fromMessage.confidential'),
          noticeHint: t('fromMessage.consent'),
        })}
      />
      <Section title={t('caseEntry:parts.files')}>
        <p className="text-sm text-text-muted">{t('caseEntry:hints.files')}</p>
        {files}
      </Section>
    </>
  );
}
