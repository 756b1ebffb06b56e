import type { Database } from './database/database.ts';
import type { OriginPolicy } from './origin-policy.ts';
import type { Mailbox } from './mail/mailbox.ts';

/** State shared by all parts of the stack. */
export interface Context {
  db: Database;
  /** @supabase/lite's REST and auth handler, queued and without logging row data. */
  lite: (request: Request) => Promise<Response>;
  /** Origin of the stack, used in tokens, mail links and signed URLs. */
  url: string;
  /** Recognises this site's host names and pages. */
  originPolicy: OriginPolicy;
  /** Host names in addition to loopback and that of `url`. */
  hosts: readonly string[];
  publishableKey: string;
  secretKey: string;
  jwtSecret: string;
  setupSecret: string;
  mailbox: Mailbox;
  /** Runs work whose result and duration must not influence the response. */
  runInBackground: (work: () => Promise<void>) => void;
  /** Resolves when all background work is done. */
  settled: () => Promise<void>;
  /** Directory for uploaded files. */
  storageDir: string;
}
