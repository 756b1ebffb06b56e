import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Unsaved } from './unsaved';
import { useUnsaved } from './use-unsaved';

/** Draft of a record's form: its values, and the version they are based on (null for a new record). */
export interface TypedDraft<Base, Values> {
  base: Base;
  values: Values;
}

interface Options<Base> {
  keep: (value: unknown) => void;
  base: Base;
  /** True if the form starts with a draft's values: it then counts as unsaved before any change. */
  isRestored?: boolean;
  /** Returns true if a URL change closes the form; by default, any does. */
  isLeft?: Unsaved['isLeft'];
}

/** Stores the draft of a react-hook-form with the version it is based on, and asks before leaving. */
export function useTypedDraft<Base, Values extends Record<string, unknown>>(
  form: Pick<UseFormReturn<Values>, 'subscribe'> & { isDirty: boolean },
  { keep, base, isRestored = false, isLeft }: Options<Base>,
) {
  const { subscribe } = form;
  const onChange = useEffectEvent((values: Values, isDirty: boolean) =>
    keep(isDirty || isRestored ? ({ base, values } satisfies TypedDraft<Base, Values>) : undefined),
  );
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => onChange(values, isDirty === true),
      }),
    [subscribe],
  );
  return useUnsaved(form.isDirty || isRestored, {
    onDiscard: () => keep(undefined),
    ...(isLeft && { isLeft }),
  });
}
