import { edgeFunction } from '../_shared/edge-function.ts';
import { writePages } from './write-pages.ts';

/**
 * POST with the secret key: calls the host's build hook if due, otherwise checks whether the site was built
 * since; returns `{ called, written }`. Called every minute (docs/hosting.md, “The clock”); the local stack
 * calls it automatically. Concurrent calls order nothing twice. Refusals: 502 orders_unreadable
 */
export default edgeFunction({ POST: (_request, admin) => writePages(admin) }, { keys: ['secret'] });
