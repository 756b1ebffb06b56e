import { useQuery } from '@tanstack/react-query';
import { useId, type ComponentProps } from 'react';
import { TextInput } from '@/components/ui/text-input';
import { unwrapRows } from '@/lib/errors';
import type { ListTable } from '@/lib/rows';
import { database } from '@/lib/supabase';

interface OfferedInputProps extends Omit<ComponentProps<typeof TextInput>, 'list'> {
  list: ListTable;
  column: string;
  offers: readonly string[];
}

/** One line of text that offers usual values and those of the list's other rows; without them it is a plain one. */
export function OfferedInput({ list, column, offers, ...input }: OfferedInputProps) {
  const id = useId();
  const { data } = useQuery({
    queryKey: [list, 'choices'] as const,
    queryFn: async ({ signal }) =>
      unwrapRows(await database().rpc('list_choices', { list }).abortSignal(signal)),
    meta: { table: list, silent: true },
  });
  const used = data?.filter(({ field }) => field === column).map(({ value }) => value) ?? [];
  const values = [...new Set([...offers, ...used])].sort((one, other) => one.localeCompare(other, 'id'));
  return (
    <>
      <TextInput {...input} list={id} autoComplete="off" />
      <datalist id={id}>
        {values.map((value) => (
          <option key={value} value={value} />
        ))}
      </datalist>
    </>
  );
}
