import { createContext, use } from 'react';

export interface FieldControl {
  id: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
}

export const FieldContext = createContext<FieldControl | null>(null);

interface OwnProps {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/**
 * Returns the attributes that link an input to label, hint and error of the surrounding `Field`. Outside a
 * `Field`, returns none; the input then needs an `aria-label`.
 */
export function useFieldControl(own: OwnProps) {
  const field = use(FieldContext);
  if (!field) return {};
  return {
    id: own.id ?? field.id,
    'aria-describedby': [own['aria-describedby'], field.describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': field.isInvalid || undefined,
    'aria-required': field.isRequired || undefined,
  };
}
