import { unwrap } from '@/lib/errors';
import { database } from '@/lib/supabase';
import type { OpenThread } from '@/features/cases/inbox/thread';
import { firstPath, useAttachments } from './use-attachments';

/** Manages the attachments of a message or note. `name` identifies the text within the case or message. */
export const useAnswerFiles = ({ inbox: { kind }, row: { id } }: OpenThread, name: string) =>
  useAttachments(`${name}-files:${id}`, async (files, key) =>
    firstPath(unwrap(await database().rpc('announce_answer_files', { kind, id, files, key }))),
  );
