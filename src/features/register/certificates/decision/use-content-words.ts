import { isQualification } from '@/domain/certificate-status';
import { columnLabels, tableLabels } from '@/domain/column-messages';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { isDay } from '@/lib/today';
import { useFieldLabel } from '@/forms/resource/field-label';
import { certificatesAdminMessages } from '@/features/register/certificates/certificates-messages';
import { certificateForm } from '@/features/register/companies/register-forms';
import { columnsFor } from './correctable';

/** Returns functions that label a column of a certificate and format its value; a dash for an empty value. */
export function useContentWords() {
  const { t } = useTexts(certificatesAdminMessages);
  const language = useLanguage();
  const labelOf = useFieldLabel(certificateForm);
  const labels: Partial<Record<string, string>> = {
    ...columnLabels[language],
    ...tableLabels[language].certificates,
  };
  const nameOf = (column: string) => {
    const found = columnsFor('correct').find((each) => each.column === column);
    return found ? labelOf(found.field, column) : (labels[column] ?? column);
  };
  const wordOf = (column: string, value: unknown) => {
    if (typeof value !== 'string' || value === '') return '–';
    if (column === 'qualification' && isQualification(value)) return t(`options.qualification.${value}`);
    return column.endsWith('_on') && isDay(value) ? formatDate(language, value) : value;
  };
  return { nameOf, wordOf };
}
