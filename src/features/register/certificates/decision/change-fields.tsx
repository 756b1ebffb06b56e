import { X } from 'lucide-react';
import { isQualification } from '@/domain/certificate-status';
import { Checkbox } from '@/ui/controls/checkbox';
import { Field } from '@/ui/controls/field';
import { IconButton } from '@/ui/controls/icon-button';
import { Select } from '@/ui/controls/select';
import { TextInput } from '@/ui/controls/text-input';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { useFieldLabel } from '@/forms/resource/field-label';
import { resourceKitMessages } from '@/forms/resource/messages';
import type { AnyField } from '@/forms/resource/fields';
import { certificatesAdminMessages } from '@/features/register/certificates/certificates-messages';
import { certificateForm } from '@/features/register/companies/register-forms';
import { columnsFor, isRequired, lowerThan, presentValue, type Present } from './correctable';
import type { Decision } from './decision-facts';
import { decisionMessages } from './decision-messages';
import type { DecisionErrors } from './use-decision-check';

interface ChangeFieldsProps {
  value: Decision;
  set: (change: Partial<Decision>) => void;
  errors: Partial<DecisionErrors>;
  /** Row of the certificate; undefined while loading. */
  row: Present | undefined;
  /** False before the day of issue, when corrections apply from the beginning. */
  hasBegun: boolean;
}

/** Renders the fields that a correction or reduction can change, each with its present value. */
export function ChangeFields({ value, set, errors, row, hasBegun }: ChangeFieldsProps) {
  const { t } = useTexts(decisionMessages, resourceKitMessages);
  const labelOf = useFieldLabel(certificateForm);
  const { kind, changes } = value;
  const columns = columnsFor(kind);
  const present = (column: string) => presentValue(row, column);
  const omit = (column: string) =>
    set({ changes: Object.fromEntries(Object.entries(changes).filter(([each]) => each !== column)) });
  return (
    <fieldset className="space-y-4">
      <legend className="sr-only">{t(kind === 'reduce' ? 'kinds.reduce' : 'kinds.correct')}</legend>
      {columns
        .filter(({ column }) => changes[column] !== undefined)
        .map(({ field, column }) => (
          <div key={column} className="flex items-start gap-2">
            <ChangedField
              isRequired={isRequired(field, column)}
              field={field}
              label={labelOf(field, column)}
              present={present(column)}
              value={changes[column] ?? ''}
              onChange={(next) => set({ changes: { ...changes, [column]: next } })}
              error={errors.changes?.[column]}
            />
            <IconButton
              size="sm"
              className="mt-7"
              label={t('changes.remove', { field: labelOf(field, column) })}
              onClick={() => omit(column)}
            >
              <X aria-hidden />
            </IconButton>
          </div>
        ))}
      <Field
        label={t('changes.add')}
        required={Object.keys(changes).length === 0}
        hint={t('changes.addHint')}
        error={errors.noChange}
      >
        <Select
          value=""
          disabled={!row}
          onChange={({ target }) => set({ changes: { ...changes, [target.value]: present(target.value) } })}
        >
          <option value="">{t(row ? 'resourceKit:choose' : 'resourceKit:loadingChoice')}</option>
          {columns
            .filter(({ column }) => changes[column] === undefined)
            .map(({ field, column }) => (
              <option key={column} value={column}>
                {labelOf(field, column)}
              </option>
            ))}
        </Select>
      </Field>
      {kind === 'correct' && !hasBegun && <p className="text-sm text-text-muted">{t('changes.notBegun')}</p>}
      {kind === 'correct' && hasBegun && (
        <Checkbox
          label={t('changes.fromBeginning')}
          hint={t('changes.fromBeginningHint')}
          checked={value.isFromBeginning}
          onChange={({ target }) => set({ isFromBeginning: target.checked })}
        />
      )}
    </fieldset>
  );
}

interface ChangedFieldProps {
  isRequired: boolean;
  field: AnyField;
  label: string;
  present: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

function ChangedField({
  isRequired: isNeeded,
  field,
  label,
  present,
  value,
  onChange,
  error,
}: ChangedFieldProps) {
  const { t } = useTexts(decisionMessages, certificatesAdminMessages);
  const language = useLanguage();
  const gradeName = (grade: string) =>
    isQualification(grade) ? t(`certificatesAdmin:options.qualification.${grade}`) : grade;
  const shown =
    field.kind === 'date' && present
      ? formatDate(language, present)
      : field.kind === 'select'
        ? gradeName(present)
        : present;
  // Only lower qualifications: a higher one needs a new certificate.
  const grades = field.kind === 'select' ? [...lowerThan(present), present] : [];
  return (
    <Field
      className="min-w-0 flex-1"
      label={label}
      required={isNeeded}
      hint={t('changes.now', { value: shown || '–' })}
      error={error}
    >
      {field.kind === 'select' ? (
        <Select value={value} onChange={({ target }) => onChange(target.value)}>
          {grades.map((grade) => (
            <option key={grade} value={grade}>
              {gradeName(grade)}
            </option>
          ))}
        </Select>
      ) : (
        <TextInput
          type={field.kind === 'date' ? 'date' : 'text'}
          value={value}
          maxLength={field.kind === 'text' ? field.max : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
