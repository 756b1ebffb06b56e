import { z } from 'zod';
import { closedStatuses } from '../_shared/case-status.ts';
import { findings } from '../_shared/finding.ts';
import { toLanguage } from '../_shared/languages.ts';

const text = z.string().nullish();

/** Letter returned by claim_letters(). */
export const letterSchema = z.object({
  id: z.string(),
  number: z.string(),
  code: z.string(),
  replaces: text,
  kind: z.enum(['complaint', 'appeal']),
  case_number: z.string(),
  received_at: z.string(),
  decided_at: z.string(),
  language: z.string().transform((code) => toLanguage(code)),
  status: z.enum(closedStatuses),
  finding: z.enum(findings).nullish(),
  is_confidential: z.boolean(),
  recipient: text,
  company: text,
  subject: text,
  outcome: text,
  effect: text,
  reasons: text,
  declaration: text,
  decider: text,
  decider_post: text,
  actions: z.array(z.object({ text: z.string(), due_on: text, done_on: text })).default([]),
  body: z.object({
    site_name: z.string(),
    site_name_en: text,
    site: z.record(z.string(), z.unknown()),
    letters: z.record(z.string(), z.unknown()),
  }),
});
export type Letter = z.infer<typeof letterSchema>;
