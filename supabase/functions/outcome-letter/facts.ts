import { z } from 'zod';
import { closedStatuses } from '../_shared/case-status.ts';
import { ANNULLED_KINDS, decisionGrounds, QUALIFICATIONS } from '../_shared/certificate-status.ts';
import { findings } from '../_shared/finding.ts';
import { toLanguage } from '../_shared/languages.ts';

const text = z.string().nullish();

/** Fields of every letter. */
const frame = {
  id: z.string(),
  number: z.string(),
  code: z.string(),
  decided_at: z.string(),
  language: z.string().transform((code) => toLanguage(code)),
  body: z.object({
    site_name: z.string(),
    site_name_en: text,
    site: z.record(z.string(), z.unknown()),
    letters: z.record(z.string(), z.unknown()),
  }),
};

const caseLetterSchema = z.object({
  ...frame,
  kind: z.enum(['complaint', 'appeal']),
  replaces: text,
  case_number: z.string(),
  received_at: z.string(),
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
});
export type CaseLetter = z.infer<typeof caseLetterSchema>;

/** Kinds of decisions that have a letter. */
export const LETTER_KINDS = ['suspend', 'reinstate', 'withdraw', 'reduce', 'annul'] as const;

const decisionLetterSchema = z.object({
  ...frame,
  kind: z.literal('decision'),
  certificate: z.object({
    number: z.string(),
    holder: z.string(),
    subclass_code: text,
    subclass_name: text,
    subclass_name_en: text,
    category_name: text,
    category_name_en: text,
    qualification: z.enum(QUALIFICATIONS),
    kbli_code: text,
    kbli_version: text,
    issued_on: z.string(),
    expires_on: z.string(),
  }),
  decision: z.object({
    kind: z.enum(LETTER_KINDS),
    effective_on: z.string(),
    decided_on: text,
    number: text,
    decided_by: text,
    ground: z.enum(decisionGrounds).nullish(),
    note: text,
    until: text,
    /** For a reduction: [before, after] by column. */
    changes: z
      .object({
        qualification: z.tuple([z.enum(QUALIFICATIONS), z.enum(QUALIFICATIONS)]).optional(),
        expires_on: z.tuple([z.string(), z.string()]).optional(),
      })
      .nullish(),
    /** For an annulment: the annulled decision. */
    annulled: z
      .object({ kind: z.enum(ANNULLED_KINDS), effective_on: z.string(), number: text, letter: text })
      .nullish(),
    appeal_until: text,
  }),
});
export type DecisionLetter = z.infer<typeof decisionLetterSchema>;

/** Letter returned by claim_letters(). */
export const letterSchema = z.discriminatedUnion('kind', [caseLetterSchema, decisionLetterSchema]);
export type Letter = z.infer<typeof letterSchema>;
