import { unwrap } from '@/lib/errors';
import { database, loadSupabase } from '@/lib/supabase';

/** Deletes the content of a file in the trash, then its entry. The database refuses if the file is in use. */
export async function removeFile({ id, path }: { id: string; path: string }): Promise<void> {
  const bucket = (await loadSupabase()).storage.from('media');
  const folder = path.split('/')[0] ?? path;
  const names = unwrap(await bucket.list(folder, { limit: 100 })).map(({ name }) => `${folder}/${name}`);
  if (names.length > 0) unwrap(await bucket.remove(names));
  unwrap(await database().from('media').delete().eq('id', id).select('id').single());
}

/** Removes the entry of an upload that was cancelled before its content arrived. */
export async function discardFile(file: { id: string; path: string }): Promise<void> {
  const trashed = { deleted_at: new Date().toISOString() };
  unwrap(await database().from('media').update(trashed).eq('id', file.id).select('id').single());
  await removeFile(file);
}
