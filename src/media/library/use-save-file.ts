import { useSaveRow, type Update } from '@/lib/rows';
import { NewerVersionError } from '@/lib/rows-conflict';

const holds = (row: Readonly<Record<string, unknown>>, values: Readonly<Record<string, unknown>>) =>
  Object.entries(values).every(([column, value]) => row[column] === value);

interface Change {
  id: string;
  values: Update<'media'>;
  /** The one it was typed over: what others save meanwhile is not overwritten. */
  version: string;
  /** The failure of the last try: after a newer version was told of, it is overwritten. */
  before?: unknown;
}

/** Saves what is said of a file. @throws NewerVersionError, AppError */
export function useSaveFile() {
  const { mutateAsync, isPending } = useSaveRow('media');
  const save = async ({ id, values, version, before }: Change) => {
    const isWarned = before instanceof NewerVersionError;
    await mutateAsync({ id, values, ...(!isWarned && { version }) }).catch((error: unknown) => {
      // Our own save, whose answer was lost on the way, is no change of somebody else's.
      if (!(error instanceof NewerVersionError) || !holds(error.latest, values)) throw error;
    });
  };
  return { save, isPending };
}
