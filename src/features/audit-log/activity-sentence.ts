import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { keyOr } from '@/lib/key-or';
import { useRecords } from '@/session/records';
import { auditLogMessages } from './messages';

const { actor, action, table: unseen } = auditLogMessages.id;

/** Message keys for the entries of the audit log; those without words of their own get the general ones. */
export const actorKey = (kind: string) => keyOr(actor, kind, 'system');
export const actionKey = (name: string) => keyOr(action, name, 'other');
const unseenKey = (table: string) => keyOr(unseen, table, 'other');

/** Every table that the audit log may name, with the words for one of its rows: those of screens first. */
export function useTableLabels() {
  const { t } = useTexts(auditLogMessages);
  const language = useLanguage();
  const { kinds, kindOf } = useRecords();
  const wordsOf = (table: string) => kindOf(table)?.row[language] ?? t(`table.${unseenKey(table)}`);
  const others = Object.keys(unseen).filter((table) => table !== 'other');
  return { wordsOf, tables: [...kinds.map(({ table }) => table), ...others] };
}

type Line = {
  actor_name: string | null;
  actor_kind: string;
  action: string;
  table_name: string;
};

/** An entry of the log in words: the person and the action. */
export function useLineWords() {
  const { t } = useTexts(auditLogMessages);
  const language = useLanguage();
  const { kindOf } = useRecords();
  const { wordsOf } = useTableLabels();
  return {
    // The database leaves the name out where nobody was signed in, whatever its type says.
    who: (line: Line) => line.actor_name || t(`actor.${actorKey(line.actor_kind)}`),
    what: ({ action: done, table_name: table }: Line) => {
      // Rows are exported together, as the list they stand in.
      const list = done === 'export' ? kindOf(table)?.list[language] : undefined;
      return list ? t('exportedList', { list }) : t(`action.${actionKey(done)}`, { thing: wordsOf(table) });
    },
  };
}
