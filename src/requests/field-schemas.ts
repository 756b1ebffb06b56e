import { z } from '@/lib/zod';
import { cleanName, cleanText, isEmail, isOnOneLine, isStorable, lengthOf } from '@/lib/text-shapes';
import { isDay, officeDay } from '@/lib/today';
import { issue } from './problem';

// The database has the same rules (supabase/schemas/54_case_fields.sql); checking here saves a round trip.
// The form keeps the typed text; the cleaned values are checked and sent.

const PHONE = /^[0-9+(). /-]+$/;

type Rule = (value: string) => string | undefined;

/**
 * Creates a text schema whose message is the first broken rule. A blank text only breaks `required`; so does
 * an unselected radio group, whose value is null.
 */
function checked(isRequired: boolean, clean: (typed: string) => string, ...rules: Rule[]) {
  return z.string(issue('field.required')).superRefine((typed, context) => {
    const value = clean(typed);
    const found =
      value === ''
        ? isRequired && issue('field.required')
        : [storable, ...rules].map((rule) => rule(value)).find((message) => message !== undefined);
    if (found) context.addIssue({ code: 'custom', message: found });
  });
}

/** Creates a schema for a name, number, address or title on one line. */
function checkedLine(isRequired: boolean, ...rules: Rule[]) {
  return checked(isRequired, cleanName, ...rules).refine(
    (typed) => cleanName(typed) === '' || isOnOneLine(typed),
    issue('field.invalid'),
  );
}

const within =
  (shortest: number, longest: number): Rule =>
  (value) => {
    if (lengthOf(value) < shortest) return issue('field.too_short', shortest);
    return lengthOf(value) > longest ? issue('field.too_long', longest) : undefined;
  };
const matching =
  (isValid: (value: string) => boolean): Rule =>
  (value) =>
    isValid(value) ? undefined : issue('field.invalid');
const storable = matching(isStorable);

export const line = (shortest: number, longest: number) => checkedLine(true, within(shortest, longest));
export const optionalLine = (shortest: number, longest: number) =>
  checkedLine(false, within(shortest, longest));
export const text = (shortest: number, longest: number) =>
  checked(true, cleanText, within(shortest, longest));
export const optionalText = (longest: number) => checked(false, cleanText, within(1, longest));

const emailRules = [within(5, 254), matching(isEmail)];
export const email = () => checkedLine(true, ...emailRules);
export const optionalEmail = () => checkedLine(false, ...emailRules);

export const optionalPhone = () =>
  checkedLine(
    false,
    matching((value) => {
      const digits = value.replace(/\D/g, '').length;
      return PHONE.test(value) && value.length <= 30 && digits >= 6 && digits <= 15;
    }),
  );

export const choice = (choices: readonly string[]) =>
  checked(
    true,
    cleanText,
    matching((value) => choices.includes(value)),
  );

const dateRules: Rule[] = [
  matching(isDay),
  (value) => (value > officeDay(new Date()) ? issue('field.in_future') : undefined),
];
export const pastDate = () => checked(true, cleanText, ...dateRules);
export const optionalPastDate = () => checked(false, cleanText, ...dateRules);

export const ticked = () => z.boolean().refine(Boolean, issue('field.required'));
export const consent = () => z.boolean().refine(Boolean, issue('consent.required'));

/** Cleans a text for sending; undefined if empty. */
export const sent = (value: string): string | undefined => cleanText(value) || undefined;
