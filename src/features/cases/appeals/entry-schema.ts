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

/** Schema with the rules of enter_appeal(). */
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

/**
 * Returns the values of an empty form. The fields are in display order, so a rejected entry focuses the first
 * invalid one.
 */
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
