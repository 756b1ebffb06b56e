import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { env } from '@/config/env';
import { AppError, toAppError, unwrap } from '@/lib/errors';
import { database } from '@/lib/supabase';
import { useSettings } from '@/site/site-reads';
import type { FormName } from '@/requests/draft';
import { valueOf } from '@/requests/use-request-settings';
import { createGate } from './gate';

const NOT_CONFIGURED = 'turnstile.not_configured';

/** The site key of the settings; empty where forms ask for no Turnstile. */
function useSiteKey(): string {
  const { data } = useSettings();
  const key = valueOf(data?.security, 'turnstile_site_key');
  return typeof key === 'string' ? key : '';
}

/** True when the database demands a pass: not before the key of the settings has worked once. */
const inForceQuery = (siteKey: string) =>
  queryOptions({
    queryKey: ['site_settings', 'turnstile-in-force', siteKey] as const,
    queryFn: async ({ signal }) => unwrap(await database().rpc('turnstile_in_force').abortSignal(signal)),
    enabled: siteKey !== '',
    staleTime: 0,
    meta: { silent: true },
  });

/** The saved site key once it is in force; empty before. */
export function useKeyInForce(): string {
  const siteKey = useSiteKey();
  const { data } = useQuery(inForceQuery(siteKey));
  return data === true ? siteKey : '';
}

/** Forms need a pass that this build cannot get: its headers do not name Cloudflare. */
export const useIsShut = () => useKeyInForce() !== '' && !env.turnstile;

/** The gate of one form, open while the settings have no site key. The database says whether a pass is needed. */
export function useTurnstile(action: FormName) {
  const siteKey = useSiteKey();
  const isInForce = useKeyInForce() !== '';
  const [gate] = useState(() => createGate(action));
  const isOn = siteKey !== '' && env.turnstile;

  return {
    gate,
    action,
    siteKey: isOn ? siteKey : '',
    isInForce,
    begin: () => {
      if (isOn) gate.begin();
    },
    /** Makes the call with a pass, or with null when none is needed. @throws AppError, see createGate */
    spend: <T>(call: (pass: string | null) => Promise<T>): Promise<T> => {
      if (isOn) return gate.spend(siteKey, isInForce, call);
      return call(null).catch((error: unknown) => {
        // In force since the page was opened: a build that may show the check asks for it now, another never can.
        if (toAppError(error).message !== 'turnstile.required' || env.turnstile) throw error;
        throw new AppError('unknown', NOT_CONFIGURED, NOT_CONFIGURED);
      });
    },
  };
}
