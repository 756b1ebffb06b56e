import { z } from '@/lib/zod';
import { readStored, writeStored } from '@/lib/storage';
import type { FoundRecord } from './record-queries';

const KEY = 'lsbu-palette-last-used';
const MAX_CHOICES = 6;

/** Choice in the palette: a command by id, or a record by kind and id. Never contains a record's content. */
const choiceSchema = z.union([
  z.object({ command: z.string() }),
  z.object({ kind: z.string(), id: z.string(), title: z.string(), slug: z.string().nullable() }),
]);
const storedSchema = z.object({ person: z.string(), choices: z.array(choiceSchema) });
export type RecentChoice = z.infer<typeof choiceSchema>;

/** Returns the current user's last choices in this browser, newest first. */
export function recentChoices(person: string): RecentChoice[] {
  try {
    const stored = storedSchema.safeParse(JSON.parse(readStored(KEY) ?? 'null'));
    return stored.data?.person === person ? stored.data.choices : [];
  } catch {
    return [];
  }
}

const nameOf = (choice: RecentChoice) =>
  'command' in choice ? choice.command : `${choice.kind}:${choice.id}`;

export function recordChoice(person: string, choice: RecentChoice): void {
  const others = recentChoices(person).filter((each) => nameOf(each) !== nameOf(choice));
  writeStored(KEY, JSON.stringify({ person, choices: [choice, ...others].slice(0, MAX_CHOICES) }));
}

/** Returns a record as stored. A case's title is its number; only pages need the detail, their slug. */
export const choiceOf = ({ kind, id, title, detail }: FoundRecord): RecentChoice => ({
  kind,
  id,
  title,
  slug: kind === 'cms_pages' ? detail : null,
});
