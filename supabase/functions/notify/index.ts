import { edgeFunction } from '../_shared/edge-function.ts';
import { mailerFromEnvironment } from './mailer.ts';
import { sendDueMails } from './send-due-mails.ts';

/**
 * POST with the secret key: sends the mails that are due; `{ sent, failed }`. Called every minute (docs/hosting.md, “The
 * clock”; the local stack does it by itself). Calls at the same time do not send anything twice.
 */
export default edgeFunction(
  { POST: (_request, admin) => sendDueMails(admin, mailerFromEnvironment()) },
  { keys: ['secret'] },
);
