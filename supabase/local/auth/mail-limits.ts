import { ApiError } from '../callers.ts';

const windowMs = 60 * 60_000;
const perAddress = 6;
const perNetwork = 30; // mails per hour, the default of hosted projects
const keptKeys = 10_000;

/** Limits mails per hour, per recipient and per network; unknown addresses count too. */
export function createMailLimits(now = Date.now) {
  const sent = new Map<string, number[]>();
  const recent = (key: string) => (sent.get(key) ?? []).filter((at) => at > now() - windowMs);
  /** Counts a mail. @throws ApiError over_email_send_rate_limit */
  return function spend(address: string, network: string | null) {
    if (sent.size > keptKeys) for (const key of sent.keys()) if (!recent(key).length) sent.delete(key);
    const limits: [key: string, most: number][] = [[`to ${address}`, perAddress]];
    if (network) limits.push([`from ${network}`, perNetwork]);
    if (limits.some(([key, most]) => recent(key).length >= most))
      throw new ApiError(429, 'over_email_send_rate_limit', 'email rate limit exceeded');
    for (const [key] of limits) sent.set(key, [...recent(key), now()]);
  };
}
