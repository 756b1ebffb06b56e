import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { env } from '@/config/env';
import { AppError, toAppError, unwrap } from '@/lib/errors';
import { database } from '@/lib/supabase';
import { useSettings } from '@/site/site-reads';
import type { FormName } from '@/requests/draft';
import { valueOf } from '@/requests/use-request-settings';
import { createTurnstileGate } from './turnstile-gate';

const NOT_CONFIGURED = 'turnstile.not_configured';

/** Returns the site key from the settings; empty if Turnstile is disabled. */
function useSiteKey(): string {
  const { data } = useSettings();
  const key = valueOf(data?.security, 'turnstile_site_key');
  return typeof key === 'string' ? key : '';
}

/** Queries whether the database requires a pass: it does once the saved key has worked. */
const inForceQuery = (siteKey: string) =>
  queryOptions({
    queryKey: ['site_settings', 'turnstile-in-force', siteKey] as const,
    queryFn: async ({ signal }) => unwrap(await database().rpc('turnstile_in_force').abortSignal(signal)),
    enabled: siteKey !== '',
    staleTime: 0,
    meta: { silent: true },
  });

/** Returns the saved site key once the database requires a pass; empty before. */
export function useKeyInForce(): string {
  const siteKey = useSiteKey();
  const { data } = useQuery(inForceQuery(siteKey));
  return data === true ? siteKey : '';
}

/** Returns true if forms require a pass that this build cannot get, because its CSP blocks Cloudflare. */
export const useIsShut = () => useKeyInForce() !== '' && !env.turnstile;

/**
 * Manages Turnstile for one form; disabled without a site key. The database decides whether a pass is
 * required.
 */
export function useTurnstile(action: FormName) {
  const siteKey = useSiteKey();
  const isInForce = useKeyInForce() !== '';
  const [gate] = useState(() => createTurnstileGate(action));
  const isOn = siteKey !== '' && env.turnstile;

  return {
    gate,
    action,
    siteKey: isOn ? siteKey : '',
    isInForce,
    begin: () => {
      if (isOn) gate.begin();
    },
    /** Calls `call` with a pass, or with null if none is required. @throws AppError, see createTurnstileGate */
    spend: <T>(call: (pass: string | null) => Promise<T>): Promise<T> => {
      if (isOn) return gate.withPass(siteKey, isInForce, call);
      return call(null).catch((error: unknown) => {
        // The check became required after the page was opened: this build can either show the widget now or
        // never.
        if (toAppError(error).message !== 'turnstile.required' || env.turnstile) throw error;
        throw new AppError('unknown', NOT_CONFIGURED, NOT_CONFIGURED);
      });
    },
  };
}
