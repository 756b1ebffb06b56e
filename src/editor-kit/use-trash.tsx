import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toast } from '@/components/toast/toast';
import { toAppError } from '@/lib/errors';
import { textOf } from './text';
import { trash } from './text-actions';
import { trashText } from './text-calls';
import { UndoButton } from './undo-button';
import { useEditing } from './use-text-session';

/** Moves the text to the trash and goes back to the list, where it can be undone. */
export function useTrash(): () => Promise<void> {
  const { t } = useTranslation('editorKit');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { definition, session, state, values } = useEditing();
  const tell = () => queryClient.invalidateQueries({ queryKey: [definition.table] });
  return async () => {
    if (!state) return;
    try {
      if (!(await trash(session))) return;
    } catch (thrown) {
      return void (await session.meet(toAppError(thrown)));
    }
    await tell();
    void navigate(definition.listPath);
    const undo = () => trashText(definition.table, state.row.id, false).then(tell);
    toast({
      title: t('done.trashed', { title: textOf(values, 'title') || t('untitled') }),
      action: <UndoButton onUndo={() => void undo()} />,
    });
  };
}
