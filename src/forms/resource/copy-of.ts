import { columnsIn, columnLanguage } from '@/lib/content-languages';
import { copyTitle } from '@/lib/copied-title';
import type { Resource } from './define-resource';
import { toFormValues, searchableText, type FormValues, type KitRow } from './row-values';

/**
 * Returns the form values for a copy of a row: unpublished, with a title marked as a copy in each language.
 * Omits fields without an input, and the names, numbers and codes that identify a row.
 */
export function copyOf({ fields, titleColumn }: Resource, row: KitRow): FormValues {
  const hidden = fields.filter(({ isHidden }) => isHidden);
  const values = { ...toFormValues(fields, row), ...toFormValues(hidden) };
  const title = fields.find(({ column }) => column === titleColumn);
  const longest = title && 'max' in title ? title.max : 0;
  for (const column of title?.localized ? columnsIn(titleColumn) : [titleColumn])
    values[column] = title?.localized
      ? copyTitle(searchableText(values[column]), columnLanguage(column), longest)
      : '';
  return { ...values, ...('is_published' in values && { is_published: false }) };
}
