import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const storedKeys = z.object({
  publishableKey: z.string().min(12),
  secretKey: z.string().min(20),
  jwtSecret: z.string().min(32),
  /** Required to create the first admin; `npm start` prints it. */
  setupSecret: z.string().min(20),
});
export type Keys = z.infer<typeof storedKeys>;

/** Returns new random keys. */
export const newKeys = (): Keys => ({
  publishableKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
  secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
  jwtSecret: randomBytes(32).toString('hex'),
  setupSecret: randomBytes(18).toString('base64url'),
});

/**
 * Reads the keys of a data directory. They are created at its first start and readable only by its owner.
 * scripts/start/site.ts writes the publishable key into this site's pages; other sites do not know it.
 */
export function keysOf(dataDir: string): Keys {
  const file = path.join(dataDir, 'keys.json');
  const stored = existsSync(file) ? readKeys(file) : {};
  const keys = { ...newKeys(), ...stored };
  if (Object.keys(stored).length < Object.keys(keys).length)
    writeFileSync(file, JSON.stringify(keys, null, 2), { mode: 0o600 });
  return keys;
}

/** Reads a key file, and adds keys that an earlier version did not have. */
function readKeys(file: string) {
  try {
    const later = { publishableKey: true, setupSecret: true } as const;
    return storedKeys.partial(later).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new Error(`${file} is damaged; npm run db:reset creates a new database with new keys.`, { cause });
  }
}
