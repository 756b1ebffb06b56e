import { expect, test } from 'vitest';
import { openServer } from '../../supabase/local/database/server.ts';

const url = process.env.PG_URL ?? '';

test.skipIf(!url)('a connection that never comes free does not keep the server from ending', async () => {
  const { connection, db } = await openServer(url);
  await connection.driver.reserve();
  await db.close();
  await expect(db.query('select 1')).rejects.toMatchObject({ code: 'CONNECTION_ENDED' });
});
