import { columnIn, CONTENT_LANGUAGES } from '@/config/languages';
import { AppError } from '@/lib/errors';
import { copiedTitle } from '@/lib/copied-title';
import { newId } from '@/lib/new-id';
import { slugify } from '@/lib/slug';
import { createText, readText, saveDraft } from './session/text-calls';
import { changesOf, textOf, valuesOf, type TextTable } from './text';

/** As long as the database takes. */
const LONGEST_TITLE = 200;

/**
 * Makes a draft that says what another text and its working copy say, under a title and address of its own, by whoever
 * makes it. Resolves with its id.
 * @throws AppError not_found when the text is gone; what the database refuses
 */
export async function copyText(table: TextTable, id: string): Promise<string> {
  const source = await readText(table, { id });
  if (!source) throw new AppError('not_found', 'The text is gone');
  const values = valuesOf(table, source);
  const titles = Object.fromEntries(
    CONTENT_LANGUAGES.flatMap((language) => {
      const column = columnIn('title', language);
      const title = copiedTitle(textOf(values, column), language, LONGEST_TITLE);
      return title ? [[column, title]] : [];
    }),
  );
  const title = textOf(titles, 'title');
  const made = await createText(table, { title, slug: `${slugify(title)}-${newId().slice(0, 4)}` });
  const { slug, author_id } = made.row;
  const wanted = { ...values, ...titles, slug, ...('author_id' in values && { author_id }) };
  await saveDraft(table, made, changesOf(valuesOf(table, made), wanted));
  return made.row.id;
}
