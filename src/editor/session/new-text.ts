import { toAppError } from '@/lib/errors';
import { newId } from '@/lib/new-id';
import { isSlug, slugify } from '@/lib/slug';
import { changesOf, textOf, valuesOf, type TextState, type TextTable, type TextValues } from '@/editor/text';
import { createText } from './text-calls';

/** Returns four random letters and digits. */
const suffix = () => newId().slice(0, 4);

interface Started {
  state: TextState;
  /** Values sent on creation, and current values including later input. */
  values: { sent: TextValues; now: TextValues };
}

/**
 * Creates the row of a new text with its title and a free slug; the other values become its draft. `id` is
 * the idempotency key: reuse it until a response arrives, so that a retry does not create a second text.
 */
export async function startText(
  table: TextTable,
  id: string,
  initial: TextValues,
  sent: TextValues,
  untitled: string,
): Promise<Started> {
  const title = textOf(sent, 'title').trim() || untitled;
  const wanted = isSlug(textOf(sent, 'slug')) ? textOf(sent, 'slug') : `${slugify(title)}-${suffix()}`;
  const make = (slug: string) => createText(table, { title, slug }, id);
  const state = await make(wanted).catch((thrown: unknown) => {
    const error = toAppError(thrown);
    if (error.code !== '23505') throw error;
    return make(`${wanted}-${suffix()}`);
  });
  const row = valuesOf(table, state);
  // The slug was taken: continue with the assigned one.
  const slug = state.row.slug.startsWith(`${wanted}-`) ? state.row.slug : sent.slug;
  return { state, values: { sent, now: { ...row, ...changesOf(initial, sent), title: sent.title, slug } } };
}
