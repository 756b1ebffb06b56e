// Run by mail-killed.slow.test.ts in a process of its own: sends what is due, and is killed at the moment when the provider has
// taken the first mail and nothing says so yet. Prints the mail's key and Message-ID.
import { writeSync } from 'node:fs';
import type { Mail } from '../../supabase/local/mail/mailbox.ts';
import { openStack } from '../../supabase/local/stack.ts';

const [, , dataDir = ''] = process.argv;
const stack = await openStack({ dataDir, url: 'http://stack.test', accounts: 'demo' });
// The mailbox stands for the provider; it keeps a mail by putting it in front.
const provider = stack.mails as Mail[];
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
