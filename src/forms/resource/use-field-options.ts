import type { ShownFields } from './define-resource';
import type { ChoiceField } from './fields';
import { referenceLabel, useReferences } from './references';
import { useResourceTexts } from './resource-texts';

export interface Choice {
  value: string;
  label: string;
}

/** Returns the options of a field, in the order of its definition or of the referenced list. */
export function useChoices(resource: ShownFields): (field: ChoiceField) => Choice[] {
  const text = useResourceTexts(resource);
  const rowsOf = useReferences(resource);
  return (field) =>
    field.kind !== 'reference'
      ? field.options.map((value) => ({ value, label: text(`options.${field.column}.${value}`) }))
      : (rowsOf(field) ?? []).map((row) => ({ value: row.id, label: referenceLabel(field, row) }));
}
