import { useQuery } from '@tanstack/react-query';
import { useId, type ComponentProps } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextInput } from '@/ui/controls/text-input';
import { unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';
import type { Offers } from './fields';
import type { FormValues } from './row-values';

interface OfferedInputProps extends Omit<ComponentProps<typeof TextInput>, 'list'> {
  list: string;
  column: string;
  offers: Offers;
}

/**
 * Renders a text input that suggests usual values and those of other rows; a plain input without suggestions.
 */
export function OfferedInput({ list, column, offers, onBlur, ...input }: OfferedInputProps) {
  const id = useId();
  const { getValues, setValue } = useFormContext<FormValues>();
  const typed = useWatch<FormValues>();
  const { data } = useQuery({
    queryKey: [list, 'choices'] as const,
    queryFn: async ({ signal }) =>
      unwrapRows(await database().rpc('list_choices', { list }).abortSignal(signal)),
    meta: { table: list, silent: true },
  });
  const usual = typeof offers.values === 'function' ? offers.values(typed) : offers.values;
  const used = data?.filter(({ field }) => field === column).map(({ value }) => value) ?? [];
  const isOffered = (value: string) => offers.isUsual?.(value, typed) ?? true;
  const values = [...new Set([...usual, ...used.filter(isOffered)])].sort((one, other) =>
    one.localeCompare(other, 'id'),
  );
  const spell = () => {
    const value: unknown = getValues(column);
    if (typeof value !== 'string') return;
    const spelled = offers.spelled?.(value) ?? value;
    if (spelled !== value) setValue(column, spelled, { shouldDirty: true });
  };
  return (
    <>
      <TextInput
        {...input}
        list={id}
        autoComplete="off"
        onBlur={(event) => {
          spell();
          onBlur?.(event);
        }}
      />
      <datalist id={id}>
        {values.map((value) => (
          <option key={value} value={value} />
        ))}
      </datalist>
    </>
  );
}
