import { z } from '@/lib/zod';
import { AppError } from '@/lib/errors';

/** Upload slot in the bucket, as the database returns it. */
export const slotSchema = z.object({
  path: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.number(),
  expires_at: z.string(),
});
const receiptSchema = z.object({
  kind: z.enum(['complaint', 'appeal', 'contact']),
  number: z.string(),
  access_code: z.string().default(''),
  received_at: z.string(),
  first_response_due_at: z.string().nullish(),
  due_at: z.string().nullish(),
  /** Last day for filing, if the appeal is late; null otherwise. */
  late_after: z.string().nullish(),
  uploads: z.array(slotSchema).default([]),
});

/** Upload slot in the bucket for one announced file. */
export type Slot = z.infer<typeof slotSchema>;
/** Result of submit_*. Messages from the contact form have no access code. */
export type Receipt = z.infer<typeof receiptSchema>;

/** Parses the result of submit_*(). @throws AppError malformed */
export function receiptOf(answer: unknown): Receipt {
  const parsed = receiptSchema.safeParse(answer);
  if (!parsed.success) throw new AppError('malformed', 'The response is not a receipt');
  return parsed.data;
}
