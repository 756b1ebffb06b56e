import { useState } from 'react';
import { env } from '@/config/env';
import { AppError } from '@/lib/errors';
import { useSettings } from '@/site/site-reads';
import type { FormName } from '@/request-kit/draft';
import { valueOf } from '@/request-kit/use-request-settings';
import { createGate } from './gate';

const NOT_CONFIGURED = 'turnstile.not_configured';

/** The site key of the settings; empty where forms ask for no Turnstile. */
function useSiteKey(): string {
  const { data } = useSettings();
  const key = valueOf(data?.security, 'turnstile_site_key');
  return typeof key === 'string' ? key : '';
}

/** Turnstile is asked for, and this build may not load it: its headers do not name Cloudflare. */
export const useIsShut = () => useSiteKey() !== '' && !env.turnstile;

/** The gate of one form, open while the settings have no site key. */
export function useTurnstile(action: FormName) {
  const siteKey = useSiteKey();
  const [gate] = useState(() => createGate(action));
  const isOn = siteKey !== '' && env.turnstile;
  return {
    gate,
    action,
    siteKey: isOn ? siteKey : '',
    begin: () => {
      if (isOn) gate.begin();
    },
    /** Makes the call with a pass, or with null where none is asked for. @throws AppError, see createGate */
    spend: <T>(call: (pass: string | null) => Promise<T>): Promise<T> => {
      if (siteKey === '') return call(null);
      if (!isOn) return Promise.reject(new AppError('unknown', NOT_CONFIGURED, NOT_CONFIGURED));
      return gate.spend(call);
    },
  };
}
