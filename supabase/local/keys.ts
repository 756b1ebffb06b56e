import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** The browser's key is public by nature: one fixed value, so that a build fits every data directory. */
export const publishableKey = 'sb_publishable_local';

const storedKeys = z.object({ secretKey: z.string().min(20), jwtSecret: z.string().min(32) });

/** The two secrets of a data directory, made at its first start and readable by its owner only. */
export function keysOf(dataDir: string): z.infer<typeof storedKeys> {
  const file = path.join(dataDir, 'keys.json');
  if (existsSync(file)) return readKeys(file);
  const keys = {
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
    jwtSecret: randomBytes(32).toString('hex'),
  };
  writeFileSync(file, JSON.stringify(keys, null, 2), { mode: 0o600 });
  return keys;
}

function readKeys(file: string) {
  try {
    return storedKeys.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new Error(`${file} is damaged; npm run db:reset makes a new database with new keys.`, { cause });
  }
}
