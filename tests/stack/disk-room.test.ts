import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { ApiError } from '../../supabase/local/callers.ts';
import { createDiskCheck, freeBytes, RESERVE_BYTES } from '../../supabase/local/disk-room.ts';
import { describeOnEachDatabase } from './stack-each-database.ts';

const WRITES = [
  ['POST', '/rest/v1/notes'],
  ['PATCH', '/rest/v1/notes?id=eq.1'],
  ['POST', '/storage/v1/object/media/a.png'],
  ['POST', '/storage/v1/upload/resumable'],
  ['PATCH', '/storage/v1/upload/resumable/1'],
  ['POST', '/functions/v1/echo'],
] as const;
const OTHERS = [
  ['GET', '/rest/v1/notes'],
  ['DELETE', '/rest/v1/notes?id=eq.1'],
  ['POST', '/auth/v1/token?grant_type=password'],
] as const;

describeOnEachDatabase('a disk with little free space', (open) => {
  const check = async (free: number) => {
    const room = await createDiskCheck({ db: open().stack.db, storageDir: tmpdir() }, () => free);
    return ([method, place]: readonly [string, string]) =>
      () =>
        room({ method, url: `http://stack.test${place}` });
  };

  test('rejects writes, but allows reads, deletions and sign-in', async () => {
    const statuses = await check(RESERVE_BYTES - 1);
    for (const request of WRITES) expect(statuses(request), request.join(' ')).toThrow(ApiError);
    for (const request of OTHERS) expect(statuses(request), request.join(' ')).not.toThrow();
  });

  test('accepts every request while the free space covers the reserve', async () => {
    const statuses = await check(RESERVE_BYTES);
    for (const request of [...WRITES, ...OTHERS]) expect(statuses(request), request.join(' ')).not.toThrow();
    expect(freeBytes(tmpdir())).toBeGreaterThan(0);
  });
});
