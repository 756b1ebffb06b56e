import { APPEAL_DECISIONS, APPEAL_ENTRY_SOURCES, APPEAL_RELATIONS } from '@/domain/appeal';
import {
  commonFields,
  emptyCommon,
  entryPayload,
  needsEmail,
  problemsIn,
  requireIn,
} from '@/features/cases/inbox/entry/entry-schema';
import { z } from '@/lib/zod';
import { choice, optionalLine, optionalText, pastDate, text } from '@/requests/field-schemas';
import { issue } from '@/requests/problem';
import { applicationNumber, codes, codesOf, MAX_GROUNDS_LENGTH } from './appeal-schema';

/** Same rules as enter_appeal(). */
export const entrySchema = z
  .object({
    ...commonFields(APPEAL_ENTRY_SOURCES, APPEAL_RELATIONS),
    certificate_decision: optionalLine(36, 36),
    application_number: applicationNumber(),
    decision: choice(APPEAL_DECISIONS),
    decision_date: pastDate(),
    grounds: text(20, MAX_GROUNDS_LENGTH),
    subclass_codes: codes(),
    description: optionalText(5000),
  })
  .superRefine((entry, context) => {
    const required = requireIn(entry, context);
    required('name');
    required('company');
    if (needsEmail(entry)) required('email');
    if (entry.decision_date > entry.received_on)
      context.addIssue({ code: 'custom', path: ['received_on'], message: issue('field.invalid') });
  });
export type EntryValues = z.infer<typeof entrySchema>;

/** The order of the fields is that of the form: a refused entry focuses the first wrong one. */
export const emptyEntry = (): EntryValues => {
  const { source, source_name, received_on, language, ...reporter } = emptyCommon();
  return {
    source,
    received_on,
    source_name,
    language,
    certificate_decision: '',
    application_number: '',
    decision: '',
    decision_date: '',
    grounds: '',
    subclass_codes: '',
    description: '',
    ...reporter,
  };
};

export const entryProblems = (entry: EntryValues) => problemsIn(entrySchema, entry);

/** Returns the arguments of enter_appeal(), without empty fields. */
export const appealEntryPayload = (entry: EntryValues) => ({
  ...entryPayload(entry),
  subclass_codes: codesOf(entry.subclass_codes),
});
