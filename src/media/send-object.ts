import { loadSupabase } from '@/lib/supabase';
import { upload } from '@/lib/upload';

/**
 * Time that browsers show a file without asking, in seconds: content is replaced under its address, and asking
 * again costs no content (its tag is compared).
 */
const FRESH_SECONDS = 60;

interface SendObject {
  path: string;
  content: Blob;
  type: string;
  signal: AbortSignal;
  /** Bytes that have gone out. */
  onProgress: (sent: number) => void;
}

async function token() {
  const { auth } = await loadSupabase();
  return (await auth.getSession()).data.session?.access_token;
}

/** Puts an object into the bucket `media`, in place of the one under its path. @throws AppError */
export const sendObject = ({ content, onProgress, ...object }: SendObject): Promise<void> =>
  upload({
    ...object,
    bucket: 'media',
    content,
    cacheSeconds: FRESH_SECONDS,
    replaces: true,
    token,
    onProgress: (share) => onProgress(share * content.size),
  });
