import { useSaveRow, type Update } from '@/lib/rows';
import { NewerVersionError } from '@/lib/rows-conflict';

const holds = (row: Readonly<Record<string, unknown>>, values: Readonly<Record<string, unknown>>) =>
  Object.entries(values).every(([column, value]) => row[column] === value);

interface Change {
  id: string;
  values: Update<'media'>;
  /** Version that the edit is based on, to protect other users' changes. */
  version: string;
  /** Error of the last attempt. After a reported conflict, saving overwrites the newer version. */
  before?: unknown;
}

/** Saves a file's descriptions, name and focal point. @throws NewerVersionError, AppError */
export function useSaveFile() {
  const { mutateAsync, isPending } = useSaveRow('media');
  const save = async ({ id, values, version, before }: Change) => {
    const isWarned = before instanceof NewerVersionError;
    await mutateAsync({ id, values, ...(!isWarned && { version }) }).catch((error: unknown) => {
      // An earlier save whose response was lost is not a conflict.
      if (!(error instanceof NewerVersionError) || !holds(error.latest, values)) throw error;
    });
  };
  return { save, isPending };
}
