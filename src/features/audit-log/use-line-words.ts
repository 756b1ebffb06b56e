import { useTranslation } from 'react-i18next';
import { actionKey, actorKey, tableKey } from './activity-words';

type Line = {
  actor_name: string | null;
  actor_kind: string;
  action: string;
  table_name: string;
};

/** An entry of the log in words: the person and the action. */
export function useLineWords() {
  const { t } = useTranslation('auditLog');
  return {
    who: (line: Line) => line.actor_name || t(`actor.${actorKey(line.actor_kind)}`),
    what: (line: Line) =>
      t(`action.${actionKey(line.action)}`, { thing: t(`table.${tableKey(line.table_name)}`) }),
  };
}
