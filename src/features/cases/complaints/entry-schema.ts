import { ENTRY_SOURCES, PRIVACY_NOTICES, type ComplaintSource } from '@/domain/complaint';
import { COMPLAINT_CATEGORIES, COMPLAINT_RELATIONS } from '@/domain/complaint';
import { CONTENT_LANGUAGES } from '@/config/languages';
import { toContentLanguage } from '@/lib/content-languages';
import { z } from '@/lib/zod';
import { officeDay } from '@/lib/today';
import {
  choice,
  line,
  optionalEmail,
  optionalLine,
  optionalPastDate,
  optionalPhone,
  optionalText,
  pastDate,
  sent,
  text,
} from '@/requests/field-schemas';
import { issue } from '@/requests/problem';
import { MAX_DESCRIPTION_LENGTH } from './complaint-schema';

/** Messages from the contact form are entered from their own page. */
const FROM_MESSAGE = 'pesan' satisfies ComplaintSource;
const SOURCES_WITH_NAME: readonly string[] = ['email', 'langsung'] satisfies ComplaintSource[];

/** Same rules as enter_complaint(). */
export const entrySchema = z
  .object({
    source: choice([...ENTRY_SOURCES, FROM_MESSAGE]),
    message: z.string(),
    source_name: optionalLine(2, 200),
    received_on: pastDate(),
    language: choice(CONTENT_LANGUAGES),
    category: choice(COMPLAINT_CATEGORIES),
    about_name: optionalLine(2, 240),
    about_company: optionalLine(36, 36),
    about_certificate: optionalLine(3, 80),
    subject: line(5, 200),
    incident_on: optionalPastDate(),
    description: text(20, MAX_DESCRIPTION_LENGTH),
    expected_remedy: optionalText(2000),
    relation: choice(COMPLAINT_RELATIONS),
    name: optionalLine(2, 150),
    company: optionalLine(2, 200),
    email: optionalEmail(),
    phone: optionalPhone(),
    is_confidential: z.boolean(),
    notice_told: choice(PRIVACY_NOTICES),
    mail_code: z.boolean(),
  })
  .superRefine((entry, context) => {
    const requireField = (field: 'name' | 'email' | 'source_name') => {
      if (!entry[field].trim())
        context.addIssue({ code: 'custom', path: [field], message: issue('field.required') });
    };
    if (SOURCES_WITH_NAME.includes(entry.source)) requireField('name');
    if (entry.source === 'email' || entry.mail_code) requireField('email');
    if (entry.source === 'lembaga') requireField('source_name');
  });
export type EntryValues = z.infer<typeof entrySchema>;

export const emptyEntry = (): EntryValues => ({
  source: '',
  message: '',
  source_name: '',
  received_on: officeDay(new Date()),
  language: 'id',
  category: '',
  about_name: '',
  about_company: '',
  about_certificate: '',
  subject: '',
  incident_on: '',
  description: '',
  expected_remedy: '',
  relation: '',
  name: '',
  company: '',
  email: '',
  phone: '',
  is_confidential: false,
  notice_told: '',
  mail_code: false,
});

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

/** Returns the arguments of enter_complaint(), without empty fields. */
export const entryPayload = (entry: EntryValues) =>
  Object.fromEntries(
    Object.entries(entry).map(([field, value]) => [
      field,
      typeof value === 'string' ? (sent(value) ?? null) : value,
    ]),
  );

/** Returns the validation message keys by field, in the format of use-problem-message.ts. */
export function entryProblems(entry: EntryValues): Partial<Record<keyof EntryValues, string>> {
  const checked = entrySchema.safeParse(entry);
  if (checked.success) return {};
  const found: Partial<Record<keyof EntryValues, string>> = {};
  for (const { path, message } of checked.error.issues) {
    const field = path[0] as keyof EntryValues;
    found[field] ??= message;
  }
  return found;
}
