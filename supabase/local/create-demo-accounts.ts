import { demoAccounts, demoPassword } from './accounts.ts';
import { createUser } from './auth/users.ts';
import { first, type Database } from './database/database.ts';

/** bcrypt's minimum: the password is public, so a higher cost would only slow down sign-ins. */
const HASH_COST = 4;

/** Creates missing demo accounts (`LOCAL_ACCOUNTS=demo`); leaves existing ones unchanged. */
export async function createDemoAccounts(db: Database): Promise<void> {
  if (!(await first(db, 'select 1 from public.app_users limit 1'))) await switchOffSecondFactor(db);
  for (const { role, email, fullName } of demoAccounts) {
    if (await first(db, 'select 1 from auth.users where email = $1', [email])) continue;
    await db.transaction(async (tx) => {
      const user = await createUser(
        tx,
        { email, password: demoPassword, email_confirm: true, user_metadata: { full_name: fullName } },
        HASH_COST,
      );
      await tx.query(
        `insert into public.app_users (id, full_name, email, role) values ($1, $2, $3, $4)
         on conflict (id) do update set full_name = excluded.full_name, role = excluded.role`,
        [user.id, fullName, email, role],
      );
    });
  }
}

/**
 * Turns off the required second factor: the demo password is public, and a device set up by one visitor would
 * lock out the next.
 */
async function switchOffSecondFactor(db: Database) {
  const settings = await first<{ there: boolean }>(
    db,
    `select exists (select from information_schema.columns
       where table_schema = 'public' and table_name = 'site_settings' and column_name = 'security') as there`,
  );
  if (!settings?.there) return;
  await db.query(`update public.site_settings set security = security || '{"second_factor": "off"}'`);
}
