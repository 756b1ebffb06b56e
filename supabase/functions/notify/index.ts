import { edgeFunction } from '../_shared/edge-function.ts';
import { mailerFromEnvironment } from './mailer.ts';
import { sendDueMails } from './send-due-mails.ts';

/**
 * POST with the secret key: sends the mails whose time has come; `{ sent, failed }`. Called every minute (README,
 * “Going live”; the local stack does it by itself). Calls at the same time do not send anything twice.
 */
export default edgeFunction(
  { POST: (_request, admin) => sendDueMails(admin, mailerFromEnvironment()) },
  { keys: ['secret'] },
);
