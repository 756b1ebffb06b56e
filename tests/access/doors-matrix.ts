import { actors, type Actor } from './matrix.ts';

/**
 * Rights of an actor through the storage API: L list and download · C upload · U replace · D delete.
 * media is public: whoever knows the address downloads without a right; the library must know a file that comes, and must
 * have let go of one that leaves. Uploads to evidence need an open slot besides.
 */
export const buckets = {
  media: { anon: '', none: '', viewer: 'L', editor: 'LCUD', admin: 'LCUD', service: 'LCUD' },
  // Staff open evidence through the function evidence-link only, which asks open_evidence().
  evidence: { anon: '', none: '', viewer: '', editor: '', admin: '', service: 'LCUD' },
  // Outcome letters are handed out by the function outcome-letter only, for a ticket.
  letters: { anon: '', none: '', viewer: '', editor: '', admin: '', service: 'LCUD' },
} as const satisfies Record<string, Record<Actor, string>>;
export type BucketName = keyof typeof buckets;

/** Actors that may fill an upload slot handed out by a submission. */
export const slotFillers: readonly Actor[] = actors;

/** Actors that may listen to a private channel. Nobody may speak on one. */
export const channels = {
  content: ['viewer', 'editor', 'admin', 'service'],
  staff: ['editor', 'admin', 'service'],
} as const satisfies Record<string, readonly Actor[]>;
