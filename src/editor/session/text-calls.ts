import type { TextStatus } from '@/domain/text-status';
import { toAppError, unwrap, unwrapRows } from '@/lib/errors';
import type { Language } from '@/lib/i18n/i18n';
import { newId } from '@/lib/new-id';
import { database } from '@/lib/supabase';
import { uuid } from '@/lib/url-state';
import type { TextDraft, TextRow, TextState, TextTable, TextValues } from '@/editor/text';

type Call = PromiseLike<{ data: unknown; error: unknown; status: number }>;
// TypeScript finds no common call signature for the two tables; both have these columns.
const from = (table: TextTable) => database().from(table as 'articles');
// rpc() types jsonb as Json, which does not accept an index signature of unknown.
const json = (values: TextValues) => values as never;

/** Returns the versions that a change is based on. */
const seen = (table: TextTable, { row, draft }: TextState) => ({
  text_table: table,
  text_id: row.id,
  seen_version: row.version,
  ...(draft && { seen_draft: draft.version }),
});

/** Reads {row, draft} as returned by private.text_state. */
async function stateFrom(call: Call): Promise<TextState> {
  return unwrap(await call) as TextState;
}

/** Reads a text and its draft by id or slug, also from the trash; null if it does not exist. */
export async function readText(
  table: TextTable,
  by: { id: string } | { slug: string },
  signal?: AbortSignal,
): Promise<TextState | null> {
  // Reject an invalid id from the URL here: the database would raise an error.
  if ('id' in by && !uuid(by.id.toLowerCase())) return null;
  const [column, value] = 'id' in by ? (['id', by.id] as const) : (['slug', by.slug] as const);
  let asked = from(table).select('*').eq(column, value);
  if (signal) asked = asked.abortSignal(signal);
  const readTextDraft = (id: string) =>
    database()
      .from('drafts')
      .select('version, changes, saved_name, saved_at')
      .eq('table_name', table)
      .eq('row_id', id)
      .maybeSingle();
  // With an id, row and draft are queried in parallel. A save between the two responses is detected on
  // saving, which compares versions.
  const [{ data: row, error, status }, draftById] = await Promise.all([
    asked.maybeSingle(),
    'id' in by ? readTextDraft(by.id) : undefined,
  ]);
  if (error) throw toAppError(error, status);
  if (!row) return null;
  const found = draftById ?? (await readTextDraft(row.id));
  if (found.error) throw toAppError(found.error, found.status);
  // The selected columns match TextRow and TextDraft; a check constraint ensures that `changes` is an object.
  return { row: row as unknown as TextRow, draft: found.data as TextDraft | null };
}

/**
 * Creates an unpublished text. Idempotent by id: a retry creates no second text and keeps the first title.
 */
export async function createText(table: TextTable, values: TextValues, id = newId()): Promise<TextState> {
  const row = { ...values, id, status: 'draft' };
  const { data, error, status } = await from(table)
    .insert(row as never)
    .select()
    .maybeSingle();
  const isThere = error?.message === 'submission.key_used';
  if (error && !isThere) throw toAppError(error, status);
  // A retry returns no row, because the row already exists.
  const made: unknown = data ?? unwrap(await from(table).select('*').eq('id', id).single());
  return { row: made as TextRow, draft: null };
}

export interface Saved {
  version: number;
  draft: number | null;
  saved_at: string;
}

/** Returns the draft after a save; null if nothing differs from the row. */
export const textDraftOf = ({ draft, saved_at }: Saved, changes: TextValues): TextDraft | null =>
  draft === null ? null : { version: draft, changes, saved_at };

/** Saves all differences from the row as its draft. */
export async function saveTextDraft(table: TextTable, state: TextState, changes: TextValues): Promise<Saved> {
  const answer = await database().rpc('save_draft', { ...seen(table, state), changes: json(changes) });
  return unwrap(answer) as unknown as Saved; // documented in the comment of the SQL function
}

export const discardDraft = (table: TextTable, state: TextState) =>
  stateFrom(database().rpc('discard_draft', seen(table, state)));

export const applyDraft = (table: TextTable, state: TextState) =>
  stateFrom(database().rpc('apply_draft', seen(table, state)));

export const publishDraft = (table: TextTable, state: TextState, languages: readonly Language[], at?: Date) =>
  stateFrom(
    database().rpc('publish_draft', {
      ...seen(table, state),
      languages: [...languages],
      ...(at && { publish_at: at.toISOString() }),
    }),
  );

export const scheduleChange = (
  table: TextTable,
  state: TextState,
  languages: readonly Language[],
  at: Date,
) =>
  stateFrom(
    database().rpc('schedule_change', {
      ...seen(table, state),
      languages: [...languages],
      publish_at: at.toISOString(),
    }),
  );

export const withdrawText = (table: TextTable, state: TextState, status: Exclude<TextStatus, 'published'>) =>
  stateFrom(database().rpc('withdraw_text', { ...seen(table, state), new_status: status }));

export const restoreRevision = (table: TextTable, state: TextState, version: number) =>
  stateFrom(database().rpc('restore_revision', { ...seen(table, state), old_version: version }));

/** Moves the displayed version to the trash. @throws version.old if there is a newer one */
export async function trashText(table: TextTable, { id, version }: TextRow): Promise<void> {
  const trashed = { deleted_at: new Date().toISOString(), version };
  unwrap(await from(table).update(trashed).eq('id', id).select('id').single());
}

/** Restores a text from the trash, regardless of its version. */
export async function untrashText(table: TextTable, id: string): Promise<void> {
  const { version } = unwrap(await from(table).select('version').eq('id', id).single());
  unwrap(await from(table).update({ deleted_at: null, version }).eq('id', id).select('id').single());
}

export interface Revision {
  version: number;
  snapshot: TextValues;
  actor_name: string | null;
  created_at: string;
}

/** Reads earlier versions, latest first. */
export async function readRevisions(table: TextTable, id: string, signal: AbortSignal): Promise<Revision[]> {
  const rows = unwrapRows(
    await database()
      .from('revisions')
      .select('version, snapshot, actor_name, created_at')
      .eq('table_name', table)
      .eq('row_id', id)
      .order('version', { ascending: false })
      .limit(50)
      .abortSignal(signal),
  );
  return rows as Revision[]; // `snapshot` is the row as an object
}

/** Returns the owner of a slug: another text, an earlier slug of another text, or none. */
export async function slugOwner(
  table: TextTable,
  slug: string,
  id: string | undefined,
  signal: AbortSignal,
): Promise<'text' | 'redirect' | null> {
  const others = from(table).select('id').eq('slug', slug);
  const texts = unwrapRows(await (id ? others.neq('id', id) : others).limit(1).abortSignal(signal));
  if (texts.length > 0) return 'text';
  const former = database().from('redirects').select('id').eq('table_name', table).eq('old_slug', slug);
  const redirects = unwrapRows(await (id ? former.neq('row_id', id) : former).limit(1).abortSignal(signal));
  return redirects.length > 0 ? 'redirect' : null;
}

/** Releases an earlier slug, so that another text can use it. */
export async function releaseSlug(table: TextTable, slug: string): Promise<void> {
  unwrap(
    await database().from('redirects').delete().eq('table_name', table).eq('old_slug', slug).select('id'),
  );
}
