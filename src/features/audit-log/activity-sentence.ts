import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { keyOr } from '@/lib/key-or';
import { useRecords } from '@/session/records';
import { auditLogMessages } from './messages';

const { actor, action, table: unseen } = auditLogMessages.id;

/** Message keys for entries of the audit log; unknown values use the general texts. */
export const actorKey = (kind: string) => keyOr(actor, kind, 'system');
export const actionKey = (name: string) => keyOr(action, name, 'other');
const unseenKey = (table: string) => keyOr(unseen, table, 'other');

/** Returns the labels of all tables in the audit log; tables with a screen use its name. */
export function useTableLabels() {
  const { t } = useTexts(auditLogMessages);
  const language = useLanguage();
  const { kinds, kindOf } = useRecords();
  const tableLabel = (table: string) => kindOf(table)?.row[language] ?? t(`table.${unseenKey(table)}`);
  const others = Object.keys(unseen).filter((table) => table !== 'other');
  return { wordsOf: tableLabel, tables: [...kinds.map(({ table }) => table), ...others] };
}

type Line = {
  actor_name: string | null;
  actor_kind: string;
  action: string;
  table_name: string;
};

/** Returns functions that name the actor and the action of an entry. */
export function useActivitySentence() {
  const { t } = useTexts(auditLogMessages);
  const language = useLanguage();
  const { kindOf } = useRecords();
  const { wordsOf } = useTableLabels();
  return {
    // The generated type omits null: the name is null if no one was signed in.
    who: (line: Line) => line.actor_name || t(`actor.${actorKey(line.actor_kind)}`),
    what: ({ action: done, table_name: table }: Line) => {
      // An export covers many rows, so it is named after the list.
      const list = done === 'export' ? kindOf(table)?.list[language] : undefined;
      return list ? t('exportedList', { list }) : t(`action.${actionKey(done)}`, { thing: wordsOf(table) });
    },
  };
}
