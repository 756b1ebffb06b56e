import { toAppError } from '@/lib/errors';
import { database, loadSupabase } from '@/lib/supabase';
import { upload } from '@/lib/upload';
import { mediaAddress, type MediaFile } from './media-file';
import type { PreparedFile } from './prepare-file';

export interface Descriptions {
  alt: string;
  altEn: string;
}

interface Sending {
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
}

/** Registers a file before its upload, because the bucket accepts only registered files. Idempotent by id. */
export async function announceFile(
  id: string,
  file: PreparedFile,
  { alt, altEn }: Descriptions,
): Promise<string> {
  const row = {
    id,
    path: file.path,
    original_name: file.name,
    mime_type: file.type,
    alt: alt.trim(),
    alt_en: altEn.trim() || null,
    width: file.width,
    height: file.height,
    bytes: file.bytes,
    colour: file.colour,
  };
  const added = await database().from('media').insert(row);
  // An earlier attempt may have registered the file with other descriptions: update them.
  const { error, status } =
    added.error?.message === 'submission.key_used'
      ? await database().from('media').update({ alt: row.alt, alt_en: row.alt_en }).eq('id', id)
      : added;
  if (error) throw toAppError(error, status);
  return id;
}

/**
 * Seconds during which browsers use a cached file without revalidation. Short, because content is replaced
 * under the same address; revalidation by ETag transfers no content.
 */
const FRESH_SECONDS = 60;

interface OneObject {
  path: string;
  content: Blob;
  type: string;
  signal: AbortSignal;
  /** Called with the number of bytes sent. */
  onProgress: (sent: number) => void;
}

async function token() {
  const { auth } = await loadSupabase();
  return (await auth.getSession()).data.session?.access_token;
}

/** Uploads an object to the bucket `media`, replacing an existing one. @throws AppError */
const sendObject = ({ content, onProgress, ...object }: OneObject): Promise<void> =>
  upload({
    ...object,
    bucket: 'media',
    content,
    cacheSeconds: FRESH_SECONDS,
    replaces: true,
    token,
    onProgress: (share) => onProgress(share * content.size),
  });

/** Uploads a file and its smaller sizes, replacing existing ones. @throws AppError */
export async function sendContent(
  { objects, type }: PreparedFile,
  { signal, onProgress }: Sending,
): Promise<void> {
  const total = objects.reduce((sum, { content }) => sum + content.size, 0);
  let sent = 0;
  for (const { path, content } of objects) {
    await sendObject({
      path,
      content,
      type,
      signal,
      onProgress: (bytes) => onProgress((sent + bytes) / total),
    });
    sent += content.size;
  }
}

/** Returns a newly uploaded file in the format of the pickers. */
export const uploadedFile = (id: string, file: PreparedFile, { alt, altEn }: Descriptions): MediaFile => {
  const middle = { path: file.path, focalX: 0.5, focalY: 0.5, colour: file.colour };
  return {
    id,
    ...middle,
    url: mediaAddress(middle),
    alt: alt.trim(),
    altEn: altEn.trim() || null,
    width: file.width,
    height: file.height,
    bytes: file.bytes,
    mimeType: file.type,
    name: file.name,
  };
};
