import type { ReactNode } from 'react';
import { PRIVACY_NOTICES } from '@/domain/complaint';
import { Checkbox } from '@/ui/controls/checkbox';
import { Field } from '@/ui/controls/field';
import { TextInput } from '@/ui/controls/text-input';
import { Section } from '@/ui/section';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { useEntryControls, type EntryState, type Options } from './entry-controls';
import { needsEmail, type CommonEntry } from './entry-schema';
import { entryKitMessages } from './messages';

interface ReporterFieldsProps {
  form: EntryState<CommonEntry>;
  relations: Options;
  needsCompany: boolean;
  /** State of the option for an anonymous reporter, if that is possible. */
  anonymous?: { isChecked: boolean; onChange: (isChecked: boolean) => void };
  /** Replaces the inputs for name and address if a contact message provides them. */
  sender?: ReactNode;
  confidentialHint?: string;
  noticeHint?: string;
}

/** Renders the fields for the reporter, the privacy notice and the access code. */
export function ReporterFields({
  form,
  relations,
  needsCompany,
  anonymous,
  sender,
  confidentialHint,
  noticeHint,
}: ReporterFieldsProps) {
  const { t } = useCaseTexts(entryKitMessages);
  const { values, patch } = form;
  const isAnonymous = anonymous?.isChecked ?? false;
  const { frame, typed, select } = useEntryControls(form, (field) => t(`fields.${field}`));
  const company = (
    <Field {...frame('company')} optional={!needsCompany} required={needsCompany}>
      <TextInput {...typed('company')} maxLength={200} />
    </Field>
  );
  return (
    <Section title={t('parts.reporter')}>
      {select('relation', relations)}
      {sender ? (
        <>
          {sender}
          {company}
        </>
      ) : (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field {...frame('name')} required={!isAnonymous}>
            <TextInput {...typed('name')} maxLength={150} disabled={isAnonymous} />
          </Field>
          {company}
          <Field {...frame('email')} optional={!needsEmail(values)} required={needsEmail(values)}>
            <TextInput {...typed('email')} type="email" autoCapitalize="none" />
          </Field>
          <Field {...frame('phone')} optional>
            <TextInput {...typed('phone')} type="tel" />
          </Field>
        </div>
      )}
      {anonymous && (
        <Checkbox
          label={t('anonymous')}
          hint={t('hints.anonymous')}
          checked={isAnonymous}
          onChange={(event) => anonymous.onChange(event.target.checked)}
        />
      )}
      <Checkbox
        label={t('confidential')}
        hint={confidentialHint}
        checked={values.is_confidential}
        onChange={(event) => patch({ is_confidential: event.target.checked })}
      />
      {select(
        'notice_told',
        PRIVACY_NOTICES.map((value) => ({ value, label: t(`notices.${value}`) })),
        noticeHint ?? t('hints.notice_told'),
      )}
      {(!sender || values.email) && (
        <Checkbox
          label={t('mailCode')}
          hint={t('hints.mail_code')}
          checked={values.mail_code}
          onChange={(event) => patch({ mail_code: event.target.checked })}
        />
      )}
    </Section>
  );
}
