import { actors, type Actor } from './matrix.ts';

/**
 * Rights of an actor through the storage API: L list and download · C upload · U replace · D delete. media is
 * public: anyone with the URL can download. The library must have announced a file before it is uploaded, and
 * released it before it is deleted. Uploads to evidence also need an open slot.
 */
export const buckets = {
  media: { anon: '', none: '', viewer: 'L', editor: 'LCUD', admin: 'LCUD', service: 'LCUD' },
  // Staff open evidence only through the function evidence-link, which calls open_evidence().
  evidence: { anon: '', none: '', viewer: '', editor: '', admin: '', service: 'LCUD' },
  // Only the function outcome-letter serves letters, in exchange for a ticket.
  letters: { anon: '', none: '', viewer: '', editor: '', admin: '', service: 'LCUD' },
} as const satisfies Record<string, Record<Actor, string>>;
export type BucketName = keyof typeof buckets;

/** Actors that can fill an upload slot created by a submission. */
export const slotFillers: readonly Actor[] = actors;

/** Actors that can listen to a private channel. No actor can send on one. */
export const channels = {
  content: ['viewer', 'editor', 'admin', 'service'],
  staff: ['editor', 'admin', 'service'],
} as const satisfies Record<string, readonly Actor[]>;
