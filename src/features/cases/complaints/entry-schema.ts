import {
  COMPLAINT_CATEGORIES,
  COMPLAINT_RELATIONS,
  ENTRY_SOURCES,
  type ComplaintSource,
} from '@/domain/complaint';
import {
  commonFields,
  emptyCommon,
  needsEmail,
  problemsIn,
  requireIn,
} from '@/features/cases/inbox/entry/entry-schema';
import { toContentLanguage } from '@/lib/content-languages';
import { z } from '@/lib/zod';
import { officeDay } from '@/lib/today';
import { choice, line, optionalLine, optionalPastDate, optionalText, text } from '@/requests/field-schemas';
import { MAX_DESCRIPTION_LENGTH } from './complaint-schema';

/** Messages from the contact form are entered from their own page. */
const FROM_MESSAGE = 'pesan' satisfies ComplaintSource;
const SOURCES_WITHOUT_NAME: readonly string[] = ['surat', 'telepon', 'lembaga'] satisfies ComplaintSource[];
/** Returns true if the complainant can be anonymous: not in person, and not by e-mail. */
export const mayBeAnonymous = ({ source }: { source: string }) => SOURCES_WITHOUT_NAME.includes(source);

/** Same rules as enter_complaint(). */
export const entrySchema = z
  .object({
    ...commonFields([...ENTRY_SOURCES, FROM_MESSAGE], COMPLAINT_RELATIONS),
    is_anonymous: z.boolean(),
    message: z.string(),
    category: choice(COMPLAINT_CATEGORIES),
    about_name: optionalLine(2, 240),
    about_company: optionalLine(36, 36),
    about_certificate: optionalLine(3, 80),
    subject: line(5, 200),
    incident_on: optionalPastDate(),
    description: text(20, MAX_DESCRIPTION_LENGTH),
    expected_remedy: optionalText(2000),
  })
  .superRefine((entry, context) => {
    const required = requireIn(entry, context);
    if (!entry.is_anonymous || !mayBeAnonymous(entry)) required('name');
    if (needsEmail(entry)) required('email');
    if (entry.source === 'lembaga') required('source_name');
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
    message: '',
    category: '',
    about_name: '',
    about_company: '',
    about_certificate: '',
    subject: '',
    incident_on: '',
    description: '',
    expected_remedy: '',
    is_anonymous: false,
    ...reporter,
  };
};

/** Columns of a contact message that prefill the form. */
export interface EnteredMessage {
  id: string;
  number: string;
  name: string;
  email: string | null;
  phone: string | null;
  subject: string;
  message: string;
  language: string;
  created_at: string;
}

/** Returns the form values for a message: its text, to be reviewed, and its address, for the access code. */
export const entryOf = (message: EnteredMessage): EntryValues => ({
  ...emptyEntry(),
  source: FROM_MESSAGE,
  message: message.id,
  received_on: officeDay(new Date(message.created_at)),
  language: toContentLanguage(message.language),
  subject: message.subject,
  description: message.message,
  name: message.name,
  email: message.email ?? '',
  phone: message.phone ?? '',
  mail_code: message.email !== null,
});

export const entryProblems = (entry: EntryValues) => problemsIn(entrySchema, entry);
