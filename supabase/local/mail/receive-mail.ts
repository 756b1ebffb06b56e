import { z } from 'zod';
import { bearerOf } from '../callers.ts';
import type { Context } from '../context.ts';

const mailSchema = z.object({
  to: z.string().min(1),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  headers: z.object({ 'Message-ID': z.string() }).partial().optional(),
});

/**
 * `POST /_local/mail`: the part of a mail provider's API that the function notify uses. Delivers to the
 * mailbox.
 */
export async function receiveMail(context: Context, request: Request): Promise<Response> {
  if (bearerOf(request) !== context.secretKey)
    return Response.json({ message: 'API key is invalid' }, { status: 401 });
  const mail = mailSchema.safeParse(await request.json().catch(() => null));
  if (!mail.success) return Response.json({ message: 'Invalid mail' }, { status: 422 });
  const { headers, ...letter } = mail.data;
  const key = request.headers.get('idempotency-key') ?? undefined;
  await context.mailbox.send({ ...letter, key, messageId: headers?.['Message-ID'] });
  return Response.json({ id: key });
}
