import type { Stack } from '../../supabase/local/stack.ts';
import { messageOf } from '../../supabase/local/message-of.ts';
import { backUpInto } from './schedule.ts';

const CLEAR_DEMO_PATH = '/rest/v1/rpc/clear_demo';

export const isClearRequest = ({ method, url }: Request): boolean =>
  method === 'POST' && new URL(url).pathname === CLEAR_DEMO_PATH;

/**
 * Makes a backup before an admin clears the demo, which deletes hundreds of rows. The database rejects all
 * other callers. @returns 507 if there is no space for the backup (nothing is deleted), otherwise the
 * database's response
 */
export async function clearAfterBackup(
  request: Request,
  stack: Pick<Stack, 'db' | 'storageDir' | 'handle'>,
  directory: string,
  address?: string,
): Promise<Response> {
  const question = new Request(request.url.replace(/clear_demo.*$/, 'demo_content'), {
    method: 'POST',
    headers: {
      apikey: request.headers.get('apikey') ?? '',
      authorization: request.headers.get('authorization') ?? '',
      'content-type': 'application/json',
    },
    body: '{}',
  });
  const { ok } = await stack.handle(question, address);
  try {
    if (ok) console.log(`Backed up to ${(await backUpInto(directory, stack, 'before-clearing')).file}.`);
  } catch (error) {
    console.error(`The demo was not cleared because the backup failed: ${messageOf(error)}`);
    return Response.json({ code: 'backup', message: 'The backup failed.' }, { status: 507 });
  }
  return stack.handle(request, address);
}
