import { ApiError } from '../callers.ts';

const windowMs = 15 * 60_000;
/** Wrong tries within the window after which an account takes no more from networks it does not know. */
const elsewhere = 10;
/** … and a network no more for any account that does not know it. */
const perNetwork = 30;
/** Wrong tries that cost nothing where the account is at home; each further one waits twice as long, at most `longestMs`. */
const free = 5;
const longestMs = 10_000;
/** A try that would wait longer than this in the queue of its account and network is refused. */
const queueMs = 30_000;
const keptKeys = 10_000;

const tooMany = () => new ApiError(429, 'over_request_rate_limit', 'Request rate limit reached');

/** A try at a password, a mailed code or a device's code. `network`: null when it is not known. */
export interface Try {
  action: 'password' | 'code' | 'totp';
  account: string;
  network: string | null;
  /** The account has been signed in to from this network before. */
  isKnown: boolean;
}

/**
 * Slows down who guesses, and never shuts out the owner: from a network that the account knows the right password works
 * after any number of wrong ones, at worst some seconds later; elsewhere it has to wait until the guessing stops.
 */
export function createTryLimits(now = Date.now, sleep = sleepFor) {
  const tries = new Map<string, number[]>();
  const freeAt = new Map<string, number>();

  function recent(key: string): number[] {
    const since = now() - windowMs;
    const left = (tries.get(key) ?? []).filter((at) => at > since);
    if (left.length) tries.set(key, left);
    else tries.delete(key);
    return left;
  }

  async function takeTurn(key: string, wrong: number) {
    const costs = wrong < free ? 0 : Math.min(1000 * 2 ** (wrong - free), longestMs);
    const turn = Math.max(now(), freeAt.get(key) ?? 0) + costs;
    if (turn - now() > queueMs) throw tooMany();
    freeAt.set(key, turn);
    if (turn > now()) await sleep(turn - now());
  }

  return {
    /**
     * Counts a try before its outcome is known, so that many at once are counted too. The answer takes it back: for a
     * try that was right. Waits, or throws over_request_rate_limit.
     */
    async admit({ action, account, network, isKnown }: Try): Promise<() => void> {
      if (tries.size > keptKeys) for (const key of tries.keys()) recent(key);
      const home = `${action} ${account} ${network}`;
      const keys = isKnown
        ? [home]
        : [`${action} ${account}`, ...(network ? [`${action} from ${network}`] : [])];
      const [own = 0, shared = 0] = keys.map((key) => recent(key).length);
      if (!isKnown && (own >= elsewhere || shared >= perNetwork)) throw tooMany();
      const at = now();
      for (const key of keys) tries.set(key, [...recent(key), at]);
      if (isKnown) await takeTurn(home, own);
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
