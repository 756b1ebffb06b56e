import { z } from 'zod';
import { certificateStatuses, QUALIFICATIONS } from '../_shared/certificate-status.ts';
import { Refusal } from '../_shared/response.ts';

/** Parameters and limits of each endpoint. The OpenAPI document is generated from these schemas. */

const day = z.iso.date().optional();
const word = (description: string) => z.string().trim().max(100).default('').describe(description);

export const checkQuerySchema = z.object({
  q: z
    .array(z.string().trim().min(1).max(100))
    .min(1)
    .max(100)
    .describe('Certificate number or NIB; given up to 100 times.'),
  on: day.describe('The status on this day, from 2000-01-01 to today; without it at this moment.'),
});

export const registerQuerySchema = z.object({
  q: word('Name of a company, NIB, certificate number or code of KBLI.'),
  province: word('Province, as companies in the register have it.'),
  category: word('Code of a classification, such as BG.'),
  subclass: word('Code of a subclassification, such as BG002.'),
  qualification: z.enum(['', ...QUALIFICATIONS]).default(''),
  status: z
    .enum(['', ...certificateStatuses])
    .default('')
    .describe('Status of one certificate that meets the other filters too, today or on the day of `on`.'),
  on: day.describe(
    'Statuses on this day, from 2000-01-01 to today, of what was issued by then; without it those of today.',
  ),
  page: z.coerce.number().int().min(1).max(50).default(1),
});

/**
 * Parses URL parameters. Rejects unknown ones, because a misspelt filter would otherwise return everything.
 * @throws Refusal 400 wrong_parameter
 */
export function asked<S extends z.ZodObject>(schema: S, params: URLSearchParams): z.infer<S> {
  const given = Object.fromEntries(
    [...new Set(params.keys())].map((name) => [
      name,
      schema.shape[name] instanceof z.ZodArray ? params.getAll(name) : params.get(name),
    ]),
  );
  const read = z.strictObject(schema.shape).safeParse(given);
  if (read.success) return read.data as z.infer<S>;
  const [issue] = read.error.issues;
  const name = issue?.path[0] ?? (issue?.code === 'unrecognized_keys' ? issue.keys[0] : '');
  throw new Refusal(400, 'wrong_parameter', `${String(name)}: ${issue?.message ?? 'wrong'}`);
}
