import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTexts } from '@/lib/i18n/use-texts';
import type { FormName } from './draft';
import { requestKitMessages } from './messages';
import { issue } from './problem';
import { useProblemMessage } from './use-problem-message';

/** The message for an empty field contains its label, because several such messages would look identical. */
const EMPTY = issue('field.required');

/** Returns the id of a field's input, or of its first option. */
const fieldId = (form: FormName, field: string) => `${form}-${field}`;

/** Focuses a field if it is on screen. */
export const focusField = (form: FormName, field: string) =>
  document.getElementById(fieldId(form, field))?.focus();

export interface FieldProblem<K extends string = string> {
  key: K;
  id: string;
  label: string;
  message: string;
}

/** Returns label, id and error of each field of a form, and all problems in the order of `labels`. */
export function useFields<V extends FieldValues>(
  name: FormName,
  form: UseFormReturn<V>,
  labels: Record<keyof V & string, string>,
) {
  const { t } = useTexts(requestKitMessages);
  const { issueMessage } = useProblemMessage();
  const errors: FieldErrors = form.formState.errors;
  const fields = Object.keys(labels) as (keyof V & string)[]; // labels has exactly these keys

  const field = (key: keyof V & string) => {
    const message = errors[key]?.message;
    return {
      id: fieldId(name, key),
      label: labels[key],
      error:
        message === EMPTY
          ? t(form.getValues()[key] === false ? 'unticked' : 'empty', { field: labels[key] })
          : typeof message === 'string'
            ? issueMessage(message, key)
            : undefined,
    };
  };
  /** Returns id and error of a checkbox, which has its own label. */
  const box = (key: keyof V & string) => {
    const { id, error } = field(key);
    return { id, error };
  };
  const problems: FieldProblem<keyof V & string>[] = fields.flatMap((key) => {
    const { id, label, error } = field(key);
    return error ? [{ key, id, label, message: error }] : [];
  });
  return { field, box, problems };
}

export type FieldOf<V> = (key: keyof V & string) => { id: string; label: string; error: string | undefined };
export type BoxOf<V> = (key: keyof V & string) => { id: string; error: string | undefined };
