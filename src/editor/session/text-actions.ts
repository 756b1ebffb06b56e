import type { TextStatus } from '@/domain/text-status';
import { toAppError } from '@/lib/errors';
import type { Language } from '@/lib/i18n/i18n';
import { newId } from '@/lib/new-id';
import { changesOf, isPublished, textOf, valuesOf, type TextState, type TextValues } from '@/editor/text';
import {
  applyDraft,
  createText,
  discardDraft,
  textDraftOf,
  publishDraft,
  restoreRevision,
  saveTextDraft,
  scheduleChange,
  trashText,
  untrashText,
  withdrawText,
} from './text-calls';
import type { TextSession } from './text-session';

const rowValues = ({ table }: TextSession, { row }: TextState) => valuesOf(table, { row, draft: null });

type Call = (state: TextState) => Promise<TextState>;

/**
 * Saves the input, then runs an action on the text. Returns undefined on failure; the session's `save` holds
 * the error. `isNew`: the action changes the content.
 */
async function runCall(session: TextSession, call: Call, isNew = false): Promise<TextState | undefined> {
  session.update({ isBusy: true });
  try {
    for (;;) {
      if (!(await session.flush())) return undefined;
      const { state, values } = session.getSnapshot();
      if (!state) return undefined;
      try {
        const next = await call(state);
        session.applyServerState(next, values, isNew);
        if (!session.isDirty()) session.update({ save: { kind: 'saved', at: new Date() } });
        return next;
      } catch (thrown) {
        if (!(await session.handleSaveError(toAppError(thrown)))) return undefined;
      }
    }
  } finally {
    session.update({ isBusy: false });
  }
}

export const publish = (session: TextSession, languages: readonly Language[], at?: Date) =>
  runCall(session, (state) => publishDraft(session.table, state, languages, at));

/** Schedules the changes of a published text for `at`. */
export const schedule = (session: TextSession, languages: readonly Language[], at: Date) =>
  runCall(session, (state) => scheduleChange(session.table, state, languages, at));

export const withdrawFromSite = (session: TextSession, status: Exclude<TextStatus, 'published'>) =>
  runCall(session, (state) => withdrawText(session.table, state, status));

export const discard = (session: TextSession) =>
  runCall(session, (state) => discardDraft(session.table, state), true);

export const restoreVersion = (session: TextSession, version: number) =>
  runCall(session, (state) => restoreRevision(session.table, state, version), true);

/**
 * Saves now. An unpublished text gets a version in its history; a published row does not change until it is
 * published again.
 */
export async function saveNow(session: TextSession): Promise<boolean> {
  const { state } = session.getSnapshot();
  if (state && isPublished(state.row)) return session.flush();
  return Boolean(
    await runCall(session, (now) => (now.draft ? applyDraft(session.table, now) : Promise.resolve(now))),
  );
}

/** Saves on leaving. An unpublished text gets a version, so that lists show its title. */
export async function leave(session: TextSession): Promise<void> {
  const { save } = session.getSnapshot();
  const isModified =
    save.kind === 'waiting' || save.kind === 'saving' || (save.kind === 'saved' && session.hasSaved);
  if (isModified) await saveNow(session);
}

/** Brings back the draft that a restore or discard replaced. */
export const restoreValues = (session: TextSession, values: TextValues) =>
  runCall(
    session,
    async (state) => {
      const changes = changesOf(rowValues(session, state), values);
      return {
        row: state.row,
        draft: textDraftOf(await saveTextDraft(session.table, state, changes), changes),
      };
    },
    true,
  );

/** Saves, then moves the text to the trash. Returns false on failure; the session holds the error. */
export async function trash(session: TextSession): Promise<boolean> {
  for (;;) {
    if (!(await session.flush())) return false;
    const { state } = session.getSnapshot();
    if (!state) return false;
    try {
      await trashText(session.table, state.row);
      return true;
    } catch (thrown) {
      if (!(await session.handleSaveError(toAppError(thrown)))) return false;
    }
  }
}

/** Restores the text from the trash and saves the input made since. */
export async function untrash(session: TextSession): Promise<void> {
  const { state } = session.getSnapshot();
  if (!state) return;
  await untrashText(session.table, state.row.id);
  session.update({ save: { kind: 'waiting' } });
  await session.flush();
}

/** Creates a new text from the input, because the row was deleted. */
export async function createFromUnsaved(session: TextSession, untitled: string): Promise<TextState> {
  const { values } = session.getSnapshot();
  const slug = `salinan-${newId().slice(0, 8)}`;
  const made = await createText(session.table, { title: textOf(values, 'title').trim() || untitled, slug });
  const author = 'author_id' in values && { author_id: made.row.author_id };
  await saveTextDraft(
    session.table,
    made,
    changesOf(rowValues(session, made), { ...values, slug, ...author }),
  );
  return made;
}
