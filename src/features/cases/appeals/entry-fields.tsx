import type { ReactNode } from 'react';
import { APPEAL_DECISIONS, APPEAL_ENTRY_SOURCES, APPEAL_RELATIONS } from '@/domain/appeal';
import { Field } from '@/ui/controls/field';
import { TextArea } from '@/ui/controls/text-area';
import { TextInput } from '@/ui/controls/text-input';
import { Section } from '@/ui/section';
import { useEntryControls, type EntryState } from '@/features/cases/inbox/entry/entry-controls';
import { entryKitMessages } from '@/features/cases/inbox/entry/messages';
import { ReporterFields } from '@/features/cases/inbox/entry/reporter-fields';
import { SourceFields } from '@/features/cases/inbox/entry/source-fields';
import { useTexts } from '@/lib/i18n/use-texts';
import { appealsAdminMessages } from './admin-messages';
import { MAX_GROUNDS_LENGTH } from './appeal-schema';
import { DecisionField } from './decision-field';
import { entryMessages } from './entry-messages';
import type { EntryValues } from './entry-schema';
import { LatenessNotice } from './lateness-notice';

type OwnField =
  'application_number' | 'decision' | 'decision_date' | 'grounds' | 'subclass_codes' | 'description';
/** Values of the fields that only the appeal form has. */
type Matter = Pick<EntryValues, OwnField>;

interface EntryFieldsProps {
  form: EntryState<EntryValues>;
  /** Rendered file input. */
  files: ReactNode;
}

/** Renders the fields of the staff entry form for an appeal. */
export function EntryFields({ form, files }: EntryFieldsProps) {
  const { t } = useTexts(entryMessages, appealsAdminMessages, entryKitMessages);
  const { values } = form;
  const { frame, typed, select } = useEntryControls<Matter>(form, (field) => t(`fields.${field}`));
  return (
    <>
      <SourceFields form={form} sources={APPEAL_ENTRY_SOURCES} />
      <Section title={t('caseEntry:parts.matter')}>
        <DecisionField form={form} />
        {!values.certificate_decision && (
          <div className="grid gap-4 sm:grid-cols-2">
            <Field {...frame('application_number')} hint={t('hints.application_number')} required>
              <TextInput {...typed('application_number')} maxLength={80} />
            </Field>
            {select(
              'decision',
              APPEAL_DECISIONS.map((value) => ({ value, label: t(`appealsAdmin:categories.${value}`) })),
            )}
            <Field {...frame('decision_date')} hint={t('hints.decision_date')} required>
              <TextInput {...typed('decision_date')} type="date" className="max-w-48" />
            </Field>
          </div>
        )}
        <LatenessNotice decidedOn={values.decision_date} receivedOn={values.received_on} />
        <Field {...frame('grounds')} hint={t('hints.grounds')} required>
          <TextArea {...typed('grounds')} rows={6} maxLength={MAX_GROUNDS_LENGTH} />
        </Field>
        <Field {...frame('subclass_codes')} optional hint={t('hints.subclass_codes')}>
          <TextInput {...typed('subclass_codes')} autoComplete="off" autoCapitalize="characters" />
        </Field>
        <Field {...frame('description')} optional>
          <TextArea {...typed('description')} rows={2} maxLength={5000} />
        </Field>
      </Section>
      <ReporterFields
        form={form}
        relations={APPEAL_RELATIONS.map((value) => ({ value, label: t(`appealsAdmin:relations.${value}`) }))}
        needsCompany
      />
      <Section title={t('caseEntry:parts.files')}>
        <p className="text-sm text-text-muted">{t('caseEntry:hints.files')}</p>
        {files}
      </Section>
    </>
  );
}
