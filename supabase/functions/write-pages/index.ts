import { edgeFunction } from '../_shared/edge-function.ts';
import { writePages } from './write-pages.ts';

/**
 * POST with the secret key: calls the host's build hook when one is due, and else looks whether the site was written since;
 * `{ called, written }`. Called every minute (docs/hosting.md, “The clock”; the local stack does it by itself). Calls at the
 * same time order nothing twice. Refusals: 502 orders_unreadable
 */
export default edgeFunction({ POST: (_request, admin) => writePages(admin) }, { keys: ['secret'] });
