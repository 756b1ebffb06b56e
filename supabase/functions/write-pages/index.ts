import { edgeFunction } from '../_shared/edge-function.ts';
import { requestPages } from './write-pages.ts';

/**
 * POST with the secret key: calls the host's build hook if a build is due; otherwise checks whether the site
 * was built since the last call. Returns `{ called, written }`. Called every minute (docs/hosting.md, “The
 * clock”); the local stack calls it automatically. Concurrent calls start no build twice. Refusals: 502
 * orders_unreadable
 */
export default edgeFunction({ POST: (_request, admin) => requestPages(admin) }, { keys: ['secret'] });
