import { edgeFunction } from '../_shared/edge-function.ts';
import { mailerFromEnvironment } from './mailer.ts';
import { sendDueMails } from './send-due-mails.ts';

/**
 * POST with the secret key: sends due mails; returns `{ sent, failed }`. Called every minute
 * (docs/hosting.md, “The clock”); the local stack calls it automatically. Concurrent calls send no mail
 * twice.
 */
export default edgeFunction(
  { POST: (_request, admin) => sendDueMails(admin, mailerFromEnvironment()) },
  { keys: ['secret'] },
);
