import { paths } from '../../src/config/paths.ts';
import { empty, lengthen, single } from '../../e2e/support/contents.ts';
import type { Queries } from '../../supabase/local/database/database.ts';
import type { Accounts } from '../../e2e/support/prepare-site.ts';

/** `usual` is the demo. Screens must also handle the other states, which do not occur in the demo. */
export const STATES = ['usual', 'empty', 'one', 'loading', 'error', 'long', 'many'] as const;
export type State = (typeof STATES)[number];

/** Screens photographed in every state: lists and screens based on them. */
export const mainScreens: readonly string[] = [
  paths.home,
  paths.information.news,
  paths.information.clients,
  paths.information.faq,
  paths.information.legalProducts,
  paths.services.scopes,
  paths.profile.organization,
  paths.admin.dashboard,
  paths.admin.news,
  paths.admin.clients,
  paths.admin.certificates,
  paths.admin.faq,
  paths.admin.scopes,
  paths.admin.media,
  paths.admin.users,
  paths.admin.messages,
  paths.admin.complaints,
  paths.admin.auditLog,
];

/** Content of the site in each state. Failing and pending requests are simulated in the browser. */
export const contentOfState: Record<State, { accounts: Accounts; change?: (db: Queries) => Promise<void> }> =
  {
    usual: { accounts: 'demo' },
    error: { accounts: 'demo' },
    loading: { accounts: 'demo' },
    empty: { accounts: 'demo', change: empty },
    one: { accounts: 'demo', change: single },
    long: { accounts: 'many', change: lengthen },
    many: { accounts: 'many' },
  };
