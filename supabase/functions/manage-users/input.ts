import { z } from 'zod';
import { Refusal } from '../_shared/response.ts';

const role = z.enum(['admin', 'editor', 'viewer']);
const id = z.uuid();
const schema = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('invite'),
    email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
    full_name: z.string().trim().min(1).max(120),
    role,
  }),
  z.object({ action: z.literal('change-role'), id, role }),
  z.object({ action: z.enum(['deactivate', 'reactivate', 'reset-factors', 'resend', 'withdraw']), id }),
]);

export type UserTask = z.infer<typeof schema>;

const codes: Record<string, string> = {
  action: 'invalid_action',
  email: 'invalid_email',
  full_name: 'invalid_name',
  role: 'invalid_role',
  id: 'invalid_id',
};

/** Parses the body. @throws Refusal with the code of the first invalid field */
export function taskOf(body: unknown): UserTask {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const field = String(parsed.error.issues[0]?.path[0] ?? '');
  throw new Refusal(422, codes[field] ?? 'invalid_body', 'The body is not a valid task.');
}
