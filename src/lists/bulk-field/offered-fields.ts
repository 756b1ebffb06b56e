import type { ReactNode } from 'react';
import type { Resource } from '@/forms/resource/define-resource';
import type { AnyField } from '@/forms/resource/fields';

/** Field available for bulk editing. */
export interface ManyField {
  /** Defines the accepted values. */
  field: AnyField;
  label: string;
  /** Input of the field, registered in react-hook-form under the column. */
  input: ReactNode;
}

/** Kinds of fields whose values rows often share. Texts are offered only if declared with `inMany`. */
const SHARED: readonly AnyField['kind'][] = ['select', 'reference', 'choices', 'date', 'number', 'toggle'];

/**
 * Returns the fields available for bulk editing: by kind, or as `inMany` overrides. Publishing has its own
 * actions. The database has the same list (many_fields of private.content_tables).
 */
export const offeredFields = ({ fields }: Pick<Resource, 'fields'>): readonly AnyField[] =>
  fields.filter(
    ({ kind, column, inMany = SHARED.includes(kind) && column !== 'is_published' }: AnyField) => inMany,
  );

/** Returns an input's initial value; no option is preselected. */
export const blankOf = ({ kind }: AnyField): unknown =>
  kind === 'choices' ? [] : kind === 'toggle' ? true : '';
