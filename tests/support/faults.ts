export type Fetch = typeof globalThis.fetch;

/** Ways in which a request fails. `answer-cut`: the request is executed, but its response is lost. */
export type Fault =
  'answer-cut' | 'server-error' | 'hang' | 'malformed-json' | 'wrong-shape' | 'empty' | 'connection-cut';

export interface FaultRule {
  /** Matches by method, address and headers; a string matches addresses that contain it. */
  match: string | ((request: Request) => boolean);
  fault: Fault;
  /** Number of requests that fail before the rest go through (default: all). */
  times?: number;
}

/** Waits until the caller aborts. */
function hang(signal: AbortSignal): Promise<Response> {
  return new Promise((_resolve, reject) => {
    // The reason passed to abort(), a DOMException by default.
    const giveUp = () => reject(signal.reason as Error);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
}

const json = { 'content-type': 'application/json' };

const outcomes: Record<Exclude<Fault, 'answer-cut'>, (request: Request) => Promise<Response>> = {
  'server-error': () =>
    Promise.resolve(
      Response.json({ code: 'XX000', message: 'internal error', details: null, hint: null }, { status: 500 }),
    ),
  hang: (request) => hang(request.signal),
  'malformed-json': () => Promise.resolve(new Response('[{"id": ', { headers: json })),
  'wrong-shape': () => Promise.resolve(new Response('"unexpected"', { headers: json })),
  empty: () => Promise.resolve(new Response('', { headers: json })),
  'connection-cut': () => Promise.reject(new TypeError('fetch failed')),
};

/** Returns a fetch that fails for requests matching a rule. The rules can be changed at any time. */
export function withFaults(fetch: Fetch, rules: FaultRule[]): Fetch {
  return (input, init) => {
    const request = new Request(input, init);
    const rule = rules.find(
      ({ match, times = Infinity }) =>
        times > 0 && (typeof match === 'string' ? request.url.includes(match) : match(request)),
    );
    if (!rule) return fetch(request);
    if (rule.times !== undefined) rule.times -= 1;
    if (rule.fault === 'answer-cut')
      return fetch(request).then(() => Promise.reject(new TypeError('fetch failed')));
    return outcomes[rule.fault](request);
  };
}
