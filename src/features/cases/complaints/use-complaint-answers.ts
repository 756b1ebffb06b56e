import { COMPLAINT_CATEGORIES, COMPLAINT_RELATIONS } from '@/domain/complaint';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import type { AnswerRow } from '@/requests/answer-list';
import { requestKitMessages } from '@/requests/messages';
import { type ComplaintValues } from './complaint-schema';
import { complaintsMessages } from './messages';

/** Fields in form order; `about_name` covers both company and certificate. */
const SHOWN = [
  'category',
  'about_name',
  'subject',
  'incident_on',
  'description',
  'expected_remedy',
  'relation',
  'name',
  'company',
  'email',
  'phone',
  'is_confidential',
] as const;

/** Returns a function that gives the labelled, formatted answers of the form. */
export function useComplaintAnswers(): (values: ComplaintValues) => AnswerRow[] {
  const { t } = useTexts(complaintsMessages, requestKitMessages);
  const language = useLanguage();
  const messageFor = (field: (typeof SHOWN)[number], values: ComplaintValues): string => {
    if (field === 'is_confidential') return values[field] ? t('requestKit:confidential.label') : '';
    const value = values[field];
    if (field === 'incident_on') return value && formatDate(language, value);
    const category = COMPLAINT_CATEGORIES.find((each) => field === 'category' && each === value);
    if (category) return t(`categories.${category}.label`);
    const relation = COMPLAINT_RELATIONS.find((each) => field === 'relation' && each === value);
    return relation ? t(`relations.${relation}`) : value.trim();
  };
  return (values) => SHOWN.map((field) => [t(`fields.${field}`), messageFor(field, values)]);
}
