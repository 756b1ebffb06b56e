import { demoAccounts, demoPassword } from './accounts.ts';
import { createUser } from './auth/users.ts';
import { first, type Database } from './database/database.ts';

/** Creates the demo accounts that are missing (`LOCAL_ACCOUNTS=demo`); accounts that exist stay as they are. */
export async function createDemoAccounts(db: Database): Promise<void> {
  for (const { role, email, fullName } of demoAccounts) {
    if (await first(db, 'select 1 from auth.users where email = $1', [email])) continue;
    await db.transaction(async (tx) => {
      const user = await createUser(tx, {
        email,
        password: demoPassword,
        email_confirm: true,
        user_metadata: { full_name: fullName },
      });
      await tx.query(
        `insert into public.app_users (id, full_name, email, role) values ($1, $2, $3, $4)
         on conflict (id) do update set full_name = excluded.full_name, role = excluded.role`,
        [user.id, fullName, email, role],
      );
    });
  }
}
