import { z } from '@/lib/zod';
import { AppError } from '@/lib/errors';

const eligibilitySchema = z.object({
  possible: z.boolean(),
  reason: z.enum(['in_time', 'too_late', 'date_in_future']),
  last_day: z.string(),
  days_left: z.number().nullable(),
  filing_days: z.number(),
  answer_days: z.number(),
  reassessment_days: z.number(),
  /** Years without holidays in the calendar: the real deadline may be later. */
  unentered_years: z.array(z.string()),
});

/** Result of appeal_eligibility(). */
export type Eligibility = z.infer<typeof eligibilitySchema>;

/** Parses the result of appeal_eligibility(). @throws AppError malformed */
export function eligibilityOf(answer: unknown): Eligibility {
  const parsed = eligibilitySchema.safeParse(answer);
  if (!parsed.success) throw new AppError('malformed', 'The response is not an eligibility');
  return parsed.data;
}
