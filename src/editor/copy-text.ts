import { columnIn, CONTENT_LANGUAGES } from '@/config/languages';
import { AppError } from '@/lib/errors';
import { copyTitle } from '@/lib/copied-title';
import { newId } from '@/lib/new-id';
import { slugify } from '@/lib/slug';
import { createText, readText, saveTextDraft } from './session/text-calls';
import { changesOf, textOf, valuesOf, type TextTable } from './text';

/** Same limit as in the database. */
const MAX_TITLE_LENGTH = 200;

/**
 * Creates a draft from another text and its unpublished changes, with a new title and slug and the user as
 * author. Returns its id. @throws AppError not_found if the text was deleted; errors of the database
 */
export async function copyText(table: TextTable, id: string): Promise<string> {
  const source = await readText(table, { id });
  if (!source) throw new AppError('not_found', 'The text was deleted');
  const values = valuesOf(table, source);
  const titles = Object.fromEntries(
    CONTENT_LANGUAGES.flatMap((language) => {
      const column = columnIn('title', language);
      const title = copyTitle(textOf(values, column), language, MAX_TITLE_LENGTH);
      return title ? [[column, title]] : [];
    }),
  );
  const title = textOf(titles, 'title');
  const made = await createText(table, { title, slug: `${slugify(title)}-${newId().slice(0, 4)}` });
  const { slug, author_id } = made.row;
  const wanted = { ...values, ...titles, slug, ...('author_id' in values && { author_id }) };
  await saveTextDraft(table, made, changesOf(valuesOf(table, made), wanted));
  return made.row.id;
}
