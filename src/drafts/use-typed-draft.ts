import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Unsaved } from './unsaved';
import { useUnsaved } from './use-unsaved';

/** The draft of a record's form: the version it was typed over, null for a new one, and the values. */
export interface TypedDraft<Base, Values> {
  base: Base;
  values: Values;
}

interface Options<Base> {
  keep: (value: unknown) => void;
  base: Base;
  /** A draft is in the form as what it starts with, so that it counts as unsaved though nothing is changed yet. */
  isRestored?: boolean;
  /** True for a change of address that closes the form; without it, any. */
  isLeft?: Unsaved['isLeft'];
}

/** Keeps what is typed into a form of react-hook-form with the version it is typed over, and asks before it is left. */
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
