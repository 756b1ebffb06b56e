import { queryOptions } from '@tanstack/react-query';
import { AppError, unwrap } from '@/lib/errors';
import { database } from '@/lib/supabase';
import { z } from '@/lib/zod';

const answerSchema = z.discriminatedUnion('genuine', [
  z.object({ genuine: z.literal(false) }),
  z.object({
    genuine: z.literal(true),
    number: z.string(),
    dated: z.string(),
    sha256: z.string(),
    reopened_at: z.string().nullable(),
    replaced_by: z.string().nullable(),
  }),
]);
export type CheckedLetter = z.infer<typeof answerSchema>;

/** Queries a letter by the number and code printed on it. */
export const letterQuery = (number: string, code: string) =>
  queryOptions({
    queryKey: ['verify_letter', number, code] as const,
    queryFn: async ({ signal }) => {
      const asked = database().rpc('verify_letter', { number, code });
      const parsed = answerSchema.safeParse(unwrap(await asked.abortSignal(signal)));
      if (!parsed.success) throw new AppError('malformed', 'The response is malformed');
      return parsed.data;
    },
    staleTime: 0,
    meta: { silent: true },
  });

/** Returns the SHA-256 of a file in hexadecimal, calculated in the browser. */
export async function sha256Of(file: Blob): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
