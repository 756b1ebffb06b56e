import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openStack } from '../../supabase/local/stack.ts';
import { copyOfPrepared } from '../support/stack-directory.ts';

const options = { url: 'http://stack.test', accounts: 'demo' as const };

test('a mail whose sender was killed is resent after its lease with the same idempotency key', async () => {
  const dataDir = await copyOfPrepared({ accounts: 'demo' });
  const before = await openStack({ ...options, dataDir });
  // One mail is enough: disable mails to staff.
  await before.db.query(`insert into private.staff_wishes select id, 'off' from public.app_users`);
  await before.db.query(
    `insert into public.contact_submissions (number, name, email, subject, message)
       values ('PSN-UJI', 'Uji', 'uji@pelapor.example.id', 'Tanya', 'Isi')`,
  );
  await before.close();

  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'mail-sender.ts'), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [, signal] = (await once(child, 'close')) as [number | null, string | null];
  expect(signal).toBe('SIGKILL');
  const taken = JSON.parse(output) as { key: string; messageId: string };
  expect(taken.messageId).toBe(`<${taken.key}@localhost>`);

  const stack = await openStack({ ...options, dataDir });
  const notify = async () => {
    const headers = { apikey: stack.secretKey };
    const request = new Request(`${stack.url}/functions/v1/notify`, { method: 'POST', headers });
    return (await stack.handle(request)).json();
  };
  const row = () =>
    stack.db.query(
      `select attempts, sent_at is not null as sent, next_attempt_at > now() as waits,
           next_attempt_at <= now() + private.mail_lease() as "ends in time" from private.outgoing_mails`,
    );
  expect(await row()).toEqual([{ attempts: 1, sent: false, waits: true, 'ends in time': true }]);
  expect(await notify(), 'while it is another’s').toEqual({ sent: 0, failed: 0 });
  await stack.db.query('update private.outgoing_mails set next_attempt_at = now()');
  expect(await notify()).toEqual({ sent: 1, failed: 0 });
  expect(stack.mails.map(({ key, messageId }) => ({ key, messageId }))).toEqual([taken]);

  // The mail is sent again regardless: a provider that knows the idempotency key recognizes it.
  await stack.db.query('update private.outgoing_mails set sent_at = null, next_attempt_at = now()');
  expect(await notify()).toEqual({ sent: 1, failed: 0 });
  expect(stack.mails).toHaveLength(1);

  // The eighth attempt is the last.
  await stack.db.query(
    `update private.outgoing_mails set sent_at = null, attempts = 8, next_attempt_at = now() - interval '1 second'`,
  );
  expect(await notify()).toEqual({ sent: 0, failed: 0 });
  expect(
    await stack.db.query('select given_up_at is not null as "given up" from private.outgoing_mails'),
  ).toEqual([{ 'given up': true }]);
  await stack.close();
  rmSync(dataDir, { recursive: true, force: true });
});
