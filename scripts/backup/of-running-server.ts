import { renameSync } from 'node:fs';
import { z } from 'zod';
import { keysOf } from '../../supabase/local/keys.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import type { Settings } from '../start/settings.ts';
import { UserError } from '../start/user-error.ts';
import { manifestSchema, type Manifest } from './manifest.ts';
import { backUpInto } from './schedule.ts';

/** Path at which a running `npm start` accepts requests for a backup. */
export const BACKUP_PATH = '/_local/backup';

/**
 * Makes the backup that `npm run backup` requests. Requires the secret key, which is stored with the data.
 */
export async function handleBackupRequest(
  { method, headers }: Request,
  stack: Pick<Stack, 'db' | 'storageDir' | 'secretKey'>,
  directory: string,
): Promise<Response> {
  if (method !== 'POST' || headers.get('apikey') !== stack.secretKey)
    return new Response('Not found', { status: 404 });
  return Response.json(await backUpInto(directory, stack));
}

const answerSchema = z.object({ file: z.string(), manifest: manifestSchema });

/**
 * Requests a backup from the running server and moves it to `file`, because only one process can open the
 * embedded database. @throws UserError if the server does not respond at the configured address
 */
export async function requestBackup({ url, dataDir }: Settings, file: string): Promise<Manifest> {
  const headers = { apikey: keysOf(dataDir).secretKey };
  const response = await fetch(`${url}${BACKUP_PATH}`, { method: 'POST', headers }).catch(() => undefined);
  const answer = answerSchema.safeParse(response?.ok ? await response.json() : undefined);
  if (!answer.success)
    throw new UserError(
      `${dataDir} is in use by a server that does not answer at ${url}. Set the PORT it was started with, or stop it.`,
    );
  renameSync(answer.data.file, file);
  return answer.data.manifest;
}
