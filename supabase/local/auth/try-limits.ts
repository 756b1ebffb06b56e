import { ApiError } from '../callers.ts';

const windowMs = 15 * 60_000;
/** Number of failed attempts in the window after which an account refuses unknown networks. */
const otherNetworkWeight = 10;
/** Number of failed attempts after which a network is refused for all accounts that do not know it. */
const perNetwork = 30;
/**
 * Number of failed attempts without delay from known networks. The delay doubles with each further one, up to
 * `longestMs`.
 */
const free = 5;
const longestMs = 10_000;
/** Maximum wait in the queue of an account and network; attempts that would wait longer are refused. */
const queueMs = 30_000;
const keptKeys = 10_000;

const tooMany = () => new ApiError(429, 'over_request_rate_limit', 'Request rate limit reached');

/** Attempt with a password, a mailed code or a device's code. `network`: null if unknown. */
export interface Attempt {
  action: 'password' | 'code' | 'totp';
  account: string;
  network: string | null;
  /** True if the account has signed in from this network before. */
  isKnown: boolean;
}

/**
 * Slows down guessing without locking out the owner. From a network known to the account, the right password
 * always works, at worst a few seconds later; from other networks, only after the guessing stops.
 */
export function createAttemptLimits(now = Date.now, sleep = sleepFor) {
  const tries = new Map<string, number[]>();
  const freeAt = new Map<string, number>();

  function recent(key: string): number[] {
    const since = now() - windowMs;
    const left = (tries.get(key) ?? []).filter((at) => at > since);
    if (left.length) tries.set(key, left);
    else tries.delete(key);
    return left;
  }

  async function waitForSlot(key: string, wrong: number) {
    const costs = wrong < free ? 0 : Math.min(1000 * 2 ** (wrong - free), longestMs);
    const turn = Math.max(now(), freeAt.get(key) ?? 0) + costs;
    if (turn - now() > queueMs) throw tooMany();
    freeAt.set(key, turn);
    if (turn > now()) await sleep(turn - now());
  }

  return {
    /**
     * Counts an attempt before its result is known, so that concurrent ones count too. Returns a function
     * that removes a successful attempt from the count. Waits if necessary. @throws over_request_rate_limit
     */
    async acquire({ action, account, network, isKnown }: Attempt): Promise<() => void> {
      if (tries.size > keptKeys) for (const key of tries.keys()) recent(key);
      const ownKey = `${action} ${account} ${network}`;
      const keys = isKnown
        ? [ownKey]
        : [`${action} ${account}`, ...(network ? [`${action} from ${network}`] : [])];
      const [own = 0, shared = 0] = keys.map((key) => recent(key).length);
      if (!isKnown && (own >= otherNetworkWeight || shared >= perNetwork)) throw tooMany();
      const at = now();
      for (const key of keys) tries.set(key, [...recent(key), at]);
      if (isKnown) await waitForSlot(ownKey, own);
      return () => {
        for (const key of keys) {
          const left = recent(key);
          left.splice(left.indexOf(at), 1);
        }
      };
    },
  };
}

const sleepFor = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
