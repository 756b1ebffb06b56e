import type { Database } from './database/database.ts';
import type { FrontDoor } from './front-door.ts';
import type { Mailbox } from './mail/mailbox.ts';

/** State that all parts of the stack share. */
export interface Context {
  db: Database;
  /** @supabase/lite's REST and auth handler: in its turn, and without printing row contents. */
  lite: (request: Request) => Promise<Response>;
  /** Origin under which the stack is reached; in tokens, mail links and signed urls. */
  url: string;
  /** Tells this site's own host names and pages from others. */
  door: FrontDoor;
  /** Host names besides loopback and that of `url`. */
  hosts: readonly string[];
  publishableKey: string;
  secretKey: string;
  jwtSecret: string;
  setupSecret: string;
  mailbox: Mailbox;
  /** Does something that the answer must not depend on, in words or in time. */
  afterAnswer: (work: () => Promise<void>) => void;
  /** When all of it is done. */
  settled: () => Promise<void>;
  /** Directory for uploaded files. */
  storageDir: string;
}
