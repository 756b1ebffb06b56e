import { useTexts } from '@/lib/i18n/use-texts';
import { actionKey, actorKey, tableKey } from './activity-words';
import { auditLogMessages } from './messages';

type Line = {
  actor_name: string | null;
  actor_kind: string;
  action: string;
  table_name: string;
};

/** An entry of the log in words: the person and the action. */
export function useLineWords() {
  const { t } = useTexts(auditLogMessages);
  return {
    who: (line: Line) => line.actor_name || t(`actor.${actorKey(line.actor_kind)}`),
    what: (line: Line) =>
      t(`action.${actionKey(line.action)}`, { thing: t(`table.${tableKey(line.table_name)}`) }),
  };
}
