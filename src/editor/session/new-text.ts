import { toAppError } from '@/lib/errors';
import { newId } from '@/lib/new-id';
import { isSlug, slugify } from '@/lib/slug';
import { changesOf, textOf, valuesOf, type TextState, type TextTable, type Values } from '@/editor/text';
import { createText } from './text-calls';

/** Four random letters and digits. */
const suffix = () => newId().slice(0, 4);

interface Started {
  state: TextState;
  /** The values at creation, and the values with what was typed since. */
  values: { sent: Values; now: Values };
}

/**
 * Creates the row of a new text with its title and a free slug; the rest becomes its draft. `id` stays the same until
 * the answer has come, so that a text whose answer was lost is not created twice.
 */
export async function startText(
  table: TextTable,
  id: string,
  initial: Values,
  sent: Values,
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
  // The slug was taken; continue with the one assigned.
  const slug = state.row.slug.startsWith(`${wanted}-`) ? state.row.slug : sent.slug;
  return { state, values: { sent, now: { ...row, ...changesOf(initial, sent), title: sent.title, slug } } };
}
