import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const storedKeys = z.object({
  publishableKey: z.string().min(12),
  secretKey: z.string().min(20),
  jwtSecret: z.string().min(32),
  /** Whoever makes the first admin has to know it; `npm start` prints it. */
  setupSecret: z.string().min(20),
});
export type Keys = z.infer<typeof storedKeys>;

/** Keys that nobody has yet. */
export const newKeys = (): Keys => ({
  publishableKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
  secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
  jwtSecret: randomBytes(32).toString('hex'),
  setupSecret: randomBytes(18).toString('base64url'),
});

/**
 * The keys of a data directory, made at its first start and readable by its owner only. The publishable one is for the
 * pages of this site (scripts/start/site.ts writes it into them) and unknown to every other.
 */
export function keysOf(dataDir: string): Keys {
  const file = path.join(dataDir, 'keys.json');
  const stored = existsSync(file) ? readKeys(file) : {};
  const keys = { ...newKeys(), ...stored };
  if (Object.keys(stored).length < Object.keys(keys).length)
    writeFileSync(file, JSON.stringify(keys, null, 2), { mode: 0o600 });
  return keys;
}

/** A directory of an earlier version lacks the keys that came later. */
function readKeys(file: string) {
  try {
    const later = { publishableKey: true, setupSecret: true } as const;
    return storedKeys.partial(later).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new Error(`${file} is damaged; npm run db:reset makes a new database with new keys.`, { cause });
  }
}
