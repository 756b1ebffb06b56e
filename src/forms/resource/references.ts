import { useQueries } from '@tanstack/react-query';
import { listQuery } from '@/lib/rows';
import type { ShownFields } from './define-resource';
import type { ReferenceField } from './fields';
import { searchableText, type KitRow } from './row-values';

/** Returns the title of a row for lists that refer to it. */
export const referenceLabel = ({ label }: Pick<ReferenceField, 'label'>, row: KitRow): string =>
  typeof label === 'function'
    ? // Each reference lists only rows of its own table.
      label(row as never)
    : label
        .map((column) => searchableText(row[column]))
        .filter(Boolean)
        .join(' · ');

/** Reads the rows that references can choose from, by field; undefined while loading. */
export function useReferences({ fields }: Pick<ShownFields, 'fields'>) {
  const references = fields.filter((field) => field.kind === 'reference');
  const lists = useQueries({ queries: references.map(({ table }) => listQuery(table)) });
  return (field: ReferenceField): readonly KitRow[] | undefined => lists[references.indexOf(field)]?.data;
}
