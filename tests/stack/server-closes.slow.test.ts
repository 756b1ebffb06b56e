import { expect, test } from 'vitest';
import { openServer } from '../../supabase/local/database/server.ts';

const url = process.env.PG_URL ?? '';

test.skipIf(!url)('closing the database does not wait for a connection that is never released', async () => {
  const { connection, db } = await openServer(url);
  await connection.driver.reserve();
  await db.close();
  await expect(db.query('select 1')).rejects.toMatchObject({ code: 'CONNECTION_ENDED' });
});
