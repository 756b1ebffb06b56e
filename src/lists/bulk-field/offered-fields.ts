import type { ReactNode } from 'react';
import type { Resource } from '@/forms/resource/define-resource';
import type { AnyField } from '@/forms/resource/fields';

/** A field that many rows can be given one value of. */
export interface ManyField {
  /** Says which values it takes. */
  field: AnyField;
  label: string;
  /** Its input, in a form (react-hook-form) that knows the value by its column. */
  input: ReactNode;
}

/** Kinds whose values many rows share as a rule; texts are offered only where their declaration says so. */
const SHARED: readonly AnyField['kind'][] = ['select', 'reference', 'choices', 'date', 'number', 'toggle'];

/**
 * The fields that staff may give one value in many rows at once: by their kind, or as `inMany` says. Publishing has
 * actions of its own. The database has the same list (many_fields of private.content_tables) and decides.
 */
export const offeredFields = ({ fields }: Pick<Resource, 'fields'>): readonly AnyField[] =>
  fields.filter(
    ({ kind, column, inMany = SHARED.includes(kind) && column !== 'is_published' }: AnyField) => inMany,
  );

/** The value an input starts with; nothing is chosen for anybody. */
export const blankOf = ({ kind }: AnyField): unknown =>
  kind === 'choices' ? [] : kind === 'toggle' ? true : '';
