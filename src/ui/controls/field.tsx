import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import { commonMessages } from '@/ui/messages';
import { useTexts } from '@/lib/i18n/use-texts';
import { FieldContext } from './field-control';
import { FieldNote, noteIds } from './field-note';

interface FieldProps {
  label: ReactNode;
  /** `TextInput`, `TextArea`, `Select`, or any other input that calls `useFieldControl`. */
  children: ReactNode;
  hint?: ReactNode;
  /** Error and how to fix it: react-hook-form's `errors.name?.message`. */
  error?: string | undefined;
  required?: boolean;
  /** Marks the field as optional, in forms where most fields are required. */
  optional?: boolean;
  /** Hides the label on screen (a search box with a visible button). */
  hideLabel?: boolean;
  id?: string;
  className?: string;
}

/** Renders label, input, hint and error as one group, linked for assistive technology. */
export function Field({
  label,
  children,
  hint,
  error,
  required,
  optional,
  hideLabel,
  id,
  className,
}: FieldProps) {
  const { t } = useTexts(commonMessages);
  const generated = useId();
  const inputId = id ?? generated;
  return (
    <FieldContext
      value={{
        id: inputId,
        describedBy: noteIds(inputId, hint, error),
        isInvalid: Boolean(error),
        isRequired: Boolean(required),
      }}
    >
      <div className={clsx('space-y-1.5', className)}>
        <label htmlFor={inputId} className={hideLabel ? 'sr-only' : 'block text-sm font-semibold'}>
          {label}
          {required && (
            <span className="ms-1 text-danger" aria-hidden title={t('required')}>
              *
            </span>
          )}
          {optional && (
            <>
              {' '}
              <span className="font-normal text-text-muted">({t('optional')})</span>
            </>
          )}
        </label>
        {children}
        <FieldNote id={inputId} hint={hint} error={error} />
      </div>
    </FieldContext>
  );
}
