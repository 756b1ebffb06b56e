import { PRIVACY_NOTICES } from '@/domain/complaint';
import { CONTENT_LANGUAGES } from '@/config/languages';
import { z } from '@/lib/zod';
import { officeDay } from '@/lib/today';
import { choice, optionalEmail, optionalLine, optionalPhone, pastDate, sent } from '@/requests/field-schemas';
import { issue } from '@/requests/problem';

/**
 * Returns the schema fields of all cases that staff enter, with the rules of
 * enter_complaint() and enter_appeal().
 */
export const commonFields = (sources: readonly string[], relations: readonly string[]) => ({
  source: choice(sources),
  source_name: optionalLine(2, 200),
  received_on: pastDate(),
  language: choice(CONTENT_LANGUAGES),
  relation: choice(relations),
  name: optionalLine(2, 150),
  company: optionalLine(2, 200),
  email: optionalEmail(),
  phone: optionalPhone(),
  is_confidential: z.boolean(),
  notice_told: choice(PRIVACY_NOTICES),
  mail_code: z.boolean(),
});
export type CommonEntry = z.infer<z.ZodObject<ReturnType<typeof commonFields>>>;

export const emptyCommon = (): CommonEntry => ({
  source: '',
  source_name: '',
  received_on: officeDay(new Date()),
  language: 'id',
  relation: '',
  name: '',
  company: '',
  email: '',
  phone: '',
  is_confidential: false,
  notice_told: '',
  mail_code: false,
});

/** Returns a function that adds an issue for a blank field. */
export const requireIn =
  <V extends object>(
    entry: V,
    context: { addIssue: (found: { code: 'custom'; path: string[]; message: string }) => void },
  ) =>
  (field: keyof V & string) => {
    if (!String(entry[field]).trim())
      context.addIssue({ code: 'custom', path: [field], message: issue('field.required') });
  };

/**
 * Returns true if an e-mail address is required: for cases received by e-mail, or to send the access code.
 */
export const needsEmail = ({ source, mail_code }: CommonEntry) => source === 'email' || mail_code;

/** Returns the entry as a database argument, without empty fields. */
export const entryPayload = (entry: object): Record<string, string | boolean | string[] | null> =>
  Object.fromEntries(
    Object.entries(entry).map(([field, value]: [string, string | boolean]) => [
      field,
      typeof value === 'string' ? (sent(value) ?? null) : value,
    ]),
  );

/** Returns the keys of the validation messages by field, in the format of use-problem-message.ts. */
export function problemsIn<V extends object>(
  schema: z.ZodType<unknown, V>,
  entry: V,
): Partial<Record<keyof V & string, string>> {
  const checked = schema.safeParse(entry);
  if (checked.success) return {};
  const found: Partial<Record<keyof V & string, string>> = {};
  for (const { path, message } of checked.error.issues) {
    const field = path[0] as keyof V & string;
    found[field] ??= message;
  }
  return found;
}
