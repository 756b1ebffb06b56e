// Run by mail-killed.slow.test.ts in a separate process: sends the queued mails, and is killed after the
// provider accepted the first one but before this is recorded. Prints the mail's key and Message-ID.
import { writeSync } from 'node:fs';
import type { StoredMail } from '../../supabase/local/mail/mailbox.ts';
import { openStack } from '../../supabase/local/stack.ts';

const [, , dataDir = ''] = process.argv;
const stack = await openStack({ dataDir, url: 'http://stack.test', accounts: 'demo' });
// Replaces the provider, which accepts a mail with `unshift`.
const provider = stack.mails as StoredMail[];
provider.unshift = (...[mail]) => {
  const { key, messageId } = mail ?? {};
  writeSync(1, JSON.stringify({ key, messageId }));
  process.kill(process.pid, 'SIGKILL');
  return 0;
};
await stack.handle(
  new Request('http://stack.test/functions/v1/notify', {
    method: 'POST',
    headers: { apikey: stack.secretKey },
  }),
);
