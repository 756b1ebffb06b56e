import { APPEAL_DECISIONS, APPEAL_RELATIONS } from '@/domain/appeal';
import { oneOf } from '@/lib/url-state';
import { z } from '@/lib/zod';
import {
  choice,
  consent,
  email,
  line,
  optionalPhone,
  optionalText,
  pastDate,
  sent,
  text,
  ticked,
} from '@/requests/field-schemas';
import { issue } from '@/requests/problem';

export const MAX_GROUNDS_LENGTH = 5000;
const MAX_CODES = 30;
/** Pattern of a subclassification code. */
export const CODE_PATTERN = /^[A-Z]{2}[0-9]{3}$/;

/** Parses subclassification codes: 'bg001, BS002' gives ['BG001', 'BS002']. */
export const codesOf = (typed: string): string[] => [
  ...new Set(
    typed
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  ),
];

export const codes = () =>
  z.string().refine((typed) => {
    const found = codesOf(typed);
    return found.length <= MAX_CODES && found.every((code) => CODE_PATTERN.test(code));
  }, issue('field.invalid'));

export const applicationNumber = () =>
  line(3, 80).refine((typed) => /[a-z0-9]/i.test(typed), issue('field.invalid'));

/** Same rules as submit_appeal(); the fee notice exists only in the form. */
export const appealSchema = z.object({
  application_number: applicationNumber(),
  decision: choice(APPEAL_DECISIONS),
  decision_date: pastDate(),
  fee_known: ticked(),
  grounds: text(20, MAX_GROUNDS_LENGTH),
  subclass_codes: codes(),
  description: optionalText(5000),
  relation: choice(APPEAL_RELATIONS),
  company: line(2, 200),
  name: line(2, 150),
  email: email(),
  phone: optionalPhone(),
  is_confidential: z.boolean(),
  consent: consent(),
});
export type AppealValues = z.infer<typeof appealSchema>;
export type AppealField = keyof AppealValues;

export const emptyAppeal: AppealValues = {
  application_number: '',
  decision: '',
  decision_date: '',
  fee_known: false,
  grounds: '',
  subclass_codes: '',
  description: '',
  relation: '',
  company: '',
  name: '',
  email: '',
  phone: '',
  is_confidential: false,
  consent: false,
};

/** Steps in order, with the fields of each. */
export const APPEAL_STEPS = {
  eligibility: ['application_number', 'decision', 'decision_date'],
  grounds: ['fee_known', 'grounds', 'subclass_codes', 'description'],
  person: ['relation', 'company', 'name', 'email', 'phone', 'is_confidential'],
  check: ['consent'],
} as const satisfies Record<string, readonly AppealField[]>;
export type AppealStep = keyof typeof APPEAL_STEPS;
export const STEP_PARAM = 'step';
export const STEP_NAMES = Object.keys(APPEAL_STEPS) as AppealStep[];
export const FIRST_STEP: AppealStep = 'eligibility';
/** An unknown or missing step becomes ''. */
export const stepSchema = { [STEP_PARAM]: oneOf([...STEP_NAMES, ''], '') };

/** Returns the step that contains a field. */
export const stepOf = (field: AppealField): AppealStep =>
  STEP_NAMES.find((step) => APPEAL_STEPS[step].some((each) => each === field)) ?? 'check';

/** Returns the arguments of submit_appeal(), without empty fields. */
export function appealPayload(values: AppealValues) {
  const { consent: _consent, fee_known: _fee, is_confidential, subclass_codes, ...texts } = values;
  return {
    ...Object.fromEntries(Object.entries(texts).map(([field, value]) => [field, sent(value)])),
    subclass_codes: codesOf(subclass_codes),
    is_confidential,
  };
}
