import { edgeFunction } from '../_shared/edge-function.ts';
import { endRetention } from './end-retention.ts';

/**
 * POST with the secret key: removes old spam, the personal data of old cases and messages with their files, what is left
 * of cases after their record's time, and files that nothing refers to; `{ spam, complaints, appeals, messages, records,
 * files, left_over }` in numbers. Called daily
 * (docs/hosting.md, “The clock”; the local stack does it by itself).
 */
export default edgeFunction({ POST: (_request, admin) => endRetention(admin) }, { keys: ['secret'] });
