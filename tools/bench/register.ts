import { questions } from '../scale/questions.ts';
import { measureAt, type Askers } from './at-scale.ts';
import type { Measure } from './part.ts';

/** Measures a visitor's queries of register and search with the maximum amount of data. */
export const measureRegister: Measure = measureAt(
  'Register and search',
  { clients: 50_000, certificates: 120_000, articles: 20_000 },
  (origin, { publishableKey }) => {
    const askers: Askers = {};
    for (const [name, { rpc, args }] of Object.entries(questions)) {
      askers[name] = async () => {
        const response = await fetch(`${origin}/rest/v1/rpc/${rpc}`, {
          method: 'POST',
          headers: { apikey: publishableKey, 'content-type': 'application/json' },
          body: JSON.stringify(args),
        });
        const answer: unknown = await response.json();
        if (!Array.isArray(answer)) throw new Error(`${name}: ${JSON.stringify(answer)}`);
      };
    }
    return askers;
  },
);
