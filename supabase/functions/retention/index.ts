import { edgeFunction } from '../_shared/edge-function.ts';
import { endRetention } from './end-retention.ts';

/**
 * POST with the secret key: removes old spam, personal data of old cases and messages with their files,
 * records past their retention, and unreferenced files; returns the counts `{ spam, complaints, appeals,
 * messages, records, files, left_over }`. Called daily (docs/hosting.md, “The clock”); the local stack calls
 * it automatically.
 */
export default edgeFunction({ POST: (_request, admin) => endRetention(admin) }, { keys: ['secret'] });
