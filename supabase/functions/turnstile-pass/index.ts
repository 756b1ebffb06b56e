import { z } from 'zod';
import { Refusal } from '../_shared/response.ts';
import { edgeFunction, jsonOf } from '../_shared/edge-function.ts';
import { variable } from '../_shared/environment.ts';
import { verify, type TurnstileVerdict } from './verify.ts';

/** Cloudflare's tokens have at most 2,048 characters. */
const bodySchema = z.object({
  action: z.enum(['complaint', 'appeal', 'contact']),
  token: z.string().min(1).max(2048),
  site_key: z.string().min(1).max(32),
});

const secretKey = () => variable('TURNSTILE_SECRET_KEY').trim();

const refusals: Record<Exclude<TurnstileVerdict, 'accepted'>, Refusal> = {
  refused: new Refusal(403, 'turnstile.refused', 'Cloudflare rejected the token.'),
  not_configured: new Refusal(503, 'turnstile.not_configured', 'Set TURNSTILE_SECRET_KEY to the secret key.'),
  unreachable: new Refusal(502, 'turnstile.unreachable', 'Cloudflare did not respond; try again.'),
};

/**
 * POST `{ action, token, site_key }` by a visitor, action: 'complaint', 'appeal', 'contact': `{ pass }` for
 * one submission of this form, if Cloudflare accepts the widget's token. `site_key` is the widget's key. GET:
 * `{ ready }`, whether the secret key is set. Refusals: 422 invalid_body · 403 turnstile.refused, also if the
 * site key differs from the settings · 502 turnstile.unreachable, pass_failed · 503 turnstile.not_configured.
 * turnstile.unreachable and turnstile.not_configured alert the admins while the settings have a site key.
 */
export default edgeFunction({
  GET: () => Promise.resolve({ ready: secretKey() !== '' }),
  POST: async (request, admin) => {
    const body = bodySchema.safeParse(await jsonOf(request));
    if (!body.success)
      throw new Refusal(422, 'invalid_body', 'The body must be { action, token, site_key }.');
    const { action, token, site_key } = body.data;
    const secret = secretKey();
    const verdict = secret ? await verify(secret, token, action) : 'not_configured';
    if (verdict === 'not_configured' || verdict === 'unreachable')
      await admin.rpc('report_turnstile', { problem: verdict });
    if (verdict !== 'accepted') throw refusals[verdict];
    const given = await admin.rpc('give_turnstile_pass', { action, site_key });
    if (given.error?.message === 'field.invalid') throw refusals.refused;
    if (given.error || typeof given.data !== 'string')
      throw new Refusal(502, 'pass_failed', 'The pass could not be recorded; try again.');
    return { pass: given.data };
  },
});
