import { edgeFunction } from '../_shared/edge-function.ts';
import { endRetention } from './end-retention.ts';

/**
 * POST with the secret key: removes old spam, takes the personal data out of old cases and messages and removes their
 * files, and files that nothing points at; `{ spam, complaints, appeals, messages, files, left_over }` in numbers. Called daily (README, “The clock”; the local stack does it by
 * itself).
 */
export default edgeFunction({ POST: (_request, admin) => endRetention(admin) }, { keys: ['secret'] });
