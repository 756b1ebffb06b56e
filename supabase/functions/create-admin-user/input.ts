import { z } from 'zod';
import { Refusal } from '../_shared/response.ts';

const schema = z.object({
  setup_secret: z.string().trim().max(200).default(''),
  email: z.string().trim().max(254).pipe(z.email()),
  // The password's strength is checked later (_shared/password.ts).
  password: z.string().min(1).max(1000),
  full_name: z.string().trim().min(1).max(120).optional(),
});

export type NewAdmin = z.infer<typeof schema>;

const refusals: Record<string, [code: string, message: string]> = {
  email: ['invalid_email', 'A valid e-mail address is required.'],
  password: ['invalid_password', 'A password is required.'],
  full_name: ['invalid_name', 'The name may have up to 120 characters.'],
};

/** Parses the body. @throws Refusal with the code of the first invalid field */
export function newAdminOf(body: unknown): NewAdmin {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const field = String(parsed.error.issues[0]?.path[0] ?? '');
  const [code, message] = refusals[field] ?? ['invalid_body', 'The body must be an object.'];
  throw new Refusal(422, code, message);
}
